import Foundation

/// A system that the package is built on.
enum Platform: String, CaseIterable, Sendable {
  case linux = "Linux"
  case mac = "a Mac"

  /// Whether a condition of `#if` is true on the platform, or `nil` if that depends on something else.
  fileprivate func satisfies(_ condition: String) -> Bool? {
    switch condition {
    case "canImport(Darwin)", "canImport(MachO)", "os(macOS)": self == .mac
    case "canImport(Glibc)", "canImport(FoundationXML)", "canImport(FoundationNetworking)",
      "os(Linux)":
      self == .linux
    case "canImport(Musl)": false
    // On Linux, UIKit is the stand-in.
    case "canImport(UIKit)": self == .mac ? false : nil
    case "canImport(XcodeProjectPlugin)": self == .linux ? false : nil
    case _: nil
    }
  }
}

/// The lines of a Swift file with the platforms that compile them; lines in multiline strings are empty.
struct ConditionalSource {
  struct Line {
    /// The line number, starting with 1.
    let number: Int
    /// The text without comments.
    let code: String
    /// The platforms that may compile it.
    let platforms: Set<Platform>
  }

  let text: String
  let lines: [Line]

  init(_ text: String) {
    var lines: [Line] = []
    var branches: [Branches] = []
    // Lines in multiline strings aren't code.
    var isText = false
    let all = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in all.enumerated() {
      let isQuoted = isText
      let code = isQuoted ? "" : Self.withoutComment(line)
      let quotes = (isQuoted ? String(line) : code).components(separatedBy: "\"\"\"").count - 1
      if quotes % 2 == 1 { isText.toggle() }
      let words =
        code.contains("#") ? code.split(separator: " ", maxSplits: 1).map(String.init) : []
      let condition = words.count == 2 ? words[1] : ""
      switch words.first {
      case "#if": branches.append(Branches(first: condition))
      case "#elseif": branches.indices.last.map { branches[$0].turn(to: condition) }
      case "#else": branches.indices.last.map { branches[$0].turn(to: nil) }
      case "#endif": _ = branches.popLast()
      case _:
        let platforms = Set(Platform.allCases).filter { platform in
          branches.allSatisfy { $0.now.contains(platform) }
        }
        lines.append(Line(number: index + 1, code: code, platforms: platforms))
      }
    }
    self.text = text
    self.lines = lines
  }

  private static func withoutComment(_ line: Substring) -> String {
    guard line.utf8.contains(UInt8(ascii: "/")) else { return String(line) }
    var isText = false
    var last: Character = " "
    for index in line.indices {
      if line[index] == "\"", last != "\\" { isText.toggle() }
      if !isText, line[index...].hasPrefix("//") { return String(line[..<index]) }
      last = line[index]
    }
    return String(line)
  }
}

/// The branches of one `#if`.
private struct Branches {
  /// The platforms that may compile the current branch.
  private(set) var now: Set<Platform>
  /// The platforms that certainly compile an earlier branch.
  private var done: Set<Platform> = []
  private var condition: String?

  init(first condition: String) {
    now = []
    turn(to: condition)
  }

  /// Continues with the next branch and its condition, or `nil` for `#else`.
  mutating func turn(to next: String?) {
    if let condition {
      done.formUnion(Platform.allCases.filter { Condition(condition, on: $0).value == true })
    }
    condition = next
    now = Set(Platform.allCases).subtracting(done).filter { platform in
      next.map { Condition($0, on: platform).value != false } ?? true
    }
  }
}

/// A condition of `#if`, read for one platform; the value is `nil` if it depends on something else.
private struct Condition {
  private(set) var value: Bool?
  private var tokens: ArraySlice<String>
  private let platform: Platform

  init(_ text: String, on platform: Platform) {
    self.platform = platform
    let pattern = #/[A-Za-z_]+(?:\([^()]*\))?|\|\||&&|!|\(|\)/#
    tokens = text.matches(of: pattern).map { String($0.output) }[...]
    value = any()
  }

  private mutating func any() -> Bool? {
    var result = all()
    while tokens.first == "||" {
      tokens.removeFirst()
      let next = all()
      result = result == true || next == true ? true : result == nil || next == nil ? nil : false
    }
    return result
  }

  private mutating func all() -> Bool? {
    var result = one()
    while tokens.first == "&&" {
      tokens.removeFirst()
      let next = one()
      result =
        result == false || next == false ? false : result == nil || next == nil ? nil : true
    }
    return result
  }

  private mutating func one() -> Bool? {
    switch tokens.popFirst() {
    case "!": return one().map { !$0 }
    case "(":
      let result = any()
      _ = tokens.popFirst()
      return result
    case let atom?: return platform.satisfies(atom)
    case nil: return nil
    }
  }
}
