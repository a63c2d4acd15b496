import LintelBackends
import LintelSchema
import LintelTheme

@testable import LintelAppearance

/// Reads the JSON of a theme according to its documentation, independently of the runtime library.
struct ReadTree {
  /// The context in which a tree is read.
  struct Place {
    let brand: String
    let promos: [String]
    let modes: [String: String]
    var screen: String?
    let ios: Version
    let traits: [String: String]

    init(_ context: ResolvedContext) {
      brand = context.brand
      promos = context.promos
      modes = Dictionary(context.modes.map { ($0.mode, $0.value) }) { first, _ in first }
      screen = context.screen
      ios = context.ios
      traits = DeviceTrait.allCases.reduce(into: [:]) { traits, trait in
        traits[trait.name] = trait.names[context.device[trait]]
      }
    }
  }

  let root: JSONValue

  init(_ root: JSONValue) {
    self.root = root
  }

  /// The values of a bar with its objects, or of the settings.
  func part(_ name: String, at place: Place) -> JSONValue? {
    guard let node = root[name] else { return nil }
    let common = node["common"].flatMap { value($0, place) }
    return .object(
      dropping: members(node).filter { !["common", "objects"].contains($0.key) }.map { member in
        let isSlot = AppearanceSlot.allCases.contains { $0.uikitName == member.key }
        return (
          member.key,
          isSlot ? object(member.value, of: node, common, place) : value(member.value, place)
        )
      }
    )
  }

  /// The values for systems before iOS 13.
  func legacy(at place: Place) -> JSONValue? {
    root["legacy"].map { legacy in
      .object(dropping: members(legacy).map { ($0.key, value($0.value, place)) })
    }
  }

  // MARK: - Decisions

  /// The result of a decision, however many dimensions it depends on.
  private func chosen(_ node: JSONValue, _ place: Place) -> JSONValue? {
    let next: JSONValue?
    if let screens = node["screen"], case .object = screens {
      next = (place.screen.map { named($0, screens) } ?? node["none"]) ?? node["else"]
    } else if let brands = node["brand"], case .object = brands {
      next = named(place.brand, brands) ?? node["else"]
    } else if let promos = text(node["promo"]) {
      let names = promos.split(separator: ",").map { String($0.drop { $0 == " " }) }
      next = node[names.contains(where: place.promos.contains) ? "on" : "off"]
    } else if let mode = text(node["mode"]), let names = node["is"] {
      next = place.modes[mode].flatMap { named($0, names) } ?? node["else"]
    } else if let versions = node["ios"], case .object = versions {
      let own = [place.ios.major, place.ios.minor]
      let known = members(versions).filter { !own.lexicographicallyPrecedes(parts($0.key)) }
      let newest = known.max { parts($0.key).lexicographicallyPrecedes(parts($1.key)) }
      next = newest?.value ?? node["else"]
    } else if let trait = DeviceTrait.allCases.first(where: { node[$0.name] != nil }),
      let values = node[trait.name], case .object = values
    {
      next = place.traits[trait.name].flatMap { values[$0] }
    } else if let name = text(node["decision"]) {
      next = root["decisions"]?[name]
    } else {
      if node == .object([]) { return nil }
      return node
    }
    return next.flatMap { chosen($0, place) }
  }

  private func named(_ name: String, _ names: JSONValue) -> JSONValue? {
    members(names).first {
      $0.key.split(separator: ",").map { $0.drop { $0 == " " } }.contains(name[...])
    }?.value
  }

  /// The value of a node, with tokens and functions resolved.
  func value(_ node: JSONValue, _ place: Place) -> JSONValue? {
    guard let plain = substituted(node, place) else { return nil }
    return Self.evaluated(plain)
  }

  private func substituted(_ node: JSONValue, _ place: Place) -> JSONValue? {
    guard let node = chosen(node, place) else { return nil }
    switch node {
    case .null, .boolean, .number, .string: return node
    case .array(let elements):
      let values = elements.compactMap { substituted($0, place) }
      return values.count == elements.count ? .array(values) : nil
    case .object(let members):
      if let name = text(node["token"]) {
        let steps = name.split(separator: ".", maxSplits: 1).map(String.init)
        guard let token = root["tokens"]?[steps[0]]?[steps[1]],
          let value = substituted(token, place)
        else { return nil }
        guard let alpha = node["alpha"] else { return value }
        return ["function": "alpha", "arguments": [value, alpha]]
      }
      var values: [JSONMember] = []
      for member in members {
        if let value = substituted(member.value, place) {
          values.append(JSONMember(member.key, value))
        } else if Self.needed.contains(member.key) {
          return nil
        }
      }
      if values.isEmpty { return nil }
      return withBase(.object(values))
    }
  }

