import LintelDiagnostics
import LintelSchema
import LintelSyntax

/// Reads the files of asset catalogs, in which each set of colors or images is a folder with a `Contents.json`.
struct AssetCatalogReader {
  private(set) var catalog = AssetCatalog()
  /// The findings about components that aren't numbers.
  private(set) var diagnostics: [Diagnostic] = []
  /// The folders that provide a namespace, so that their names are part of the names inside, with a trailing slash.
  private var namespaces: Set<String> = []

  /// Reads every `Contents.json`, groups first, because names depend on their namespaces.
  init(_ files: [AssetFile]) {
    for file in files where file.kind == .group { readGroup(file) }
    for file in files { read(file) }
  }

  private mutating func readGroup(_ file: AssetFile) {
    let properties = file.root?.member("properties")
    guard properties?.member("provides-namespace")?.text == "true" else { return }
    namespaces.insert(file.folder + "/")
  }

  private mutating func read(_ file: AssetFile) {
    switch file.kind {
    case .group: break
    case .images, .symbol:
      catalog.images.insert(name(of: file))
      // A symbol's file shows all of its weights next to each other.
      if file.kind == .images { readPictures(file) }
    case .color: readColor(file)
    }
  }

  /// Returns the folder's name without its extension, prefixed with the names of the groups that provide a namespace.
  private func name(of file: AssetFile) -> String {
    let steps = file.folder.split(separator: "/")
    var folder = ""
    var name = ""
    for step in steps.dropLast() {
      folder += "\(step)/"
      if namespaces.contains(folder) { name += "\(step)/" }
    }
    // The name itself may have dots.
    let own = steps.last.map { $0.lastIndex(of: ".").map($0.prefix(upTo:)) ?? $0 }
    return name + (own ?? "")
  }

  private mutating func readPictures(_ file: AssetFile) {
    let files = (file.root?.member("images").map { Array($0.elements) } ?? []).compactMap(
      { element -> CatalogPicture.File? in
        guard let name = element.member("filename")?.text, !name.contains("/"),
          let end = name.split(separator: ".").last,
          ["png", "jpg", "jpeg", "svg"].contains(end.lowercased()),
          let appearance = Self.appearance(element)
        else { return nil }
        let path = "\(file.place)/\(name)"
        let scale = max(element.member("scale")?.text.first?.wholeNumberValue ?? 1, 1)
        let idiom: Idiom?
        switch element.member("idiom")?.text {
        case "universal", nil: idiom = nil
        case "iphone": idiom = .phone
        case "ipad": idiom = .pad
        case .some: return nil
        }
        return .init(path: path, appearance: appearance, scale: scale, idiom: idiom)
      })
    guard !files.isEmpty else { return }
    let intent = file.root?.member("properties")?.member("template-rendering-intent")?.text
    let isTemplate = ["template": true, "original": false][intent ?? ""]
    catalog.pictures[name(of: file)] = CatalogPicture(files: files, isTemplate: isTemplate)
  }

  /// Reads a color set: its general color, and its colors on each device in each gamut.
  private mutating func readColor(_ file: AssetFile) {
    let name = name(of: file)
    var entries: [Entry] = []
    let elements = file.root?.member("colors").map { Array($0.elements) } ?? []
    if !elements.contains(where: { $0.member("color") != nil }) { catalog.unset.insert(name) }
    for element in elements {
      guard let appearance = Self.appearance(element), let color = value(element) else { continue }
      entries.append(Entry(element, appearance, color))
    }
    let general = Self.color(entries, by: { $0.rank })
    catalog.colors[name] = .some(general)
    for variant in AssetVariant.allCases {
      guard let own = Self.color(entries, by: { $0.rank(for: variant) }), own != general else {
        continue
      }
      catalog.variants[variant, default: [:]][name] = own
    }
  }

  private struct Entry {
    let appearance: ColorAppearance
    let color: ResolvedColor
    /// The device in Xcode's spelling, or `universal` for every device.
    private let idiom: String
    /// Whether the entry is for Display P3.
    private let isWide: Bool

    init(_ node: YAMLNode, _ appearance: ColorAppearance, _ color: ResolvedColor) {
      self.appearance = appearance
      self.color = color
      idiom = node.member("idiom")?.text ?? "universal"
      isWide = (node.member("display-gamut")?.text ?? "sRGB") != "sRGB"
    }

    /// The rank for the general color, in which entries for every device and for sRGB come first.
    var rank: Int { (["universal": 0, "iphone": 1, "ipad": 2][idiom] ?? 3) * 2 + (isWide ? 1 : 0) }

