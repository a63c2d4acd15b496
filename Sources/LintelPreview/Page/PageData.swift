import LintelAppearance
import LintelBackends
import LintelDecisions
import LintelLint
import LintelSchema
import LintelTheme

/// The contents of a page: drawings, each once, and the numbers by which the page's program finds them.
struct PageData {
  /// The number of promos up to which the page lists their sets.
  private static let maximumListedPromos = 5

  private let subject: PreviewSubject
  private let looks: DecidedLooks
  private var decisions: PageDecisions
  private let palette = Palette()
  private(set) var shapes = PageShapes()
  private var views = Interner<JSONValue>()
  private var contrasts = Interner<JSONValue>()
  private let contrast: ContrastReader

  /// Creates the contents of a page; the question limits the looks.
  init(_ subject: PreviewSubject, _ question: ContextParts) throws(PreviewRefusal) {
    self.subject = subject
    looks = try DecidedLooks(subject, matching: question)
    decisions = PageDecisions(looks.decisions)
    contrast = ContrastReader(subject.settings)
  }

  /// Returns the data for the page's program, which also needs `shapes` and `style`.
  mutating func json() throws(PreviewRefusal) -> JSONValue {
    let outline = subject.outline
    // The colors of a screen's content.
    let inks = ["label", "secondaryLabel", "separator", "systemBackground"].map { name in
      JSONMember(name, .integer(palette.number(of: .uikit(name), .modern)))
    }
    var bars: [JSONMember] = []
    var listed: [JSONValue] = []
    var asked: Set<DimensionID> = []
    // Themes with too many looks are refused before anything is drawn.
    var choices: [(kind: BarKind, choice: DecidedLooks.Choice)] = []
    for kind in BarKind.allCases { choices.append((kind, try looks.bar(kind))) }
    for (kind, choice) in choices {
      asked.formUnion(looks.decisions.support(of: choice.decision))
      let drawn = choice.looks.map { look in
        kind == .navigationBar || look.bars[kind] != nil ? drawnBar(kind, look) : .null
      }
      bars.append(JSONMember(kind.rawValue, self.choice(choice, drawn)))
      listed += try list(kind, choice)
    }
    let frame = try looks.frame()
    asked.formUnion(looks.decisions.support(of: frame.decision))
    let frames = self.choice(frame, frame.looks.map(json))
    let flows = self.flows(&asked)
    let exists = decisions.number(of: looks.includedContexts, as: "exists") {
      $0 == .flag(true) ? 1 : 0
    }
    let modes = outline.modes.enumerated().map { index, mode -> JSONValue in
      [
        "name": .string(mode.name),
        "values": .strings(mode.values),
        "first": .integer(outline.switches.numbers(ofMode: index).lowerBound),
      ]
    }
    let screens = outline.screens.map { screen -> JSONValue in
      ["name": .string(screen.name), "title": .string(PreviewSubject.title(of: screen.name))]
    }
    return .object(dropping: [
      ("theme", .string(outline.theme)),
      ("versions", .array(subject.versions.map(json))),
      ("brands", .strings(outline.brands.map(\.name))),
      ("promos", .strings(outline.promos.map(\.name))),
      ("promoSets", promoSets(asked)),
      ("modes", .array(modes)),
      ("screens", .array(screens)),
      ("tellsDevices", .boolean(subject.distinguishesDevices)),
      ("tellsSizes", .boolean(outline.distinguishesSizeClasses)),
      ("inks", .object(inks)),
      ("bars", .object(bars)),
      ("frames", frames),
      ("exists", .integer(exists)),
      ("listed", .array(listed)),
      ("flows", flows.pushes),
      ("schemes", flows.schemes),
      ("questions", .array(decisions.questions)),
      ("views", .array(views.values)),
      ("contrasts", .array(contrasts.values)),
      ("shapes", shapes.json),
      ("origins", PageOrigins(subject).json),
      ("palette", .array(palette.keys.map { key in .array(colors(key).map(\.components)) })),
    ])
  }

