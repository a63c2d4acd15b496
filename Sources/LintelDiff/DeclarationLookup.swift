import LintelAppearance
import LintelCascade
import LintelSchema
import LintelTheme

/// Finds declarations of one of two themes, without a look at all of those that have the same target.
///
/// What it has looked up once it keeps. A class, since the resolver of tokens asks it, too.
final class DeclarationLookup {
  /// A declaration for each few of these names is too few for an index by screens and brands, which takes memory for each of them.
  private static let namesByDeclaration = 64

  /// The theme.
  private let side: ComparedTheme
  /// The winners of each target that was asked for; nil for one that has only few declarations.
  private var winners: [TargetID: TargetIndex?] = [:]
  /// By target that was asked for, what it has at each place.
  private var values: [TargetID: [ComparedTheme.Place: [ValueID]]] = [:]

  /// Starts without having looked up anything.
  init(_ side: ComparedTheme) {
    self.side = side
  }

  /// The first of the declarations that win in a cell; nil if none holds there.
  func winner(of target: TargetID, at cell: Cell) -> Declaration? {
    guard let index = index(of: target) else {
      return side.cascade.winners(of: target, at: cell).first
    }
    return index.winner(at: cell)
  }

  /// The index of a target, made when it is first asked for; nil where looking at each declaration takes less.
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

  /// The value of a token in a context; nil if it has none.
  func resolved(_ token: TokenKey, at cell: Cell) -> ResolvedValue? {
    var resolver = ValueResolver { [side] key in
      side.theme.target(of: key).flatMap { self.winner(of: $0, at: cell) }
        .map { side.value(of: $0) }
    }
    return resolver.resolve(.token(token))?.written
  }

  /// Whether the theme declares a value of a target at a place.
  func has(_ target: SharedTarget, _ place: ComparedTheme.Place, _ value: Value) -> Bool {
    guard let target = side.target(target) else { return false }
    let known = values[target] ?? values(of: target)
    values[target] = known
    return known[place]?.contains { side.theme.values[$0.index] == value } ?? false
  }

  /// What is declared of a target, by place.
  private func values(of target: TargetID) -> [ComparedTheme.Place: [ValueID]] {
    Dictionary(grouping: side.cascade.declarations(of: target), by: side.place)
      .mapValues { $0.map(\.value) }
  }
}
