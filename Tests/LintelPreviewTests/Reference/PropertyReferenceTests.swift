import Foundation
import LintelSchema
import Testing

@Suite("The reference page of properties")
struct PropertyReferenceTests {
  private let page = propertyReference()

  @Test("The committed page matches the table")
  func committed() throws {
    let url = URL(filePath: #filePath)
      .appending(path: "../../../Specs/properties.md")
      .standardizedFileURL
    let committed = try? String(contentsOf: url, encoding: .utf8)
    if committed != page, ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try page.write(to: url, atomically: true, encoding: .utf8)
      Issue.record("rewrote \(url.lastPathComponent); run again without UPDATE_GOLDENS")
      return
    }
    let old = (committed ?? "").split(separator: "\n")
    let new = page.split(separator: "\n")
    let difference = new.difference(from: old)
    #expect(
      committed == page,
      "run with UPDATE_GOLDENS=1: \(difference.map(\.described).joined(separator: "\n"))"
    )
  }

  @Test("Every row occurs once, with every place where it is mounted")
  func complete() {
    let lines = page.split(separator: "\n").map(String.init)
    let rows = Set(Schema.standard.leaves.map { "\($0.component) \($0.property.name)" })
    #expect(lines.filter { $0.hasPrefix("| [`") }.count == rows.count)
    for leaf in Schema.standard.leaves where !leaf.place.isEmpty {
      let isState = leaf.buttonState.map { $0 != .normal } ?? false
      #expect(isState || page.contains("`\(leaf.place)`"), "\(leaf.place) is missing")
      #expect(
        page.contains("| [`\(leaf.property.name)`](reference/"),
        "\(leaf.property.name) is missing"
      )
    }
  }

  @Test("A button's states are beside the button, and an availability is beside its place")
  func places() {
    #expect(page.contains("`toolbar.button` (and `.highlighted` `.disabled` `.focused`)"))
    #expect(page.contains("`navigationBar.largeSubtitle` (iOS 26)"))
    #expect(!page.contains("`navigationBar.largeTitle` (iOS"))
  }

  @Test("No cell contains text that would break a table or a heading")
  func markdown() {
    for line in page.split(separator: "\n") where line.hasPrefix("|") {
      #expect(line.split(separator: "|", omittingEmptySubsequences: false).count == 9, "\(line)")
    }
  }

  @Test("A component's own properties, places, and shorthands form a section")
  func section() {
    let part = Component(
      "Lamp",
      [
        Property(
          "glow.color",
          .color,
          "The color of the glow.",
          uikit: .property("glowColor"),
          since: .ios(14, deprecated: 26),
          initial: "white",
          isOptional: true
        )
      ],
      shorthands: [
        Shorthand(
          "glow",
          .color,
          "The glow.",
          expandsTo: ["glow.color": .written],
          whenNone: ["glow.color": .none]
        )
      ]
    )
    let block = Component(
      "Block",
      parts: [
        Part("left", part, "The left lamp."),
        Part("right", part, "The right lamp.", since: .ios(27)),
      ]
    )
    let text = propertyReference(of: block)
    #expect(
      text.contains(
        """
        ## Lamp

        Under `left`, `right` (iOS 27).

        | property | value | default | set on | since | UIKit | description |
        |---|---|---|---|---|---|---|
        | `glow.color` | color or `none` | white |  | 14, deprecated 26 | `glowColor` | The color of the glow. |

        - A value for `glow` itself (color) sets `glow.color`. `none` makes `glow.color` `none`.

        """
      )
    )
  }
}

extension CollectionDifference<Substring>.Change {
  fileprivate var described: String {
    switch self {
    case .insert(_, let line, _): "+ \(line)"
    case .remove(_, let line, _): "- \(line)"
    }
  }
}
