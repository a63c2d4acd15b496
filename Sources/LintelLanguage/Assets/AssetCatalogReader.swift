import LintelDiagnostics
import LintelSyntax

/// Reads the files of asset catalogs: each set of colors or images is a folder with a `Contents.json`.
struct AssetCatalogReader {
  private(set) var catalog = AssetCatalog()
  /// The folders whose names are a part of the names in them, with a slash behind.
  private var namespaces: Set<String> = []

  /// - Parameter files: every `Contents.json`, groups before what is in them.
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
    case .images: catalog.images.insert(name(of: file))
    case .color: catalog.colors[name(of: file)] = .some(file.root.flatMap(Self.color))
    }
  }

  /// The folder's name without its extension, behind those of the groups that are a part of it.
  private func name(of file: AssetFile) -> String {
    let steps = file.folder.split(separator: "/")
    var folder = ""
    var name = ""
    for step in steps.dropLast() {
      folder += "\(step)/"
      if namespaces.contains(folder) { name += "\(step)/" }
    }
    return name + (steps.last.map { String($0.prefix { $0 != "." }) } ?? "")
  }

  /// The color of a set by appearance, for every device; nil if it isn't given by its components.
  private static func color(_ root: YAMLNode) -> ResolvedColor? {
    var found: [ColorAppearance: ResolvedColor] = [:]
    var ranks: [ColorAppearance: Int] = [:]
    for element in root.member("colors").map({ Array($0.elements) }) ?? [] {
      guard let appearance = appearance(element), let color = components(element) else { continue }
      let rank = rank(element)
      if let known = ranks[appearance], known <= rank { continue }
      found[appearance] = color
      ranks[appearance] = rank
    }
    guard let light = found[.light] else { return nil }
    let dark = found[.dark] ?? light
    let all: [ColorAppearance: ResolvedColor] = [
      .light: light, .dark: dark, .lightHighContrast: found[.lightHighContrast] ?? light,
      .darkHighContrast: found[.darkHighContrast] ?? found[.dark] ?? found[.lightHighContrast]
        ?? light,
    ]
    return ResolvedColor(byAppearance: { all[$0] })
  }

  /// The colors of every device and of the usual gamut come first.
  private static func rank(_ element: YAMLNode) -> Int {
    let idiom = element.member("idiom")?.text ?? "universal"
    let gamut = element.member("display-gamut")?.text ?? "sRGB"
    return (["universal": 0, "iphone": 1, "ipad": 2][idiom] ?? 3) * 2 + (gamut == "sRGB" ? 0 : 1)
  }

  /// Nil for an appearance that iOS doesn't have.
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

  private static func components(_ element: YAMLNode) -> ResolvedColor? {
    guard let color = element.member("color"), let components = color.member("components") else {
      return nil
    }
    func component(_ name: String) -> Double? {
      components.member(name).flatMap { Self.component($0.text) }
    }
    let alpha = component("alpha") ?? 1
    if let white = component("white") {
      return .srgb(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = component("red"), let green = component("green"), let blue = component("blue")
    else { return nil }
    switch color.member("color-space")?.text {
    case "display-p3": return .displayP3(red: red, green: green, blue: blue, alpha: alpha)
    case "srgb", "extended-srgb", nil:
      return .srgb(red: red, green: green, blue: blue, alpha: alpha)
    case .some: return nil
    }
  }

  /// Reads `0x1B`, `27`, or `0.106`, as Xcode writes components.
  private static func component(_ text: String) -> Double? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let number = Double(text) else { return nil }
    return text.contains(".") || number <= 1 ? number : number / 255
  }
}

/// A `Contents.json` of a catalog.
struct AssetFile: Sendable {
  enum Kind: Sendable {
    case group
    case color
    case images
  }

  /// In the catalog, such as `Brand/Ink.colorset`.
  let folder: String
  let kind: Kind
  /// Nil if nothing of it can be read.
  let root: YAMLNode?

  /// The kind of a folder; nil for what themes can't name.
  static func kind(of folder: String) -> Kind? {
    let name = folder.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return .group }
    switch name[name.index(after: dot)...] {
    case "colorset": return .color
    case "imageset", "symbolset": return .images
    case _: return nil
    }
  }
}

extension YAMLNode {
  /// The value of a key.
  fileprivate func member(_ key: String) -> YAMLNode? {
    entries.first { $0.key.text == key }?.value
  }
}
