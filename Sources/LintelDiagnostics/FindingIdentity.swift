/// What makes a finding the same one after the files around it were edited.
///
/// No line, column or wording is in it: a finding stays the same when blocks move, keys are put in another order, quotes or
/// blanks change, or a later release says it in other words. It becomes another one when the rule, the property, the keys that lead
/// to it, or the value found there change. Baselines and the fingerprints of reports are both made of it.
package struct FindingIdentity: Hashable, Sendable {
  /// A place by what is written there.
  package struct Place: Hashable, Comparable, Sendable {
    /// The path of the file, as the run names it.
    package var path: String
    /// The keys that lead to it, with dots between them, such as `screens.home.navigationBar.tint`.
    ///
    /// An element of a list is `[]`. Empty outside of every key, as in a comment.
    package var keys: String
    /// The text there, without quotes and with blanks as one space each; empty for a key and for a
    /// collection.
    package var text: String

    /// Creates a place.
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
  /// The path of the property, where the finding is about one.
  package var property: String?
  /// The place of the finding; all places, sorted, where the rule is about several equals, as in a conflict.
  package var places: [Place]
  /// From 1: the position in source order among findings of one file that are otherwise identical.
  package var ordinal: Int

  /// Creates an identity.
  ///
  /// - Parameters:
  ///   - rule: the id of the rule.
  ///   - property: the path of the property.
  ///   - places: the places that the finding is about.
  ///   - ordinal: the position among equal findings of a file, from 1.
  package init(rule: String, property: String?, places: [Place], ordinal: Int = 1) {
    self.rule = rule
    self.property = property
    self.places = places
    self.ordinal = ordinal
  }

  /// 32 hexadecimal digits that no other finding of the run has, and that the same one has in every run.
  package var fingerprint: String {
    var hash = ContentHash(rule)
    let places = places.flatMap { [$0.path, $0.keys, $0.text] }
    // No part holds this byte, so that parts can't run into each other.
    for part in [property ?? ""] + places + [String(ordinal)] { hash.add("\u{0}" + part) }
    return hash.text
  }
}
