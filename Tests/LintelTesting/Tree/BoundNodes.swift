import LintelCascade
import LintelSchema
import LintelTheme

@testable import LintelAppearance

/// Ids of objects by `AppearanceSlot.rawValue`, or -1 for none.
package typealias SlotObjects = SIMD4<Int32>

extension SlotObjects {
  static let empty = SlotObjects(repeating: -1)

  var isEmpty: Bool { self == .empty }

  subscript(slot: AppearanceSlot) -> Int32? {
    self[slot.rawValue] < 0 ? nil : self[slot.rawValue]
  }
}

/// A bar with all tokens bound, and with its objects and values as ids in a `NodePool`.
struct BoundBar: Hashable {
  struct Value: Hashable {
    let leaf: LeafID
    var slots: SlotSet
    let value: Int32
  }

  let kind: BarKind
  /// The objects that the theme declares.
  let objects: SlotObjects
  let system: SlotSet
  let values: [Value]
  let showsLargeTitles: Bool

  static func empty(_ kind: BarKind) -> BoundBar {
    BoundBar(
      kind: kind,
      objects: .empty,
      system: [],
      values: [],
      showsLargeTitles: false
    )
  }

  var hasObjects: Bool {
    !objects.isEmpty
  }

  var isEmpty: Bool {
    !hasObjects && system.isEmpty && values.isEmpty
  }
}

/// A bar with its slots assigned.
struct FinishedBar: Hashable {
  let kind: BarKind
  let assigned: SlotObjects
  let shown: Shown
  let values: [BoundBar.Value]

  /// The ids of objects by `AppearanceSlot.rawValue`, or one of the constants below.
  typealias Shown = SIMD4<Int32>
  static let untouched: Int32 = -1
  static let system: Int32 = -2
}

/// A screen's setting, with the id of its value.
struct SettingNode: Hashable {
  let leaf: LeafID
  let value: Int32
}

/// Every distinct node once, before and after tokens are bound.
struct NodePool {
  let theme: Theme
  let roles: LeafRoles
  private(set) var unboundBars = Interner<UnboundBar>()
  /// The objects of each unbound bar, by the bar's id.
  private var unboundSlots: [SlotObjects] = []
  private var unboundObjects = Interner<UnboundAppearance>()
  var unboundSettings = Interner<[SettingNode]>()
  var values = Interner<ResolvedValue>()
  /// Objects whose values are ids of `values`.
  var objects = Interner<UnboundAppearance>()
  var bars = Interner<BoundBar>()
  var settings = Interner<[SettingNode]>()
  /// The transparent copy of each object by the object's id, or -1 if it wasn't made so far.
  private var transparentCopies: [Int32] = []
  private var initialObjects = CaseMap<BarKind, Int32>()
  /// The results of binding, by node and environment.
  private var boundBars: [IDPair: Int32] = [:]
  private var boundObjects: [IDPair: Int32] = [:]
  private var boundSettings: [IDPair: Int32] = [:]
  private var boundValues: [IDPair: Int32] = [:]
  private var tokensOfObjects: [Int32] = []

  init(_ theme: Theme, roles: LeafRoles) {
    self.theme = theme
    self.roles = roles
  }

  mutating func madeTransparent(_ object: Int32) -> Int32 {
    let index = Int(object)
    if index < transparentCopies.count, transparentCopies[index] >= 0 {
      return transparentCopies[index]
    }
    let copy = objects.id(of: objects[object].madeTransparent(roles))
    let missing = objects.values.count - transparentCopies.count
    transparentCopies += repeatElement(-1, count: missing)
    transparentCopies[index] = copy
    return copy
  }

  mutating func initial(of bar: BarKind) -> Int32 {
    if let known = initialObjects[bar] { return known }
    let id = objects.id(of: .initial(of: bar))
    initialObjects[bar] = id
    return id
  }

  mutating func id(of bar: UnboundBar) -> Int32 {
    let id = unboundBars.id(of: bar)
    if id == unboundSlots.count {
      var objects = SlotObjects.empty
      for (slot, object) in bar.objects.enumerated() {
        if let object { objects[slot] = unboundObjects.id(of: object) }
      }
      unboundSlots.append(objects)
    }
    return id
  }

  /// The unresolved values of a bar, by their indices in the theme.
  func values(ofBar bar: Int32) -> [Int32] {
    let bar = unboundBars[bar]
    return bar.values.map(\.value) + bar.objects.flatMap { $0?.values.map(\.value) ?? [] }
  }

