import LintelAppearance
import LintelDiff
import LintelSchema

/// A difference as a line for people, with its details.
package struct DifferenceRow: Hashable, Sendable {
  /// A value before and after.
  package struct Detail: Hashable, Sendable {
    /// The property, such as `navigationBar.title.color`.
    package let property: String
    /// The slots, or an empty string for all.
    package let slots: String
    /// The value before, in words.
    package let old: String
    /// The value after, in words.
    package let new: String
    /// The contexts in which it changes, in words.
    package let contexts: String
  }

  /// The change that an author made.
  package let cause: String
  /// The place in both themes, or an empty string if there is none.
  package let place: String
  /// The properties that change, in a few words; empty if the cause names them.
  package let properties: String
  /// The contexts in which they change; empty if the cause names them.
  package let contexts: String
  /// Every property that changes, for reports that have room for them.
  package let details: [Detail]
}

extension DifferenceWords {
  /// The number of properties that are named on a line; the rest are counted.
  private static let propertyLimit = 3

  /// The rows, one for each difference: what themes have, then values by cause, then pushes, proxies, and instances.
  package var rows: [DifferenceRow] {
    differences.structure.map { difference in
      row(text(difference), at: place(difference.oldRange, difference.newRange))
    }
      + differences.causes.map(row)
      + differences.pushes.map { row(text($0), contexts: contexts($0.contexts)) }
      + differences.settings.map { difference in
        row(
          text(difference),
          at: place(difference.oldRange, difference.newRange),
          contexts: contexts(difference.contexts)
        )
      }
  }

  /// Returns a row that has only a cause, such as a new screen.
  private func row(_ cause: String, at place: String = "", contexts: String = "") -> DifferenceRow {
    DifferenceRow(cause: cause, place: place, properties: "", contexts: contexts, details: [])
  }

  /// Returns the row of a change in the theme, with everything that it causes.
  private func row(_ changes: CausedChanges) -> DifferenceRow {
    DifferenceRow(
      cause: text(changes.cause),
      place: place(changes.cause.old?.range, changes.cause.new?.range),
      properties: properties(changes.changes),
      contexts: contexts(changes.contexts),
      details: changes.changes.map { change in
        DifferenceRow.Detail(
          property: name(change),
          slots: slots(change),
          old: value(change.old, of: change),
          new: value(change.new, of: change),
          contexts: contexts(change.contexts)
        )
      }
    )
  }

  /// Returns the names of the first properties that change, and the number of the others.
  private func properties(_ changes: [PropertyChange]) -> String {
    var names: [String] = []
    for change in changes {
      let path = schema[change.place.leaf].path
      if names.last != path { names.append(path) }
    }
    let shown = names.prefix(Self.propertyLimit).joined(separator: ", ")
    let rest = names.count - Self.propertyLimit
    return rest > 0 ? "\(shown), and \(rest) more" : shown
  }
}
