import LintelDiagnostics
import LintelSchema
import LintelTheme

/// An entry of the draft: its place in the theme, and its value.
struct DraftEntry: Hashable {
  /// The class of the screen, or `nil` for the top level.
  var screen: String?
  var condition: DraftCondition
  var property: DraftProperty
  var slot: SlotKey?
  var value: Value
  var sources: [SourcePlace]

  /// Returns the entry without its value, its places, and what a change removes, to group entries about the same thing.
  func spot(_ change: (inout Self) -> Void) -> Self {
    var spot = self
    (spot.value, spot.sources) = (.unset, [])
    change(&spot)
    return spot
  }
}