  func values(ofSettings settings: Int32) -> [Int32] {
    unboundSettings[settings].map(\.value)
  }

  /// Binds the tokens of a bar in `unboundBars`, and returns an index into `bars`; the environment is -1 if there are no tokens.
  mutating func bind(
    bar id: Int32,
    in environment: Int32,
    _ tokens: inout TokenEnvironments
  ) -> Int32 {
    if let known = boundBars[IDPair(id, environment)] { return known }
    let bar = unboundBars[id]
    var objects = unboundSlots[Int(id)]
    for slot in objects.indices where objects[slot] >= 0 {
      objects[slot] = bind(object: objects[slot], in: environment, &tokens)
    }
    var values: [BoundBar.Value] = []
    values.reserveCapacity(bar.values.count)
    for value in bar.values {
      let bound = bind(value: value.value, in: environment, &tokens)
      guard bound >= 0 else { continue }
      // Slots whose values use different tokens may have the same value after binding.
      let twin = values.firstIndex { $0.leaf == value.leaf && $0.value == bound }
      if let twin {
        values[twin].slots.insert(value.slots)
      } else {
        values.append(.init(leaf: value.leaf, slots: value.slots, value: bound))
      }
    }
    let bound = bars.id(
      of: BoundBar(
        kind: bar.kind,
        objects: objects,
        system: bar.system,
        values: values,
        showsLargeTitles: bar.showsLargeTitles
      )
    )
    boundBars[IDPair(id, environment)] = bound
    return bound
  }

  /// Binds the tokens of settings, as for bars.
  mutating func bind(
    settings id: Int32,
    in environment: Int32,
    _ tokens: inout TokenEnvironments
  ) -> Int32 {
    if let known = boundSettings[IDPair(id, environment)] { return known }
    var values: [SettingNode] = []
    for setting in unboundSettings[id] {
      let bound = bind(value: setting.value, in: environment, &tokens)
      if bound >= 0 { values.append(SettingNode(leaf: setting.leaf, value: bound)) }
    }
    let bound = settings.id(of: values)
    boundSettings[IDPair(id, environment)] = bound
    return bound
  }

  /// Binds an object's tokens; environments that differ only in other tokens share one object.
  private mutating func bind(
    object id: Int32,
    in environment: Int32,
    _ tokens: inout TokenEnvironments
  ) -> Int32 {
    let object = unboundObjects[id]
    let used = objectTokens(id, &tokens)
    let environment = tokens.limited(environment, to: used)
    if let known = boundObjects[IDPair(id, environment)] { return known }
    var bound = object
    bound.values = []
    bound.values.reserveCapacity(object.values.count)
    for value in object.values {
      let id = bind(value: value.value, in: environment, &tokens)
      if id >= 0 {
        bound.values.append(UnboundValue(leaf: value.leaf, item: value.item, value: id))
      }
    }
    let result = objects.id(of: bound)
    boundObjects[IDPair(id, environment)] = result
    return result
  }

  /// The tokens that the values of an unbound object depend on, as an id of `tokens`.
  private mutating func objectTokens(_ id: Int32, _ tokens: inout TokenEnvironments) -> Int32 {
    while tokensOfObjects.count <= Int(id) {
      let object = unboundObjects[Int32(tokensOfObjects.count)]
      tokensOfObjects.append(tokens.tokenSet(of: object.values.lazy.map(\.value)))
    }
    return tokensOfObjects[Int(id)]
  }

  private mutating func bind(
    value: Int32,
    in environment: Int32,
    _ tokens: inout TokenEnvironments
  ) -> Int32 {
    let environment = tokens.limited(environment, to: tokens.tokenSet(of: value))
    if let known = boundValues[IDPair(value, environment)] { return known }
    let resolved =
      value == UnboundValue.disabledTitle
      ? ResolvedValue.color(.system("tertiaryLabel", alpha: 1))
      : tokens.resolved(theme.values[Int(value)], in: environment)
    let id = resolved.map { values.id(of: $0) } ?? -1
    boundValues[IDPair(value, environment)] = id
    return id
  }
}

extension CascadedValues {
  /// The settings of a screen, with their values' indices in the theme.
  func settings(_ theme: Theme, _ roles: LeafRoles) -> [SettingNode] {
    targets.compactMap { target in
      guard let leaf = theme.leaf(of: target, in: roles.schema), roles[leaf] == .setting else {
        return nil
      }
      return value(of: target, in: .standard).map { SettingNode(leaf: leaf, value: $0.rawValue) }
    }
  }
}
