import LintelAppearance
import LintelSchema
import LintelTheme

private let schema = Schema.standard

/// A bar in one slot, as people see it.
struct BarScene: Sendable {
  let kind: BarKind
  let slot: AppearanceSlot
  let metrics: Metrics
  var background: BackgroundScene
  /// The slot's appearance object, or `nil` for a bar that the theme doesn't change.
  let object: Appearance?
  /// Whether the bar keeps to dark or to light, or `nil` if it follows the screen.
  let keptDark: Bool?
  /// Whether the system's own parts are dark because of the bar's style.
  let isBlack: Bool
  /// The bar's own values, or `nil` for a bar that the theme doesn't change.
  private let bar: ResolvedContext.ResolvedBar?
  /// Whether the screen has a tab bar, which takes the place at the bottom.
  let hasTabBar: Bool
  /// The search that a toolbar shows between its buttons, or `nil` for none.
  let integratedSearch: SearchScene?
  /// The window's tint, which bars without their own tint follow.
  private let windowTint: ResolvedColor?
  /// The screen's settings and facts, by name.
  private let settings: [LeafName: ResolvedValue]

  init(_ kind: BarKind, _ slot: AppearanceSlot, of look: Look, in subject: PreviewSubject) {
    self.kind = kind
    self.slot = slot
    metrics = Metrics(design: look.design, isCompact: slot.isCompact, idiom: look.idiom)
    bar = look.bars[kind].map { subject.known($0, on: look.idiom) }
    let shown = subject.known(Self.object(of: bar, kind, in: slot, look.design), on: look.idiom)
    object = bar == nil ? nil : shown
    isBlack = bar?.value(of: schema[.barStyle, of: kind], in: slot)?.keyword() == BarStyle.black
    background = BackgroundScene(shown, look.design, isBlack: isBlack)
    let style = shown.value(of: schema[.overrideUserInterfaceStyle, of: kind])
    // The property is new in iOS 27, which is drawn together with iOS 26.
    keptDark =
      switch style?.keyword(UserInterfaceStyle.self) {
      case .dark where look.design == .glass: true
      case .light where look.design == .glass: false
      case .dark, .light, .unspecified, nil: nil
      }
    settings = look.drawnSettings.mapValues { subject.known($0, on: look.idiom) }
    hasTabBar =
      look.bars[.tabBar] != nil
      && look.settings[schema[.hidesBottomBar]] != .boolean(true)
    let search =
      kind == .toolbar ? BarScene(.navigationBar, .standard, of: look, in: subject).search : nil
    integratedSearch = search.flatMap { $0.place.isAtBottom ? $0 : nil }
    windowTint = settings[.tint]?.color
  }

  func system(_ name: String) -> ResolvedColor {
    let color = ResolvedColor.uikit(name)
    return isBlack ? color.kept(KeptStyle(dark: true), on: metrics.design.version) : color
  }

  /// Returns the object that shows, which UIKit chooses for a slot that is left to it.
  private static func object(
    of bar: ResolvedContext.ResolvedBar?,
    _ kind: BarKind,
    in slot: AppearanceSlot,
    _ design: BarDesign
  ) -> Appearance {
    switch bar?.slots[slot] {
    case .some(.some(let object)): return object
    case .some(nil):
      var base = Appearance(bar: kind, configure: "defaultBackground", values: [])
      for other in slot.isCompact ? [AppearanceSlot.compact, .standard] : [.standard] {
        guard case .some(.some(let object)) = bar?.slots[other] else { continue }
        base = object
        break
      }
      return slot.isAtEdge ? base.withoutBackground : base
    case nil:
      let isClear = slot.isAtEdge && design != .classic
      let configure = isClear ? "transparentBackground" : "defaultBackground"
      return Appearance(bar: kind, configure: configure, values: [])
    }
  }
}

extension Look {
  /// The settings and facts that drawings of bars depend on.
  var drawnSettings: [LeafName: ResolvedValue] {
    Self.drawn.reduce(into: [:]) { settings, name in settings[name] = self.settings[schema[name]] }
  }

