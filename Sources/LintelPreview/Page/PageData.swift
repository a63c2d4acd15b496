import LintelAppearance
import LintelBackends
import LintelLint
import LintelSchema
import LintelTheme

/// What a page is made of: drawings, each once, and the numbers by which its program finds them.
struct PageData {
  /// The theme.
  private let subject: PreviewSubject
  /// The looks that the page can show.
  private let looks: Looks
  /// The colors of all drawings.
  private let palette = Palette()
  /// The drawings, each once.
  private var tiles = Interned<String>()
  /// Bars that are drawn already: many looks share them.
  private var bars: [BarKey: JSONValue] = [:]
  /// The bars, by number.
  private var views = Interned<JSONValue>()
  /// Measures contrast.
  private let contrast: ContrastReader

  /// Prepares a page; the question limits the looks that it can show.
  init(_ subject: PreviewSubject, _ question: LookQuestion) {
    self.subject = subject
    looks = Looks(of: subject, matching: question)
    contrast = ContrastReader(subject.settings)
  }

  /// The drawings as SVG elements, by number.
  private(set) var drawings: [String] = []

  /// Everything that the page's program has to know.
  ///
  /// - Returns: an object; `drawings` and `style` belong to it.
  mutating func json() -> JSONValue {
    let tree = subject.tree
    // What the content of a screen is drawn in.
    let inks = ["label", "secondaryLabel", "separator", "systemBackground"].map { name in
      JSONMember(name, .number(Double(palette.number(of: .uikit(name), .modern))))
    }
    let lookValues = looks.all.map { json($0) }
    drawings = tiles.all
    return [
      "theme": .string(tree.theme),
      "versions": .array(
        subject.versions.map { version in
          [
            "label": .string(version.label),
            "first": .string(version.first.description),
            "design": .string(version.design.rawValue),
            "interval": .number(Double(subject.interval(of: version))),
          ]
        }
      ),
      "brands": .array(tree.brands.map { .string($0.name) }),
      "promos": .array(tree.promos.map { .string($0.name) }),
      "promoSets": .array(promoSets.map { .array($0.map { .number(Double($0)) }) }),
      "modes": .array(
        tree.modes.indices.map { index in
          [
            "name": .string(tree.modes[index].name),
            "values": .array(tree.modes[index].values.map(JSONValue.string)),
            "first": .number(Double(tree.switches.numbers(ofMode: index).lowerBound)),
          ]
        }
      ),
      "screens": .array(
        tree.screens.map { screen in
          ["name": .string(screen.name), "title": .string(PreviewSubject.title(of: screen.name))]
        }
      ),
      "tellsDevices": .boolean(subject.tellsDevices),
      "tellsSizes": .boolean(subject.tree.tellsSizes),
      "inks": .object(inks),
      "looks": .array(lookValues),
      "contexts": .array(looks.contexts.map(json)),
      "views": .array(views.all),
      "flows": .array(tree.transitions.map(json)),
      "origins": PageOrigins(subject).json,
      "palette": .array(palette.keys.map { key in .array(colors(key).map(\.components)) }),
    ]
  }

  /// The palette as CSS, a block for each appearance.
  var style: String {
    ColorAppearance.allCases.enumerated().map { index, appearance in
      var variables = palette.keys.enumerated().map { number, key in
        "--c\(number):\(colors(key)[index].css)"
      }
      if !subject.pictures.isEmpty {
        // Images differ by appearance too, and one of them is seen.
        variables += ColorAppearance.allCases.map { other in
          "--in-\(other.rawValue):\(other == appearance ? "inline" : "none")"
        }
      }
      return "[data-appearance=\"\(appearance.rawValue)\"]{\(variables.joined(separator: ";"))}\n"
    }
    .joined()
  }

  /// A color in each appearance.
  private func colors(_ key: Palette.Key) -> [KnownColor] {
    ColorAppearance.allCases.map { appearance in
      ColorEnvironment(
        appearance: appearance,
        version: Version(key.isGlass ? 26 : 15),
        samples: subject.samples
      ).shown(key.color)
    }
  }

  /// The sets of promos that a page offers: the smallest that can run in which something looks different.
  private var promoSets: [[Int]] {
    var sets: Set<[Int]> = []
    for required in Set(looks.contexts.map(\.promosOn)).union([[]]) {
      for set in subject.space.calendar.smallestSets(containing: required) {
        sets.insert(subject.tree.switches.promos(set.running))
      }
    }
    return sets.sorted { ($0.count, $0.description) < ($1.count, $1.description) }
  }
}

// MARK: - Looks

