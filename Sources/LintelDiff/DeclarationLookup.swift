import LintelCascade
import LintelTheme

/// Finds declarations in one of two themes, without examining all declarations of a target.
///
/// It's a class because it keeps its results.
final class DeclarationLookup {
  private let side: ComparedTheme
  /// The values of each target so far, by place.
  private var values: [TargetID: [ComparedTheme.Place: [ValueID]]] = [:]

  init(_ side: ComparedTheme) { self.side = side }

  func has(_ target: SharedTarget, _ place: ComparedTheme.Place, _ value: Value) -> Bool {
    guard let target = side.target(target) else { return false }
    let known = values[target] ?? values(of: target)
    values[target] = known
    return known[place]?.contains { side.theme.values[$0.index] == value } ?? false
  }

  private func values(of target: TargetID) -> [ComparedTheme.Place: [ValueID]] {
    Dictionary(grouping: side.cascade.declarations(of: target), by: side.place)
      .mapValues { $0.map(\.value) }
  }
}
