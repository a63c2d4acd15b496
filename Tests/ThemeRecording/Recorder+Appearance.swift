import UIKit

@MainActor
extension Recorder {
  /// An object as a bar shows it: with UIKit's default if nothing was ever set on it, and without a background if UIKit modified it.
  func shown(_ appearance: UIBarAppearance, isModified: Bool = false) -> Record {
    let configured = appearance.configured ?? "defaultBackground"
    guard isModified else { return .members(members(of: appearance, configured: configured)) }
    let others = members(of: appearance, configured: "transparentBackground")
      .filter { !$0.0.hasPrefix("background") && !$0.0.hasPrefix("shadow") }
    return .members(others)
  }

  private func members(
    of appearance: UIBarAppearance,
    configured: String
  ) -> [(String, Record?)] {
    let parts: [(String, Record?)] =
      switch appearance {
      case let bar as UINavigationBarAppearance: self.parts(of: bar)
      case let bar as UIToolbarAppearance:
        [
          ("buttonAppearance", button(bar.buttonAppearance)),
          ("prominentButtonAppearance", button(bar.prominentButton)),
          ("doneButtonAppearance", button(bar.doneButton)),
        ]
      case let bar as UITabBarAppearance:
        [
          ("stackedLayoutAppearance", item(bar.stackedLayoutAppearance)),
          ("inlineLayoutAppearance", item(bar.inlineLayoutAppearance)),
          ("compactInlineLayoutAppearance", item(bar.compactInlineLayoutAppearance)),
        ]
      default: [("unknown", .null)]
      }
    let start: [(String, Record?)] = [
      ("class", .string("\(type(of: appearance))")),
      ("configure", .string(configured)),
    ]
    return start + properties(of: appearance) + parts
  }

  private func parts(of bar: UINavigationBarAppearance) -> [(String, Record?)] {
    [
      ("buttonAppearance", button(bar.buttonAppearance)),
      ("prominentButtonAppearance", button(bar.prominentButton)),
      ("doneButtonAppearance", button(bar.doneButton)),
      ("backButtonAppearance", button(bar.backButtonAppearance)),
      ("backIndicatorImage", bar.backIndicator.map { image($0.image) }),
      ("backIndicatorTransitionMaskImage", bar.backIndicator.map { image($0.mask) }),
    ]
  }

  private func button(_ button: UIBarButtonItemAppearance) -> Record? {
    states([
      ("normal", button.normal), ("highlighted", button.highlighted),
      ("disabled", button.disabled), ("focused", button.focused),
    ])
  }

  private func item(_ item: UITabBarItemAppearance) -> Record? {
    states([
      ("normal", item.normal), ("selected", item.selected),
      ("disabled", item.disabled), ("focused", item.focused),
    ])
  }

  private func states(_ states: [(String, RecordedObject)]) -> Record? {
    let written = states.filter { !$0.1.assigned.isEmpty }
    return written.isEmpty ? nil : .members(written.map { ($0.0, .members(properties(of: $0.1))) })
  }

  private func properties(of object: RecordedObject) -> [(String, Record?)] {
    object.assigned.sorted { $0.key < $1.key }.map { ($0.key, record($0.value)) }
  }

  private func record(_ value: RecordedValue) -> Record {
    switch value {
    case .color(let color): self.color(color)
    case .image(let image): self.image(image)
    case .effect(let effect): effect.map { .string("\($0.style)") } ?? .null
    case .offset(let offset): .array([.number(offset.horizontal), .number(offset.vertical)])
    case .number(let number): .number(number)
    case .keyword(let keyword): .string(keyword)
    case .attributes(let attributes): self.attributes(attributes)
    }
  }
}
