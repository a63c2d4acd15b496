import LintelCascade
import LintelCompiler
import LintelDiagnostics
import LintelSchema
import LintelTheme

/// The context of a place in a theme: what the blocks around it require, with defaults for everything else.
struct CursorPlace {
  let selection: ContextSelection
  /// The name of the screen, or `nil` outside of screens.
  let screen: String?
  /// The bar whose block contains the place, or `nil` outside of bars.
  let bar: BarKind?

  /// Finds the context, or returns `nil` if the theme has none.
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

  /// Returns the first context in which a condition applies, if possible on the newest version and a phone, or `nil` if there is none.
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
