import LintelCascade
import LintelDiagnostics
import LintelSchema
import LintelTheme

@testable import LintelAppearance

/// Resolves a theme in all contexts at once.
///
/// Screens are resolved by class, sections of a context separately, and tokens are bound last, so that the work is proportional to the
/// number of declarations and distinct results, not to the product of brands, promos, and screens.
package struct TreeBuilder {
  /// A bar outside of every screen in a box, before and after its slots are assigned.
  struct BaseBar {
    let box: ContextBox
    let bound: Int32
    let finished: Int32
  }

  /// The nodes of one context: a finished bar for each kind, then the settings; -1 for none.
  package typealias Nodes = SIMD4<Int32>

  let theme: Theme
  let cascade: Cascade
  /// The roles of leaves in the standard schema.
  let roles = LeafRoles.standard
  let winning: WinningDeclarations
  /// The declarations by section and by screens.
  let sections: ThemeSections
  /// The sets of screens that declarations of tokens name.
  private let setsWithTokens: Set<SetID>
  /// The values of tokens, part by part.
  var tokens: TokenEnvironments
  /// Splits boxes, and limits their number.
  var partition: BoxPartition
  var space: BoxSpace
  /// Every node once.
  var pool: NodePool
  /// The chosen slots, by question.
  var slots = AssignedObjects()
  /// Every finished bar once.
  var finished = Interner<FinishedBar>()
  /// Every combination of nodes once.
  private var nodes = Interner<Nodes>()
  /// The bars outside of every screen, by section.
  private var baseBars: [ThemeSection: [BaseBar]] = [:]
  /// The looks of sections on some screens, each a list of disjoint and complete boxes with finished bars or settings, or -1 for none.
  private var sectionLooks: [[BoxedNode]] = []
  /// The looks of the sections that were requested so far.
  private var looksByKey: [SectionKey: Int32] = [:]

  /// Prepares a builder that refuses themes with more parts than the limit, so that outputs stay readable.
  init(_ cascade: Cascade, limit: Int) {
    self.cascade = cascade
    theme = cascade.theme
    winning = WinningDeclarations(cascade)
    sections = ThemeSections(theme, roles: roles)
    tokens = TokenEnvironments(theme, roles: roles, sections: sections, winning: winning)
    partition = BoxPartition(theme, limit: limit)
    space = BoxSpace(
      theme.space,
      cuts: UIKitCuts.all.filter { [theme] in $0.major <= theme.newestIOS.major }
    )
    pool = NodePool(theme, roles: roles)
    setsWithTokens = Set(
      sections.tokens.joined().map { [theme] in theme.conditions[$0.condition.index][.screen] }
    )
  }

  /// Resolves all contexts: disjoint boxes for each class of screens.
  mutating func build() -> (parts: [ScreenPart], diagnostics: [Diagnostic]) {
    let classes = ScreenClasses(theme.space, mentioned: sections.sets).classes
    buildBase()
    var screensByLook: [ScreenLook: [Int]] = [:]
    var looks: [ScreenLook] = []
    for screens in classes {
      guard !partition.isOverLimit else { break }
      let box = space.box(of: screens.brands)
      var look = ScreenLook(brands: box.brands, sections: .zero)
      for (lane, section) in ThemeSection.allCases.enumerated() {
        let id = sectionLook(section, screens, box)
        look.sections[lane] = id
      }
      if screensByLook[look] == nil { looks.append(look) }
      screensByLook[look, default: []] += screens.screens
    }
    var parts: [ScreenPart] = []
    for look in looks {
      let screens = (screensByLook[look] ?? []).sorted()
      parts += boxes(of: look).map { ScreenPart(screens: screens, box: $0.box, node: $0.node) }
    }
    return (merged(parts), limitDiagnostics())
  }

  /// Joins boxes with equal nodes, where together they form a box.
  mutating func mergeBoxes(_ parts: [BoxedNode]) -> [BoxedNode] {
    BoxMerging.merged(parts, in: &space)
  }

  func nodes(_ part: ScreenPart) -> Nodes {
    nodes[part.node]
  }

  /// The error about a theme with too many different contexts; empty within the limit.
  private func limitDiagnostics() -> [Diagnostic] {
    guard partition.isOverLimit else { return [] }
    return [
      Diagnostic(
        "too-many-contexts",
        "the bars look different in more than \(partition.limit) contexts",
        at: theme.nameRange,
        notes: [Note("every combination of promos that can run together counts")],
        help: ["style the bar in fewer promos, or remove `with: any` from some of them"]
      )
    ]
  }
}

