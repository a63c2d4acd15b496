import LintelDiagnostics
import LintelSchema
import LintelSyntax

extension ThemeBuilder {
  /// Reports a background that is written as the value of a slot, such as `scrollEdge: transparent`, and returns whether it is one.
  mutating func reportSlotBackground(_ slot: SlotKey, _ entry: YAMLEntry, at place: Place) -> Bool {
    guard case .node(let background)? = place.node["background"],
      let value = entry.value.inlineText,
      let meant = self.background(meantBy: entry.value, value, at: background)
    else { return false }
    // Setting UIKit's property to `nil` leaves the slot to UIKit.
    let isNil = ["none", "nil", "null"].contains(value)
    let text = "{ background: \(meant) }"
    report(
      "wrong-value-type",
      "'\(entry.value.text)' is a background, but in '\(slot.rawValue)' it needs its key",
      at: entry.value.range,
      help: ["write '\(slot.rawValue): \(text)'"]
        + (isNil ? ["write '\(slot.rawValue): system' to leave the slot to UIKit"] : []),
      fixIts: isNil
        ? [] : [FixIt("change to '\(text)'", .safe, replace: entry.value.range, with: text)],
      property: place.path
    )
    return true
  }

  /// Returns the background that a scalar is or can be corrected to, or `nil` if it isn't one.
  private mutating func background(
    meantBy node: YAMLNode,
    _ written: String,
    at background: SchemaNode
  ) -> String? {
    guard let shorthand = background.shorthand else { return nil }
    var type = ValueExpectation(shorthand.shorthand.type, allowsNone: shorthand.whenNone != nil)
    if let leaf = shorthand.alternative, isColor(node, ratherThan: type.type) {
      type = ValueExpectation(schema[leaf].property)
    }
    return corrected(node, written, as: type).text
  }
}
