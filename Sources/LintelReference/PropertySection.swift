import LintelSchema

/// The reference's section about one property, in Markdown.
struct PropertySection {
  let leaf: Leaf
  /// The heading after its `#`s, such as `` `shadow.color` ``.
  let heading: String
  /// The level of the heading.
  let level: Int
  /// The address of the drawing, or `nil` if there is none.
  var picture: String?
  /// Whether to explain why there is no drawing.
  var namesDrawing = true
  /// Whether the section is about the property of every bar, not only of the leaf's.
  var isOfEveryBar = false

  /// The section as Markdown: the summary, the values, an example, and a drawing.
  var text: String {
    let property = leaf.property
    let example = PropertyExample(leaf)
    let deprecated = leaf.availability.deprecated.map { ", deprecated in iOS \($0)" } ?? ""
    let uikit = leaf.uikitWording(isOfEveryBar: isOfEveryBar)
    var parts = [
      "\(String(repeating: "#", count: level)) \(heading)",
      property.summary,
      [
        "- Value: \(property.fullValue)",
        "- Default: \(withoutIt)",
        "- Set on: \(property.fullPlace)",
        "- In UIKit: \(uikit ?? "no property with this name")",
      ].joined(separator: "\n")
        + (leaf.isInEveryVersion
          ? "" : "\n- Since: iOS \(leaf.availability.introduced)\(deprecated)"),
      "```yaml\n\(example.yaml)```",
    ]
    if let picture {
      parts.append("![A bar without and with `\(property.name)`](\(picture))")
    } else if namesDrawing, let unseen = example.unseen {
      parts.append("Not drawn: \(unseen)")
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The value that applies if nothing is declared for the leaf.
  private var withoutIt: String {
    guard let source = leaf.inherited else { return leaf.property.initial }
    if leaf.buttonState == .disabled, leaf.property.binding == .textAttribute("foregroundColor") {
      return
        "what UIKit derives from `\(source)`, or tertiaryLabel if the state declares another text attribute"
    }
    return "the value of `\(source)`"
      + (leaf.inheritsLater ? ", or, on iOS 26 and later, \(leaf.property.initial)" : "")
  }
}

extension Leaf {
  /// The leaf whose value applies if this one isn't declared, by the cascade of buttons and UIKit's own rules.
  package var inherited: String? {
    guard let bar else { return nil }
    if property.destination == .item, !place.hasSuffix(".button") {
      return "\(bar.rawValue).button.\(property.name)"
    }
    if property.name == "tint", property.destination != .window {
      return property.destination == .item || property.destination == .searchBar
        ? "\(bar.rawValue).tint" : "tint"
    }
    guard let buttonState else { return nil }
    if buttonState != .normal {
      return path.replacing(".\(buttonState).", with: ".", maxReplacements: 1)
    }
    let family = "\(bar.rawValue).button."
    for other in ["\(bar.rawValue).backButton.", "\(bar.rawValue).prominentButton."]
    where path.hasPrefix(other) {
      return family + path.dropFirst(other.count)
    }
    return nil
  }

  /// Whether the leaf has a separate value in iOS 26 and later, as colors of prominent buttons do.
  fileprivate var inheritsLater: Bool {
    path.contains(".prominentButton.") && buttonState ?? .normal == .normal
      && property.type == .color
  }
}