// MARK: - Looks

/// Builds the contexts outside of every screen first, because screens start with the objects assigned there.
extension TreeBuilder {
  /// Resolves every section outside every screen.
  private mutating func buildBase() {
    let whole = space.box(of: Array(theme.space.brands.indices))
    for section in ThemeSection.allCases {
      let parts = bound(section, whole, sets: [], sections.base[section] ?? [])
      let bars = section.bar == nil ? [] : parts.flatMap { finishBase($0) }
      baseBars[section] = bars
      let boxes =
        section.bar == nil
        ? finishSettings(parts) : bars.map { BoxedNode(box: $0.box, node: $0.finished) }
      sectionLooks.append(boxes)
    }
  }

  /// Returns the index in `sectionLooks` of a section's look on some screens, which screens with the same declarations share.
  private mutating func sectionLook(
    _ section: ThemeSection,
    _ screens: ScreenClasses.Class,
    _ box: ContextBox
  ) -> Int32 {
    let own = sections.own(section, screens.sets)
    let changesTokens = screens.sets.contains(where: setsWithTokens.contains)
    // The looks outside of every screen come first, in the order of the sections.
    if own.isEmpty, !changesTokens {
      return Int32(ThemeSection.allCases.firstIndex(of: section) ?? 0)
    }
    let key = changesTokens ? nil : SectionKey(section, own, screens.sets, box, theme)
    if let key, let known = looksByKey[key] { return known }
    let parts = bound(section, box, sets: screens.sets, sections.all(section, own: own))
    let boxes =
      section.bar == nil
      ? finishSettings(parts) : finish(parts, on: baseBars[section] ?? [])
    let id = Int32(sectionLooks.count)
    sectionLooks.append(boxes)
    if let key { looksByKey[key] = id }
    return id
  }

  /// Returns the boxes of a look, with the looks of all sections there.
  private mutating func boxes(of look: ScreenLook) -> [BoxedNode] {
    var box = space.box(of: [])
    box.brands = look.brands
    var parts = legacyParts(of: box).map { (box: $0, nodes: Nodes(repeating: -1)) }
    for lane in ThemeSection.allCases.indices {
      parts = combined(parts, sectionLooks[Int(look.sections[lane])], lane: lane)
    }
    return mergeBoxes(parts.map { BoxedNode(box: $0.box, node: nodes.id(of: $0.nodes)) })
  }

  /// The parts of a box before iOS 13, which has no appearance objects, and starting with iOS 13.
  private func legacyParts(of box: ContextBox) -> [ContextBox] {
    guard let step = space.legacyEnd else { return [box] }
    var (older, newer) = (box, box)
    older.endVersion = step
    newer.firstVersion = step
    return [older, newer]
  }

  /// Intersects the parts of a look with the boxes of one more section, whose position in the nodes is `lane`.
  private mutating func combined(
    _ parts: [(box: ContextBox, nodes: Nodes)],
    _ boxes: [BoxedNode],
    lane: Int
  ) -> [(box: ContextBox, nodes: Nodes)] {
    space.overlaps(parts.map(\.box), boxes.map(\.box)).map { overlap in
      var nodes = parts[overlap.first].nodes
      nodes[lane] = boxes[overlap.second].node
      return (overlap.box, nodes)
    }
  }
}
