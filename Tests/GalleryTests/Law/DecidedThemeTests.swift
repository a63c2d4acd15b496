#if os(Linux)
  @testable import LintelAppearance
  import LintelCascade
  import LintelCompiler
  import LintelDecisions
  import LintelSchema
  import LintelTesting
  import LintelTheme
  import Testing

  /// Compares themes as outputs write them with independently resolved contexts.
  @Suite("Themes as decisions")
  struct DecidedThemeTests {
    private static let seeds = UInt64(1)...150

    @Test("In every context, UIKit shows what the context resolves to")
    func law() throws {
      var (themes, contexts, slots) = (0, 0, 0)
      for seed in Self.seeds {
        let drawn = LawTheme(seed: seed, name: "Law\(seed)")
        let files = drawn.files.mapValues { Array($0.utf8) }
        let compilation = compile(root: "theme.yaml", provider: .files(files))
        guard let theme = compilation.theme, compilation.tree != nil else { continue }
        themes += 1
        let decided = try #require(compilation.decided)
        var checks = DecidedThemeChecks(theme, decided)
        var generator = SeededGenerator(seed: seed)
        for context in theme.someContexts(12, &generator) where Version(13) <= context.ios {
          let differences = checks.differences(context)
          #expect(differences.isEmpty, "seed \(seed), \(context)\n\(differences)\n\(drawn.text)")
          contexts += 1
        }
        slots += checks.slots
      }
      #expect(themes > 100 && contexts > 1000 && slots > 5000, "\(themes) \(contexts) \(slots)")
    }
  }

  /// Compares a decided theme with `ContextResolver`.
  private struct DecidedThemeChecks {
    private let decided: DecidedTheme
    private let dimensions: ContextDimensions
    private let resolver: ContextResolver
    private let theme: Theme
    private let schema = Schema.standard
    private(set) var slots = 0

    init(_ theme: Theme, _ decided: DecidedTheme) {
      let cascade = Cascade(theme).limited(to: theme.space.release)
      self.theme = cascade.theme
      self.decided = decided
      resolver = ContextResolver(cascade)
      dimensions = decided.dimensions
    }

    mutating func differences(_ asked: TreeContext) -> [String] {
      let promos = theme.space.calendar.normalized(asked.promos).running
      func context(_ screen: Int) -> Context {
        dimensions.context(
          ContextSelection(
            brand: asked.brand,
            promos: promos,
            screen: screen,
            ios: asked.ios,
            device: asked.device
          )
        )
      }
      let resolved = resolver.resolved(
        ContextSelection(
          brand: asked.brand,
          promos: promos,
          screen: asked.screen,
          ios: asked.ios,
          device: asked.device
        )
      )
      let here = Place(context: context(asked.screen), ios: asked.ios)
      let base = Place(context: context(0), ios: asked.ios)
      var result: [String] = []
      let settings = decided.settings.compactMap { setting in
        value(setting.value.whole, here).map { Settings.Value(leaf: setting.leaf, value: $0) }
      }
      if settings != resolved.settings { result.append("settings: \(settings)") }
      for kind in BarKind.allCases {
        let bar = decided.bars.first { $0.kind == kind }
        let expected = resolved.bars.first { $0.kind == kind }
        for slot in kind.slots {
          for set in bar?.values ?? [] {
            let own = set.bySlot[slot].flatMap { value($0, here) }
            let other = expected?.values.first { $0.leaf == set.leaf && $0.slots.contains(slot) }
            if own != other?.value {
              result.append("\(schema[set.leaf].path) \(slot): \(String(describing: own))")
            }
          }
          // A slot that is left to the system has no known object.
          if let slots = expected?.slots, slots[slot] == .some(nil) { continue }
          let shown = shown(
            slot,
            kind,
            bar,
            here,
            hasItem: asked.screen != 0 && kind != .toolbar,
            base,
            resolved
          )
          guard let shown else { continue }
          slots += 1
          let target =
            expected?.slots[slot].flatMap(\.self)
            ?? Appearance(
              bar: kind,
              configure: slot.isAtEdge ? Preset.transparentBackground : Preset.defaultBackground,
              values: []
            )
          if !isSame(shown, target) {
            result.append("\(kind).\(slot): \(shown), not \(target)")
          }
        }
      }
      return result
    }

    private struct Place {
      let context: Context
      let ios: Version
    }

    private func isSame(_ a: Appearance, _ b: Appearance) -> Bool {
      func key(_ value: Appearance.Value) -> String {
        "\(schema[value.leaf].path) \(value.layout.map { "\($0)" } ?? "") \(value.state.map { "\($0)" } ?? "")"
      }
      func values(_ appearance: Appearance) -> [String: ResolvedValue] {
        Dictionary(uniqueKeysWithValues: appearance.values.map { (key($0), $0.value) })
      }
      var (x, y) = (values(a), values(b))
      // UIKit accepts both images or neither, which `places` already takes into account.
      for name in x.keys where name.contains("backIndicator") { x[name] = nil }
      for name in y.keys where name.contains("backIndicator") { y[name] = nil }
      return a.configure == b.configure && x == y
    }

    /// The object that UIKit shows for the theme's assignments, or `nil` for a slot that the version doesn't have.
    private func shown(
      _ slot: AppearanceSlot,
      _ kind: BarKind,
      _ bar: DecidedTheme.Bar?,
      _ here: Place,
      hasItem: Bool,
      _ base: Place,
      _ resolved: ResolvedContext
    ) -> Appearance? {
      let own = resolved.bars.first { $0.kind == kind }
      let display = resolved.settings.first { $0.leaf == schema[.largeTitleDisplay] }?.value
      let prefers = own?.values.first { $0.leaf == schema[.prefersLargeTitles] }?.value
      let lookup = AppearanceLookup(
        bar: kind,
        ios: here.ios,
        showsLargeTitles: prefers == .boolean(true) && display != .keyword("never")
      )
      guard lookup.has(slot) else { return nil }
      func assigned(_ place: Place) -> [AppearanceSlot: AssignedObject] {
        var result: [AppearanceSlot: AssignedObject] = [:]
        for (slot, decision) in bar?.assigned ?? CaseMap() {
          if case .assigned(let object) = decided.outcome(of: decision, at: place.context) {
            result[slot] = object
          }
        }
        return result
      }
      let (item, onBar) = (hasItem ? assigned(here) : [:], assigned(hasItem ? base : here))
      let found = lookup.found(at: slot, bar: SlotSet(onBar.keys), item: SlotSet(item.keys))
      let object: Appearance
      switch found.owner {
      case .item: object = made(item[found.slot], bar, kind, here)
      case .bar: object = made(onBar[found.slot], bar, kind, hasItem ? base : here)
      case .initial: object = made(nil, bar, kind, here)
      }
      return found.isMadeTransparent ? transparent(object) : object
    }

    private func made(
      _ assigned: AssignedObject?,
      _ bar: DecidedTheme.Bar?,
      _ kind: BarKind,
      _ place: Place
    ) -> Appearance {
      guard let source = assigned?.source, let bar,
        let object = bar.objects.first(where: { $0.slot == source }),
        case .configure(let configure) = decided.outcome(of: object.configure, at: place.context)
      else {
        let plain = Appearance(bar: kind, configure: Preset.defaultBackground, values: [])
        return assigned?.isMadeTransparent == true ? transparent(plain) : plain
      }
      let values = (object.places + bar.common).compactMap { own -> Appearance.Value? in
        guard decided.outcome(of: own.value.presence, at: place.context) == .flag(true),
          let value = value(own.value.value, place)
        else { return nil }
        return Appearance.Value(
          leaf: own.leaf,
          layout: own.layout,
          state: own.state,
          path: own.path,
          value: value
        )
      }
      let made = Appearance(bar: kind, configure: configure, values: values)
      return assigned?.isMadeTransparent == true ? transparent(made) : made
    }

    private func transparent(_ object: Appearance) -> Appearance {
      Appearance(
        bar: object.bar,
        configure: Preset.transparentBackground,
        values: object.values.filter { !LeafRoles.standard[$0.leaf].belongsToBackgrounds }
      )
    }

    private func value(_ decision: DecisionID, _ place: Place) -> ResolvedValue? {
      switch decided.outcome(of: decision, at: place.context) {
      case .value(let id):
        return resolve(theme.values[id.index]) { key in
          guard let token = decided.tokens.first(where: { $0.key == key }),
            case .value(let id) = decided.outcome(of: token.value, at: place.context)
          else { return nil }
          return theme.values[id.index]
        }
      case .disabledTitle: return .color(.system("tertiaryLabel", alpha: 1))
      default: return nil
      }
    }
  }
#endif