  private mutating func choice(_ choice: DecidedLooks.Choice, _ all: [JSONValue]) -> JSONValue {
    let number = decisions.number(of: choice.decision, as: choice.subject) { outcome in
      if case .number(let number) = outcome { number } else { 0 }
    }
    return ["is": .integer(number), "all": .array(all)]
  }

  private func json(_ version: DrawnVersion) -> JSONValue {
    let versions = looks.decisions.dimensions.versions
    return [
      "label": .string(version.label),
      "first": .string(version.first.description),
      "design": .string(version.design.rawValue),
      "interval": .integer(subject.interval(of: version)),
      "step": .integer(versions.lastIndex { $0.first <= version.first } ?? 0),
    ]
  }

  /// Returns every drawing of a bar that the theme styles, with its first contexts and the number of all of them.
  private func list(
    _ kind: BarKind,
    _ choice: DecidedLooks.Choice
  ) throws(PreviewRefusal) -> [JSONValue] {
    let contexts = Dictionary(grouping: try looks.contexts(of: choice), by: \.look)
    let shown = contexts.filter { choice.looks[$0.key].bars[kind] != nil }.values
      .sorted { $0[0].isBefore($1[0]) }
    return shown.map { contexts in
      [
        "bar": .string(kind.rawValue),
        "contexts": .array(contexts.prefix(2).map(json)),
        "count": .integer(contexts.count),
      ]
    }
  }

  /// The palette as CSS, with a block for each appearance.
  var style: String {
    ColorAppearance.allCases.enumerated().map { index, appearance in
      var variables = palette.keys.enumerated().map { number, key in
        "--c\(number):\(colors(key)[index].css)"
      }
      if !subject.pictures.isEmpty {
        // Images differ by appearance, too, and only one of them is displayed.
        variables += ColorAppearance.allCases.map { other in
          "--in-\(other.rawValue):\(other == appearance ? "inline" : "none")"
        }
      }
      return "[data-appearance=\"\(appearance.rawValue)\"]{\(variables.joined(separator: ";"))}\n"
    }
    .joined()
  }

  private func colors(_ key: Palette.Key) -> [KnownColor] {
    ColorAppearance.allCases.map { appearance in
      subject.environment(appearance, on: Version(key.isGlass ? 26 : 15)).shown(key.color)
    }
  }

  /// Returns the sets of promos that a page offers because looks differ in them, or `nil` if promos are chosen one by one.
  private func promoSets(_ asked: Set<DimensionID>) -> JSONValue? {
    let promos = subject.outline.promos.indices.filter {
      asked.contains(ContextDimensions.promo($0))
    }
    guard promos.count <= Self.maximumListedPromos else { return nil }
    let subsets = promos.reduce([[]]) { sets, promo in sets + sets.map { $0 + [promo] } }
    var sets: Set<[Int]> = []
    for required in subsets {
      for set in subject.space.calendar.smallestSets(containing: required) {
        sets.insert(subject.outline.switches.promos(set.running))
      }
    }
    let sorted = sets.sorted { ($0.count, $0.description) < ($1.count, $1.description) }
    return .array(sorted.map(JSONValue.integers))
  }
}

// MARK: - Looks

extension PageData {
  private func json(_ look: Look) -> JSONValue {
    func setting(_ name: LeafName) -> ResolvedValue? { look.settings[Schema.standard[name]] }
    func booleanSetting(_ name: LeafName) -> JSONValue { .boolean(setting(name) == .boolean(true)) }
    let style: UserInterfaceStyle = setting(.overrideUserInterfaceStyle)?.keyword() ?? .unspecified
    return [
      "style": .string(style.rawValue),
      "scrolls": .boolean(setting(.scrolls) != .boolean(false)),
      "hidesNavigationBar": booleanSetting(.hidesNavigationBar),
      "hidesBottomBar": booleanSetting(.hidesBottomBar),
      "hidesToolbar": booleanSetting(.hidesToolbar),
    ]
  }