/// Writes looks as JSON.
extension PageData {
  /// A look: its bars, its settings, and the contexts that have it.
  private mutating func json(_ look: Look) -> JSONValue {
    func setting(_ name: LeafName) -> ResolvedValue? { look.settings[subject.schema[name]] }
    func says(_ name: LeafName) -> JSONValue { .boolean(setting(name) == .boolean(true)) }
    let style: UserInterfaceStyle = setting(.overrideUserInterfaceStyle)?.keyword() ?? .unspecified
    let kinds = BarKind.allCases.filter { look.bars[$0] != nil || $0 == .navigationBar }
    return [
      "design": .string(look.design.rawValue),
      "idiom": .string("\(look.idiom)"),
      "style": .string(style.rawValue),
      "scrolls": .boolean(setting(.scrolls) != .boolean(false)),
      "hidesNavigationBar": says(.hidesNavigationBar),
      "hidesBottomBar": says(.hidesBottomBar),
      "hidesToolbar": says(.hidesToolbar),
      "bars": .object(kinds.map { JSONMember($0.rawValue, bar($0, look)) }),
    ]
  }

  /// What the drawings of a bar depend on.
  fileprivate struct BarKey: Hashable {
    /// The kind of bar.
    let kind: BarKind
    /// The bar, by index.
    let bar: Int?
    /// The settings that change drawings.
    let settings: [LeafName: ResolvedValue]
    /// The design of the version.
    let design: BarDesign
    /// The idiom.
    let idiom: Idiom
    /// The bars of the screen, since some move what others show; nil before iOS 26.
    let neighbors: CaseMap<BarKind, Int>?
    /// Whether the screen hides its tab bar; nil before iOS 26.
    let hidesBottomBar: ResolvedValue?
  }

  /// A bar by number, drawn if no other look has it.
  private mutating func bar(_ kind: BarKind, _ look: Look) -> JSONValue {
    let isGlass = look.design == .glass
    let key = BarKey(
      kind: kind,
      bar: look.bars[kind],
      settings: look.drawnSettings(subject.schema),
      design: look.design,
      idiom: look.idiom,
      neighbors: isGlass && kind != .tabBar ? look.bars : nil,
      hidesBottomBar: isGlass ? look.settings[subject.schema[.hidesBottomBar]] : nil
    )
    if let known = bars[key] { return known }
    let drawn = drawnBar(kind, look)
    bars[key] = drawn
    return drawn
  }

  /// The drawings of a bar in every slot, and those of its states.
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

  /// How the bar reacts to scrolling.
  private func scroll(_ look: Look) -> JSONValue {
    guard let bar = look.bars[.navigationBar].map({ subject.tree.bars[$0] }) else {
      return ["behavior": .string(ScrollBehaviorName.system.rawValue)]
    }
    func value(_ name: LeafName) -> ResolvedValue? {
      bar.value(of: subject.schema[name], in: .standard)
    }
    let behavior: ScrollBehaviorName = value(.scrollBehavior)?.keyword() ?? .system
    var members = [JSONMember("behavior", .string(behavior.rawValue))]
    for (key, name) in [("distance", LeafName.scrollDistance), ("threshold", .scrollThreshold)] {
      if case .number(let number) = value(name) { members.append(JSONMember(key, .number(number))) }
    }
    return .object(members)
  }

  /// A bar in a slot: its drawing, the layers of its background, its measures, and its contrasts.
  private mutating func view(_ kind: BarKind, _ slot: AppearanceSlot, _ look: Look) -> JSONValue {
    let scene = BarScene(kind, slot, of: look, in: subject)
    let captions = Captions(scene, screen: nil)
    let tile = Tile(scene, captions, Ink(palette, look.design).with(subject.pictures), id: "t")
    let background = scene.background
    func paint(_ color: ResolvedColor?) -> JSONValue? {
      color.map { .number(Double(palette.number(of: $0, look.design))) }
    }
    let veil = scene.edgeEffect.map { scene.screen.faded(BackgroundDrawing.veil($0)) }
    let view = JSONValue.object(dropping: [
      ("tile", number(of: tile)),
      ("width", .number(scene.metrics.width)),
      ("height", .number(BarDrawing.height(of: scene))),
      (
        "bar",
        .number(kind == .navigationBar ? scene.metrics.navigationBar : BarDrawing.height(of: scene))
      ),
      ("margin", .number(kind == .navigationBar ? scene.metrics.statusBar : bottom(scene))),
      ("screen", paint(scene.screen)),
      ("material", paint(background.material?.tint)),
      ("color", paint(background.color)),
      ("image", background.image == nil ? nil : true),
      ("shadow", paint(background.shadow.map { $0.color ?? .uikit("systemGray") })),
      ("veil", paint(veil)),
      ("effect", scene.edgeEffect.map { .string($0.rawValue) }),
      ("adapts", scene.adapts ? true : nil),
      ("contrast", .array(contrasts(kind, slot, look, scene))),
    ])
    return .number(Double(views.number(of: view)))
  }

