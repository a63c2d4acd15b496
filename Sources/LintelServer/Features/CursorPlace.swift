import LintelCascade
import LintelCompiler
import LintelDiagnostics
import LintelSchema
import LintelTheme

/// The context that a place of a theme is about: what the blocks around it say, and what is usual besides.
struct CursorPlace {
  /// The context.
  let selection: ContextSelection
  /// The name of the screen; nil outside of screens.
  let screen: String?
  /// The bar whose block it is; nil outside of bars.
  let bar: BarKind?

  /// Finds the context; nil if the theme has none.
  init?(_ offset: Int, of file: FileID, in analysis: ThemeAnalysis) {
    guard let theme = analysis.compilation.theme, let cascade = analysis.cascade else { return nil }
    let around = (analysis.marks[file] ?? []).filter { $0.extent.encloses(offset) }
    bar =
      around.lazy.compactMap { mark -> BarKind? in
        guard case .property(let path) = mark.meaning else { return nil }
        return path.first.flatMap(BarKind.init)
      }.first
    let block = around.reversed().lazy.compactMap { mark in
      theme.blocks.first { $0.keyRange == mark.range }
    }.first
    let condition = block.map { theme.conditions[$0.condition.index] } ?? Condition()
    guard let selection = Self.selection(condition, in: cascade) else { return nil }
    self.selection = selection
    screen = selection.screen == 0 ? nil : theme.space.screens[selection.screen - 1].name
  }

  /// A context in which a condition holds, on the newest version and a phone if it may be; nil if there is none.
  ///
  /// - Parameters:
  ///   - condition: where something holds.
  ///   - cascade: the theme's.
  /// - Returns: the first of the contexts.
  static func selection(_ condition: Condition, in cascade: Cascade) -> ContextSelection? {
    let theme = cascade.theme
    let search = CellSearch(theme.space, separatedBy: [], isFirstEnough: true)
    guard let cell = search.cells(inAll: [condition])?.first?.cell else { return nil }
    return ContextSelection(
      brand: cell[.brand],
      promos: cell.promos,
      screen: cell[.screen],
      ios: condition[.ios] == .top
        ? theme.newestIOS : max(theme.minimumIOS, theme.space.versions[cell[.ios]].first),
      device: theme.space.devices[cell[.device]],
      release: cell[.appVersion]
    )
  }
}