    /// Returns the rank on a device, its own entries first, or `nil` for other devices and for a gamut that the screen lacks.
    func rank(for variant: AssetVariant) -> Int? {
      let own = variant.idiom == .phone ? "iphone" : "ipad"
      guard idiom == own || idiom == "universal", variant.isWide || !isWide else { return nil }
      return (idiom == own ? 0 : 2) + (isWide == variant.isWide ? 0 : 1)
    }
  }

  /// Returns the color of each appearance from its first entry by rank, or `nil` if there is no color for light mode.
  private static func color(_ entries: [Entry], by rank: (Entry) -> Int?) -> ResolvedColor? {
    var found: [ColorAppearance: ResolvedColor] = [:]
    var ranks: [ColorAppearance: Int] = [:]
    for entry in entries {
      let (appearance, color) = (entry.appearance, entry.color)
      guard let rank = rank(entry) else { continue }
      if let known = ranks[appearance], known <= rank { continue }
      found[appearance] = color
      ranks[appearance] = rank
    }
    return ResolvedColor { $0.fallbacks.lazy.compactMap { found[$0] }.first }
  }

  /// Returns the appearance of an element, or `nil` if iOS doesn't have it.
  private static func appearance(_ element: YAMLNode) -> ColorAppearance? {
    var (isDark, isHigh) = (false, false)
    for appearance in element.member("appearances").map({ Array($0.elements) }) ?? [] {
      let value = appearance.member("value")?.text
      switch (appearance.member("appearance")?.text, value) {
      case ("luminosity", "dark"): isDark = true
      case ("luminosity", "light"): break
      case ("contrast", "high"): isHigh = true
      case _: return nil
      }
    }
    return isDark ? isHigh ? .darkHighContrast : .dark : isHigh ? .lightHighContrast : .light
  }

  /// Returns the color of an entry, or `nil` if iOS doesn't have it or Lintel can't convert its color space.
  private mutating func value(_ element: YAMLNode) -> ResolvedColor? {
    guard let color = element.member("color") else { return nil }
    if let reference = color.member("reference") { return Self.systemColor(reference.text) }
    guard let components = color.member("components") else { return nil }
    let alpha = component("alpha", of: components) ?? 1
    if components.member("white") != nil {
      return component("white", of: components).map {
        .srgb(red: $0, green: $0, blue: $0, alpha: alpha)
      }
    }
    let (red, green) = (component("red", of: components), component("green", of: components))
    let blue = component("blue", of: components)
    guard let red, let green, let blue else { return nil }
    switch color.member("color-space")?.text {
    case "display-p3": return .displayP3(red: red, green: green, blue: blue, alpha: alpha)
    case "srgb", "extended-srgb", nil:
      return .srgb(red: red, green: green, blue: blue, alpha: alpha)
    case .some: return nil
    }
  }

  /// Returns a color of UIKit by Xcode's name for it, which ends in `Color`, such as `labelColor`.
  private static func systemColor(_ name: String) -> ResolvedColor? {
    let own = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
    return UIKitColors[own] == nil ? nil : .system(own, alpha: 1)
  }

  /// Reads a component, and reports one that isn't a number.
  private mutating func component(_ name: String, of components: YAMLNode) -> Double? {
    guard let node = components.member(name) else { return nil }
    if let number = Self.component(node.text) { return number }
    let message = "the component '\(name)' is '\(node.text)', which isn't a number"
    let help = "write it as 0.5, 128, or 0x80, or set the color in Xcode again"
    return diagnostics.reject("unusable-asset-catalog", message, at: node.range, help: [help])
  }

  /// Reads a component as Xcode writes it: `0x1B`, `27`, or `0.106`.
  private static func component(_ text: String) -> Double? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let number = Double(text) else { return nil }
    return text.contains(".") || number <= 1 ? number : number / 255
  }
}

/// A `Contents.json` in a catalog.
struct AssetFile: Sendable {
  enum Kind: Sendable {
    case group
    case color
    case images
    case symbol
  }

  /// The path of the folder in the catalog, such as `Brand/Ink.colorset`.
  let folder: String
  let kind: Kind
  /// The path of the folder as the provider knows it.
  let place: String
  /// The root node, or `nil` if the file can't be read.
  let root: YAMLNode?

  /// Returns the kind of a folder, or `nil` if themes can't refer to it.
  static func kind(of folder: String) -> Kind? {
    let name = folder.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return .group }
    switch name[name.index(after: dot)...] {
    case "colorset": return .color
    case "imageset": return .images
    case "symbolset": return .symbol
    case _: return nil
    }
  }
}