  private mutating func drawnBar(_ kind: BarKind, _ look: Look) -> JSONValue {
    let slots = kind.slots.filter { look.idiom == .phone || !$0.isCompact }
    let standard = BarScene(kind, .standard, of: look, in: subject)
    let ink = Ink(palette, look.design).with(subject.pictures)
    let captions = Captions(standard, screen: nil)
    let states =
      kind == .tabBar
      ? Tile(itemsOf: standard, ink, id: "s")
      : Tile(buttonsOf: standard, captions, ink, id: "s")
    var members: [JSONMember] = [
      JSONMember("slots", .object(slots.map { JSONMember("\($0)", view(kind, $0, look)) })),
      JSONMember("states", number(of: states)),
      JSONMember("own", .boolean(look.bars[kind] != nil)),
    ]
    if let search = standard.search {
      let tile = Tile(search, on: standard, captions, ink, id: "q")
      let states = SearchScene.State.allCases.map { state in
        JSONMember(state.rawValue, number(of: Tile(search, state, on: standard, ink)))
      }
      members += [
        JSONMember("search", number(of: tile)),
        JSONMember("searchPlace", .string(search.place.rawValue)),
        JSONMember("searchStates", .object(states)),
      ]
    }
    if standard.adapts {
      let tile = Tile(glassOf: standard, captions, ink, id: "g")
      members.append(JSONMember("glass", number(of: tile)))
    }
    if let minimize = standard.minimize {
      members += [
        JSONMember("minimize", .string(minimize)),
        JSONMember("minimized", number(of: Tile(minimizedOf: standard, ink, id: "m"))),
      ]
    }
    if kind == .navigationBar { members.append(JSONMember("scroll", scroll(look))) }
    return .object(members)
  }

  private func scroll(_ look: Look) -> JSONValue {
    guard let bar = look.bars[.navigationBar] else {
      return ["behavior": .string(ScrollBehaviorName.system.rawValue)]
    }
    func value(_ name: LeafName) -> ResolvedValue? {
      bar.value(of: Schema.standard[name], in: .standard)
    }
    let behavior: ScrollBehaviorName = value(.scrollBehavior)?.keyword() ?? .system
    var members = [JSONMember("behavior", .string(behavior.rawValue))]
    for (key, name) in [("distance", LeafName.scrollDistance), ("threshold", .scrollThreshold)] {
      if case .number(let number) = value(name) { members.append(JSONMember(key, .number(number))) }
    }
    return .object(members)
  }

  /// Returns the number of a bar's view in a slot: its drawing, the layers of its background, its measures, and its contrasts.
  private mutating func view(_ kind: BarKind, _ slot: AppearanceSlot, _ look: Look) -> JSONValue {
    let scene = BarScene(kind, slot, of: look, in: subject)
    let captions = Captions(scene, screen: nil)
    let tile = Tile(scene, captions, Ink(palette, look.design).with(subject.pictures), id: "t")
    let background = scene.background
    let isTop = kind == .navigationBar
    func paint(_ color: ResolvedColor?) -> JSONValue? {
      color.map { .integer(palette.number(of: $0, look.design)) }
    }
    let veil = scene.edgeEffect.map { scene.screen.faded(BackgroundDrawing.veil($0)) }
    let view = JSONValue.object(dropping: [
      ("tile", number(of: tile)),
      ("width", .number(scene.metrics.width)),
      ("height", .number(BarDrawing.height(of: scene))),
      ("bar", .number(isTop ? scene.metrics.navigationBar : BarDrawing.height(of: scene))),
      ("margin", .number(scene.inset)),
      ("screen", paint(scene.screen)),
      ("material", paint(background.material?.tint)),
      ("color", paint(background.color)),
      ("image", background.image == nil ? nil : true),
      ("shadow", paint(background.shadow.map { $0.color ?? .uikit("systemGray") })),
      ("veil", paint(veil)),
      ("effect", scene.edgeEffect.map { .string($0.rawValue) }),
      ("adapts", scene.adapts ? true : nil),
      ("contrast", .array(contrastRows(kind, slot, look, scene))),
    ])
    return .integer(views.id(of: view))
  }