  /// The height that the bar keeps free below it, in points.
  private func bottom(_ scene: BarScene) -> Double {
    scene.metrics.design == .glass ? scene.metrics.bottomInset - 13 : scene.metrics.bottomInset
  }

  /// The number of a tile's drawing.
  private mutating func number(of tile: Tile) -> JSONValue {
    .number(Double(tiles.number(of: tile.svg().compactText)))
  }

  /// The contrast of every visible color, in each appearance; unknown contrasts are null.
  private func contrasts(
    _ kind: BarKind,
    _ slot: AppearanceSlot,
    _ look: Look,
    _ scene: BarScene
  ) -> [JSONValue] {
    guard let bar = look.bars[kind].map({ subject.known(subject.tree.bars[$0], on: look.idiom) })
    else { return [] }
    // What a screen has no search for has no contrast to show.
    let hasNoSearch = scene.setting(.searchPresence) == .keyword("none")
    struct Key: Hashable {
      let leaf: LeafID
      let item: Int?
    }
    var order: [Key] = []
    var rows: [Key: [ContrastReading?]] = [:]
    for (index, appearance) in ColorAppearance.allCases.enumerated() {
      let environment = ColorEnvironment(
        appearance: appearance,
        version: look.design.version,
        samples: subject.samples
      )
      for reading in contrast.readings(
        of: bar,
        scene.object,
        in: slot,
        screen: scene.screen,
        environment
      ) {
        let item = reading.layout.map {
          $0.rawValue * 4 + (reading.state.flatMap { ItemState.tabItem.firstIndex(of: $0) } ?? 0)
        }
        let key = Key(leaf: reading.leaf, item: item)
        if rows[key] == nil {
          order.append(key)
          rows[key] = Array(repeating: nil, count: ColorAppearance.allCases.count)
        }
        rows[key]?[index] = reading
      }
    }
    return order.compactMap { key in
      let path = subject.schema[key.leaf].path
      guard !hasNoSearch || !path.hasPrefix("navigationBar.search."), let readings = rows[key],
        let first = readings.lazy.compactMap(\.self).first
      else { return nil }
      return .object(dropping: [
        ("path", .string(path)),
        ("item", key.item.map { .number(Double($0)) }),
        ("needs", .number(first.needed)),
        (
          "is",
          .array(
            readings.map { $0.map { .number(($0.ratio * 100).rounded(.down) / 100) } ?? .null }
          )
        ),
        (
          "colors",
          .array(
            readings.map {
              $0.map { .string("\($0.front.shortText) on \($0.back.shortText)") } ?? .null
            }
          )
        ),
      ])
    }
  }

  /// A context as the page's menus name it.
  private func json(_ context: LookContext) -> JSONValue {
    func list(_ values: [Int]) -> JSONValue { .array(values.map { .number(Double($0)) }) }
    return [
      "brands": list(context.brands),
      "on": list(context.promosOn),
      "off": list(context.promosOff),
      "screens": list(context.screens),
      "versions": list(context.versions),
      "devices": list(context.devices.map(\.rawValue)),
      "look": .number(Double(context.look)),
      "words": .string(LookWords.words(context, subject)),
    ]
  }

  /// A push between two screens.
  private func json(_ transition: Transition) -> JSONValue {
    [
      "from": .string(transition.from),
      "to": .string(transition.to),
      "scheme": .string(transition.decision.scheme.rawValue),
      "reason": .string(transition.decision.reason.text),
      "contexts": .array(
        transition.contexts.map { entry in
          [
            "brands": .array(entry.brands.map { .number(Double($0)) }),
            "on": .array(entry.promosOn.map { .number(Double($0)) }),
            "off": .array(entry.promosOff.map { .number(Double($0)) }),
            "versions": .array(
              subject.versions.indices.filter { index in
                let first = subject.versions[index].first
                return entry.firstIOS <= first && (entry.endIOS.map { first < $0 } ?? true)
              }.map { .number(Double($0)) }
            ),
          ]
        }
      ),
    ]
  }
}

/// Writes colors as JSON.
extension KnownColor {
  /// Extended sRGB and alpha, for mixing.
  fileprivate var components: JSONValue {
    .array((srgb + [alpha]).map { .number(($0 * 10_000).rounded() / 10_000) })
  }
}

/// Values, each once, by number.
struct Interned<Value: Hashable> {
  /// The values in the order of their numbers.
  private(set) var all: [Value] = []
  /// The number of each value.
  private var numbers: [Value: Int] = [:]

  /// The number of a value, the next one if it is new.
  mutating func number(of value: Value) -> Int {
    if let number = numbers[value] { return number }
    numbers[value] = all.count
    all.append(value)
    return all.count - 1
  }
}