  /// Returns whether the look is possible in an appearance; a screen may keep its style regardless of the system's.
  func shows(_ appearance: ColorAppearance) -> Bool {
    switch settings[schema[.overrideUserInterfaceStyle]]?.keyword(UserInterfaceStyle.self) {
    case .light: !appearance.isDark
    case .dark: appearance.isDark
    case .unspecified, nil: true
    }
  }

  static let drawnLeaves = Set(drawn.map { schema[$0] })

  private static let drawn: [LeafName] = [
    .tint, .statusBar, .screenBackground, .largeTitleDisplay, .barItems, .backButtonTitle,
    .backButtonDisplayMode, .searchPresence,
  ]
}

extension Appearance {
  /// The object as UIKit shows it at an edge for which it wasn't made.
  fileprivate var withoutBackground: Appearance {
    let kept = values.filter { !LeafRoles.standard[$0.leaf].belongsToBackgrounds }
    return Appearance(bar: bar, configure: "transparentBackground", values: kept)
  }
}

// MARK: - The bar's own values and the screen's

extension BarScene {
  func own(_ path: String) -> ResolvedValue? { own(schema.leaf(path)) }

  private func own(_ leaf: LeafID?) -> ResolvedValue? {
    leaf.flatMap { bar?.value(of: $0, in: slot) }
  }

  private func ownColor(_ leaf: LeafID?) -> ResolvedColor? { own(leaf)?.color }

  func setting(_ name: LeafName) -> ResolvedValue? { settings[name] }

  /// The tint that the theme sets for the bar or the window.
  private var declaredTint: ResolvedColor? { ownColor(schema[.tint, of: kind]) ?? windowTint }

  /// The tint: the theme's, or the system's blue.
  var tint: ResolvedColor { declaredTint ?? .uikit("systemBlue") }

  /// The color behind the content, by default the system's background.
  var screen: ResolvedColor { settings[.screenBackground]?.color ?? .uikit("systemBackground") }

  /// Whether the bar shows a large title: at the edge, if the theme prefers them and the screen
  /// doesn't rule them out.
  var showsLargeTitle: Bool {
    guard kind == .navigationBar, slot == .scrollEdge,
      own(schema[.prefersLargeTitles]) == .boolean(true)
    else { return false }
    let display = settings[.largeTitleDisplay]?.keyword(LargeTitleDisplay.self)
    return display != .never && display != .inline
  }

  /// Whether the screen has buttons in the bar, according to `barItems`.
  var hasItems: Bool { settings[.barItems]?.keyword() != BarItems.none }

  private func part(_ name: String) -> PartValues {
    PartValues(object, at: "\(kind.rawValue).\(name)")
  }
}

// MARK: - Texts

extension BarScene {
  var title: TextScene {
    TextScene(part("title"), font: FontScene(size: 17, weight: 600), color: system("label"))
  }

  var largeTitle: TextScene {
    TextScene(part("largeTitle"), font: FontScene(size: 34, weight: 700), color: system("label"))
  }

  /// The subtitle, or `nil` if the system doesn't have it or nothing is declared for it.
  var subtitle: TextScene? { subtitle("subtitle", size: 12) }

  var largeSubtitle: TextScene? { subtitle("largeSubtitle", size: 15) }

  /// Returns a subtitle, or `nil` before iOS 26, which introduced them, and if nothing is declared for
  /// it.
  private func subtitle(_ name: String, size: Double) -> TextScene? {
    let values = part(name)
    guard metrics.design == .glass, !values.isEmpty else { return nil }
    return TextScene(
      values,
      font: FontScene(size: size, weight: 400),
      color: system("secondaryLabel")
    )
  }

  /// The image of the back button, or `nil` for the system's chevron.
  var backIndicator: Image<ResolvedColor>? { part("backIndicator").image("image") }
}

// MARK: - Buttons

/// A bar button in one state.
struct ButtonScene: Hashable, Sendable {
  let family: ButtonFamily
  let state: ItemState
  var text: TextScene
  var icon: ResolvedColor
  let image: Image<ResolvedColor>?
  /// The distance by which the background image is moved, in points.
  let imageOffset: Offset
  /// The fill of the glass under a prominent button, or `nil` for other buttons.
  let fill: ResolvedColor?
  let glass: SharedBackgroundName
  let hasPadding: Bool
}