  /// The members without which an object has no value.
  private static let needed: Set = [
    "light", "dark", "arguments", "fill", "gradient", "stops", "color", "base", "family", "size",
    "weight",
  ]

  /// A font with the parts of the font that it derives from.
  private func withBase(_ object: JSONValue) -> JSONValue {
    guard let base = object["base"] else { return object }
    return merged(base, .object(members(object).filter { $0.key != "base" }))
  }

  // MARK: - Objects

  private func object(
    _ slot: JSONValue,
    of bar: JSONValue,
    _ common: JSONValue?,
    _ place: Place
  ) -> JSONValue? {
    guard let node = chosen(slot, place) else { return nil }
    guard let name = text(node["as"]) else { return whole(node, common, place) }
    var object: JSONValue?
    if name == "initial" {
      object = ["configure": "defaultBackground"]
    } else {
      let inPlace = bar[name].map(objectsInPlace) ?? []
      object = (bar["objects"]?[name] ?? inPlace.first).flatMap { whole($0, common, place) }
    }
    return node["configure"] == nil ? object : object.map(Self.transparent)
  }

  private func whole(_ node: JSONValue, _ common: JSONValue?, _ place: Place) -> JSONValue? {
    guard let own = value(node, place).map(withParts) else { return nil }
    var object = common.map { merged(withParts($0), own) } ?? own
    let layouts = ItemLayout.allCases.map(\.uikitName)
    object = spread("layoutAppearances", over: layouts, in: object)
    guard case .object(let members) = object else { return object }
    let states = ItemState.tabItem.map { "\($0)" }
    return .object(
      members.map {
        layouts.contains($0.key)
          ? JSONMember($0.key, spread("states", over: states, in: $0.value)) : $0
      }
    )
  }

  private func withParts(_ object: JSONValue) -> JSONValue {
    guard case .object(let members) = object else { return object }
    return .object(
      members.compactMap { member in
        let name = text(member.value["as"])
        let part = (name == nil ? member.value : name.flatMap { object[$0] }).map(withParts)
        // A reference to a part without values has no value.
        return part.flatMap { $0 == .object([]) ? nil : JSONMember(member.key, $0) }
      }
    )
  }

  private func spread(_ key: String, over keys: [String], in object: JSONValue) -> JSONValue {
    guard let all = object[key] else { return object }
    let others = members(object).filter { $0.key != key }
    return merged(.object(keys.map { JSONMember($0, all) }), .object(others))
  }

  private func merged(_ a: JSONValue, _ b: JSONValue) -> JSONValue {
    guard case .object(let common) = a, case .object(let own) = b else { return b }
    let kept = common.map { member in
      JSONMember(member.key, b[member.key].map { merged(member.value, $0) } ?? member.value)
    }
    return .object(kept + own.filter { a[$0.key] == nil })
  }

  private func objectsInPlace(_ node: JSONValue) -> [JSONValue] {
    if node["as"] != nil || node == .object([]) { return [] }
    let names = ["screen", "brand", "is", "ios", "idiom", "width", "height"].compactMap { node[$0] }
    if names.isEmpty, node["promo"] == nil { return [node] }
    let branches = names.flatMap { members($0).map(\.value) }
    let others = ["on", "off", "none", "else"].compactMap { node[$0] }
    return (branches + others).flatMap(objectsInPlace)
  }

  static func transparent(_ object: JSONValue) -> JSONValue {
    guard case .object(let members) = object else { return object }
    return .object(
      members.filter { member in
        !["background", "shadow"].contains { member.key.hasPrefix($0) }
          && member.key != "translucency"
      }.map { $0.key == "configure" ? JSONMember("configure", "transparentBackground") : $0 }
    )
  }

  // MARK: - Colors

  private static func evaluated(_ value: JSONValue) -> JSONValue {
    switch value {
    case .null, .boolean, .number, .string: return value
    case .array(let elements): return .array(elements.map(evaluated))
    case .object(let members):
      if value["function"] != nil || value["light"] != nil, let color = color(value),
        let json = json(of: color)
      {
        return json
      }
      return .object(members.map { JSONMember($0.key, evaluated($0.value)) })
    }
  }

