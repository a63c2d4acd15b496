import LintelSchema

@testable import LintelReference

extension Property {
  /// The place where the outputs set the value; empty for the place that the whole page shares.
  var place: String { destination == .appearance && variesBySlot ? "" : fullPlace }
}

extension UIKitBinding {
  var wording: String {
    switch self {
    case .property(let name), .textAttribute(let name): "`\(name)`"
    case .textAttributePart(let attribute, let name): "`\(attribute).\(name)`"
    case .argument(let call, _): "`\(call)`"
    case .configure: "`configureWith…()`"
    case .part, .none: "–"
    }
  }
}

extension Shorthand.Assignment {
  /// What the assignment does to the properties.
  func reference(_ names: String) -> String {
    switch self {
    case .written: "sets \(names)"
    case .unset: "makes \(names) `unset`"
    case .none: "makes \(names) `none`"
    case .keyword(let keyword): "sets \(names) to `\(keyword)`"
    }
  }
}

extension Shorthand {
  /// Returns an item of a list: what a value for the whole group or component sets.
  func wording(in component: Component) -> String {
    let key = key.isEmpty ? "the component itself" : "`\(key)` itself"
    var text = "- A value for \(key) (\(type.wording)) \(Self.effects(of: expansion))."
    if let none = whenNone {
      text += " `none` \(Self.effects(of: none))."
    }
    if let alternative,
      let property = component.properties.first(where: { $0.name == alternative })
    {
      text += " A \(property.type.wording) sets `\(alternative)`."
    }
    return text
  }

  /// Describes the assignments, with properties of the same assignment together.
  private static func effects(of assignments: [String: Assignment]) -> String {
    let names = assignments.sorted { $0.key < $1.key }
    var effects: [(assignment: Assignment, names: [String])] = []
    for (name, assignment) in names {
      if let index = effects.firstIndex(where: { $0.assignment == assignment }) {
        effects[index].names.append("`\(name)`")
      } else {
        effects.append((assignment, ["`\(name)`"]))
      }
    }
    let written =
      effects.filter { $0.assignment == .written } + effects.filter { $0.assignment != .written }
    return written.map { $0.assignment.reference($0.names.joined(separator: ", ")) }
      .joined(separator: " and ")
  }
}

/// The anchor by which code hosts link to a heading: lowercase letters, digits, `-`, and `_`, with spaces as `-`.
func headingAnchor(_ heading: String) -> String {
  var anchor = ""
  for character in heading.lowercased() {
    if character == " " {
      anchor += "-"
    } else if character.isLetter || character.isNumber || character == "-" || character == "_" {
      anchor.append(character)
    }
  }
  return anchor
}