extension BarScene {
  /// Returns a button; UIKit derives values that a state doesn't declare from the normal state.
  func button(_ family: ButtonFamily, _ state: ItemState = .normal) -> ButtonScene {
    let isProminent = family == .prominentButton
    var name = family.rawValue
    if part(name).isEmpty, family == .backButton { name = "button" }
    let glass = sharedBackground(of: family)
    let emphasis = ownColor(schema[.prominentButtonTint, of: kind]) ?? tint
    // Without glass, there is nothing to fill, so the text has the color.
    let fill = isGlass && isProminent && glass != .hidden ? emphasis : nil
    let plain: ResolvedColor =
      fill.map { $0.onGlass }
      ?? (isGlass ? isProminent ? emphasis : declaredTint ?? system("label") : tint)
    let tint = fill != nil ? plain : own("\(kind.rawValue).\(family.rawValue).tint")?.color ?? plain
    let weight = isProminent ? 600 : isGlass && family == .button ? 500 : 400
    let normal = part(name)
    let own = state == .normal ? normal : part("\(name).\(state)")
    let declaresAny = !own.isEmpty
    var text = TextScene(
      declaresAny ? own : normal,
      font: FontScene(size: 17, weight: weight),
      color: tint
    )
    var icon = tint
    if state == .disabled || state == .highlighted {
      let dimmed = state == .disabled ? 0.35 : 0.3
      if !declaresAny { text.color = text.color.faded(dimmed) }
      icon = icon.faded(dimmed)
    }
    return ButtonScene(
      family: family,
      state: state,
      text: text,
      icon: icon,
      image: own.image("backgroundImage") ?? normal.image("backgroundImage"),
      imageOffset: own.offset("backgroundImageOffset") ?? .zero,
      fill: fill.map { state == .disabled ? $0.faded(0.35) : $0 },
      glass: glass,
      hasPadding: hasPadding(family)
    )
  }
}

// MARK: - Tab items

struct TabItemScene: Hashable, Sendable {
  /// The layout, which puts the text below the icon or beside it.
  let layout: ItemLayout
  let state: ItemState
  let title: TextScene
  let icon: ResolvedColor
  let badge: ResolvedColor
  let badgeTitle: TextScene
  /// The distance by which the badge is moved, in points.
  let badgeOffset: Offset
}

extension BarScene {
  /// Returns an item in a layout and a state, with UIKit's own values where nothing is declared.
  func item(_ layout: ItemLayout, _ state: ItemState) -> TabItemScene {
    func part(_ name: String) -> PartValues {
      PartValues(object, at: "tabBar.item\(name)", layout: layout, state: state)
    }
    let values = part("")
    let unselected: ResolvedColor = system(metrics.design == .glass ? "label" : "systemGray")
    let own: ResolvedColor =
      switch state {
      case .selected: tint
      case .disabled: system("tertiaryLabel")
      // iOS 26 has its own color for icons that aren't selected.
      case .normal, .highlighted, .focused: ownColor(schema[.unselectedTint]) ?? unselected
      }
    var title = TextScene(
      part(".title"),
      font: layout == .stacked
        ? FontScene(size: 10, weight: 500)
        : FontScene(size: layout == .inline ? 13 : 12, weight: 400),
      color: own
    )
    title.offset = values.offset("offset") ?? .zero
    let badgeFont = FontScene(size: 13, weight: 400)
    var badge = TextScene(part(".badge.title"), font: badgeFont, color: .uikit("white"))
    badge.offset = values.offset("badge.titleOffset") ?? .zero
    return TabItemScene(
      layout: layout,
      state: state,
      title: title,
      icon: values.color("iconColor") ?? own,
      badge: values.declares("badge.background")
        ? values.color("badge.background") ?? .uikit("clear") : .uikit("systemRed"),
      badgeTitle: badge,
      badgeOffset: values.offset("badge.offset") ?? .zero
    )
  }

  var selectionIndicator: ShadowScene? {
    let values = part("selectionIndicator")
    return ShadowScene(color: values.color("color"), image: values.image("image"))
  }
}