  private static func json(of color: ColorValue) -> JSONValue? {
    guard let resolved = resolve(.color(color), lookup: { _ in nil }) else { return nil }
    // The leaf doesn't matter, because all colors are written in the same way.
    let value = Settings.Value(leaf: Schema.standard[.tint], value: resolved)
    let context = ResolvedContext(
      brand: "",
      promos: [],
      screen: nil,
      ios: Version(26),
      device: .phone,
      bars: [],
      settings: [value],
      conflicts: []
    )
    return resolvedContextJSON(context)["screen"]?["tintColor"]
  }

  private static func color(_ node: JSONValue) -> ColorValue? {
    if case .string(let text) = node {
      let bytes = components(text).map { Double($0) / 255 }
      guard bytes.count == 4 else { return nil }
      return .literal(ColorLiteral(.srgb, bytes[0], bytes[1], bytes[2], alpha: bytes[3]))
    }
    if let light = node["light"].flatMap(color) {
      return .appearances(
        AppearanceVariants(
          light: light,
          dark: node["dark"].flatMap(color),
          lightHighContrast: node["lightHighContrast"].flatMap(color),
          darkHighContrast: node["darkHighContrast"].flatMap(color)
        )
      )
    }
    if case .string(let name)? = node["function"], case .array(let all)? = node["arguments"] {
      let colors = all.compactMap(color)
      let amount = all.last.flatMap(number) ?? 0
      switch (name, colors.count) {
      case ("alpha", 1): return .function(.alpha(colors[0], amount))
      case ("darken", 1): return .function(.darken(colors[0], amount))
      case ("lighten", 1): return .function(.lighten(colors[0], amount))
      case ("mix", 2): return .function(.mix(colors[0], colors[1], amount))
      case ("readable", 3): return .function(.readable(on: colors[0], colors[1], colors[2]))
      default: return nil
      }
    }
    let plain: ColorValue
    if case .array(let parts)? = node["displayP3"] {
      let numbers = parts.compactMap(number)
      guard numbers.count == 4 else { return nil }
      return .literal(
        ColorLiteral(.displayP3, numbers[0], numbers[1], numbers[2], alpha: numbers[3])
      )
    } else if case .string(let name)? = node["system"] {
      plain = .system(name)
    } else if case .string(let name)? = node["asset"] {
      plain = .asset(name)
    } else if case .string(let name)? = node["parameter"] {
      plain = .runtime(name: name, samples: [])
    } else {
      return nil
    }
    return node["alpha"].flatMap(number).map { .function(.alpha(plain, $0)) } ?? plain
  }

  private static func number(_ value: JSONValue) -> Double? {
    if case .number(let number) = value { number } else { nil }
  }

  /// The bytes of a color such as `#0B6E99FF`; empty for other texts.
  private static func components(_ text: String) -> [Int] {
    guard text.count == 9, text.hasPrefix("#"), let all = UInt32(text.dropFirst(), radix: 16)
    else { return [] }
    return [24, 16, 8, 0].map { Int(all >> $0 & 0xFF) }
  }

  /// Whether two values are the same except for the order of keys and rounding errors of functions over 8-bit colors.
  static func isSame(_ a: JSONValue, _ b: JSONValue) -> Bool {
    switch (a, b) {
    case (.string(let a), .string(let b)):
      let (first, second) = (components(a), components(b))
      guard first.count == 4, second.count == 4 else { return a == b }
      return zip(first, second).allSatisfy { abs($0 - $1) <= 2 }
    case (.number(let a), .number(let b)): return abs(a - b) < 0.008
    case (.array(let a), .array(let b)):
      return a.count == b.count && zip(a, b).allSatisfy(isSame)
    case (.object(let first), .object(let second)):
      return first.count == second.count
        && first.allSatisfy { member in b[member.key].map { isSame(member.value, $0) } ?? false }
    default: return a == b
    }
  }

  // MARK: - JSON

  private func text(_ value: JSONValue?) -> String? {
    if case .string(let text)? = value { text } else { nil }
  }

  private func elements(_ value: JSONValue?) -> [JSONValue] {
    if case .array(let elements)? = value { elements } else { [] }
  }

  func members(_ value: JSONValue) -> [JSONMember] {
    if case .object(let members) = value { members } else { [] }
  }

  private func parts(_ version: String?) -> [Int] {
    (version ?? "").split(separator: ".").compactMap { Int($0) }
  }
}