  private mutating func number(of tile: Tile) -> JSONValue {
    .integer(shapes.number(of: tile.svg()))
  }

  /// Returns the contrast of every visible color in each appearance; unknown contrasts are `null`.
  private mutating func contrastRows(
    _ kind: BarKind,
    _ slot: AppearanceSlot,
    _ look: Look,
    _ scene: BarScene
  ) -> [JSONValue] {
    guard let bar = look.bars[kind].map({ subject.known($0, on: look.idiom) })
    else { return [] }
    // A screen without a search doesn't have its contrasts.
    let hasNoSearch = scene.setting(.searchPresence) == .keyword("none")
    struct Key: Hashable {
      let leaf: LeafID
      let item: Int?
    }
    var order: [Key] = []
    var rows: [Key: [ContrastReading?]] = [:]
    for (index, appearance) in ColorAppearance.allCases.enumerated() {
      let environment = subject.environment(appearance, on: look.design.version)
      let readings = contrast.readings(
        of: bar,
        scene.object,
        in: slot,
        screen: scene.screen,
        environment
      )
      for reading in readings {
        let item = reading.layout.map { ItemPart.cell($0, reading.state ?? .normal) }
        let key = Key(leaf: reading.leaf, item: item)
        if rows[key] == nil {
          order.append(key)
          rows[key] = Array(repeating: nil, count: ColorAppearance.allCases.count)
        }
        rows[key]?[index] = reading
      }
    }
    return order.compactMap { key in
      let path = Schema.standard[key.leaf].path
      guard !hasNoSearch || !path.hasPrefix("navigationBar.search."), let readings = rows[key],
        let first = readings.lazy.compactMap(\.self).first
      else { return nil }
      func list(_ part: (ContrastReading) -> JSONValue) -> JSONValue {
        .array(readings.map { $0.map(part) ?? .null })
      }
      let row = JSONValue.object(dropping: [
        ("path", .string(path)),
        ("item", key.item.map { .integer($0) }),
        ("needs", .number(first.needed)),
        ("is", list { .number(($0.ratio * 100).rounded(.down) / 100) }),
        ("colors", list { .string("\($0.front.shortText) on \($0.back.shortText)") }),
      ])
      return .integer(contrasts.id(of: row))
    }
  }

  private func json(_ context: LookContext) -> JSONValue {
    [
      "brands": .integers(context.brands), "on": .integers(context.switchesOn),
      "off": .integers(context.switchesOff), "screens": .integers(context.screens),
      "versions": .integers(context.versions),
      "devices": .integers(context.devices.map(\.rawValue)),
    ]
  }

  /// Returns the pushes of `flows`, and the ways in which the bar can change on them; the first is for contexts without the push.
  private mutating func flows(
    _ asked: inout Set<DimensionID>
  ) -> (pushes: JSONValue, schemes: JSONValue) {
    let all = subject.shown.pushes.sorted {
      ($0.key.from, $0.key.to) < ($1.key.from, $1.key.to)
    }
    var schemes = Interner<JSONValue>()
    _ = schemes.id(of: .null)
    let pushes = all.map { push, decision -> JSONValue in
      asked.formUnion(looks.decisions.support(of: decision))
      let number = decisions.number(of: decision, as: "scheme") { outcome in
        guard case .transition(let decision) = outcome else { return 0 }
        let scheme: JSONValue = [
          "scheme": .string(decision.scheme.rawValue), "reason": .string(decision.reason.text),
        ]
        return Int(schemes.id(of: scheme))
      }
      return ["from": .string(push.from), "to": .string(push.to), "is": .integer(number)]
    }
    return (.array(pushes), .array(schemes.values))
  }
}

extension KnownColor {
  /// The components in extended sRGB and the alpha, for mixing.
  fileprivate var components: JSONValue {
    .array((srgb + [alpha]).map { .number(($0 * 10_000).rounded() / 10_000) })
  }
}
