/// The identity of a finding, which stays the same after edits elsewhere.
///
/// The identity doesn't include lines, columns, or wording. A finding stays the same if blocks move, keys change their order, quotes or
/// blanks change, or a later release of Lintel changes the message. It becomes a different finding if the rule, the property, the keys
/// that lead to it, or the value there changes. Baselines and the fingerprints of reports use the identity.
package struct FindingIdentity: Hashable, Sendable {
  /// A place identified by its content.
  package struct Place: Hashable, Comparable, Sendable {
    /// The path of the file, as in the run.
    package var path: String
    /// The keys that lead to the place, with dots between them, such as `screens.home.navigationBar.tint`.
    ///
    /// An element of a list is `[]`. Outside of every key, as in a comment, the text is empty.
    package var keys: String
    /// The text there, without quotes and with single spaces for blanks, or an empty text for a key or a
    /// collection.
    package var text: String

    package init(path: String, keys: String, text: String) {
      self.path = path
      self.keys = keys
      self.text = text
    }

    /// Orders places by path, then keys, then text.
    package static func < (a: Place, b: Place) -> Bool {
      (a.path, a.keys, a.text) < (b.path, b.keys, b.text)
    }
  }

  /// The id of the rule.
  package var rule: String
  /// The path of the property, if the finding is about one.
  package var property: String?
  /// The place of the finding, or all places, sorted, if the rule is about several equal ones, as in a conflict.
  package var places: [Place]
  /// The position in source order, starting at 1, among otherwise identical findings of one file.
  package var ordinal = 1

  package init(rule: String, property: String?, places: [Place]) {
    self.rule = rule
    self.property = property
    self.places = places
  }

  /// A text of 32 hexadecimal digits that is unique in a run, and the same in every run.
  package var fingerprint: String {
    var hash = ContentHash(rule)
    let places = places.flatMap { [$0.path, $0.keys, $0.text] }
    // No part contains this byte, so parts can't be confused.
    for part in [property ?? ""] + places + [String(ordinal)] { hash.add("\u{0}" + part) }
    return hash.text
  }
}
