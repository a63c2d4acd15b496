import LintelAppearance
import LintelCascade
import LintelSchema
import LintelTheme

/// Finds declarations in one of two themes, without examining all declarations of a target.
///
/// It keeps its results, and is a class because the resolver of tokens uses it too.
final class DeclarationLookup {
  /// The number of screens and brands for each declaration beyond which an index isn't worth its memory.
  private static let namesByDeclaration = 64

  private let side: ComparedTheme
  /// The index of each target so far, or `nil` for a target with few declarations.
  private var winners: [TargetID: TargetIndex?] = [:]
  /// The values of each target so far, by place.
  private var values: [TargetID: [ComparedTheme.Place: [ValueID]]] = [:]

  init(_ side: ComparedTheme) {
    self.side = side
  }

  /// The first of the winning declarations in a context, or `nil` if none applies there.
  func winner(of target: TargetID, at cell: Cell) -> Declaration? {
    guard let index = index(of: target) else {
      return side.cascade.winners(of: target, at: cell).first
    }
    return index.winner(at: cell)
  }

  /// The index of a target, built on first use, or `nil` if examining each declaration costs less.
  private func index(of target: TargetID) -> TargetIndex? {
    if let known = winners[target] { return known }
    let space = side.theme.space
    let names = space.screens.count + space.brands.count
    let count = side.cascade.declarations(of: target).count
    let index =
      count > 8 + names / Self.namesByDeclaration ? TargetIndex(target, in: side.cascade) : nil
    winners[target] = .some(index)
    return index
  }

  /// The value of a token in a context, or `nil` if it doesn't have one.
  func resolved(_ token: TokenKey, at cell: Cell) -> ResolvedValue? {
    var resolver = ValueResolver { [side] key in
      side.theme.target(of: key).flatMap { self.winner(of: $0, at: cell) }
        .map { side.value(of: $0) }
    }
    return resolver.resolve(.token(token))?.written
  }

  func has(_ target: SharedTarget, _ place: ComparedTheme.Place, _ value: Value) -> Bool {
    guard let target = side.target(target) else { return false }
    let known = values[target] ?? values(of: target)
    values[target] = known
    return known[place]?.contains { side.theme.values[$0.index] == value } ?? false
  }

  /// The values of a target's declarations, by place.
  private func values(of target: TargetID) -> [ComparedTheme.Place: [ValueID]] {
    Dictionary(grouping: side.cascade.declarations(of: target), by: side.place)
      .mapValues { $0.map(\.value) }
  }
}
