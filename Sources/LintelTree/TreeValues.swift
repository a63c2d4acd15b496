#if canImport(UIKit)
@_spi(Generated) import LintelUIKit
import UIKit

nonisolated struct TreeValues {
  /// The colors that only the app knows.
  let colors: [String: UIColor]

  func color(_ node: TreeNode) -> UIColor? {
    switch node {
    case .string(let text): return Self.hexadecimal(text)
    case .object: break
    case .null, .boolean, .number, .array: return nil
    }
    if let p3 = node["displayP3"]?.numbers.map({ CGFloat($0) }), p3.count == 4 {
      return ThemeColor.displayP3(p3[0], p3[1], p3[2], alpha: p3[3])
    }
    if let light = node["light"].flatMap(color) {
      return ThemeColor.appearances(
        light: light,
        dark: node["dark"].flatMap(color),
        lightHighContrast: node["lightHighContrast"].flatMap(color),
        darkHighContrast: node["darkHighContrast"].flatMap(color)
      )
    }
    if let function = node["function"]?.string {
      return self.function(function, node["arguments"]?.elements ?? [])
    }
    guard let color = reference(node) else { return nil }
    return node["alpha"]?.number.map { ThemeColor.alpha(color, CGFloat($0)) } ?? color
  }

  private func reference(_ node: TreeNode) -> UIColor? {
    if let name = node["system"]?.string { return TreeKeywords.color(name) }
    if let name = node["asset"]?.string { return ThemeColor.asset(name) }
    return node["parameter"]?.string.flatMap { colors[$0] }
  }

  private func function(_ name: String, _ arguments: [TreeNode]) -> UIColor? {
    let colors = arguments.compactMap(color)
    let amount = CGFloat(arguments.last?.number ?? 0)
    switch (name, colors.count) {
    case ("alpha", 1): return ThemeColor.alpha(colors[0], amount)
    case ("darken", 1): return ThemeColor.darken(colors[0], amount)
    case ("lighten", 1): return ThemeColor.lighten(colors[0], amount)
    case ("mix", 2): return ThemeColor.mix(colors[0], colors[1], amount)
    case ("readable", 3): return ThemeColor.readable(colors[0], colors[1], colors[2])
    default: return nil
    }
  }

  private static func hexadecimal(_ text: String) -> UIColor? {
    guard text.first == "#", text.count == 9 else { return nil }
    return UInt32(text.dropFirst(), radix: 16).map(ThemeColor.srgb)
  }

  @available(iOS 13, *)
  func slotColors(_ node: TreeNode) -> SlotColors? {
    let slots = ["standard", "compact", "scrollEdge", "compactScrollEdge"].map { node[$0] }
    guard slots.contains(where: { $0 != nil }) else { return SlotColors(color(node)) }
    let colors = slots.map { $0.flatMap(color) }
    return SlotColors(
      standard: colors[0],
      compact: colors[1],
      scrollEdge: colors[2],
      compactScrollEdge: colors[3]
    )
  }

  func font(_ node: TreeNode) -> UIFont { themeFont(node).uiFont }

  private func themeFont(_ node: TreeNode) -> ThemeFont {
    ThemeFont(
      base: node["base"].map(themeFont),
      style: node["style"]?.string.flatMap { TreeKeywords.textStyles[$0] },
      family: node["family"]?.string,
      size: node["size"]?.number.map { CGFloat($0) },
      weight: node["weight"]?.string.flatMap { TreeKeywords.fontWeights[$0] },
      width: node["width"]?.string.flatMap(ThemeFont.Width.init(rawValue:)),
      design: node["design"]?.string.flatMap(ThemeFont.Design.init(rawValue:)),
      relativeTo: node["relativeTo"]?.string.flatMap { TreeKeywords.textStyles[$0] },
      maximumSize: node["maximumSize"]?.number.map { CGFloat($0) },
      features: node["features"]?.strings ?? []
    )
  }

  /// Returns an image, or `nil` for null, and if the app has no image with the name.
  func image(_ node: TreeNode) -> UIImage? {
    // An image without pixels, which `legacy` nodes use to remove UIKit's own.
    if node.string == "empty" { return UIImage() }
    guard let source = imageSource(node) else { return nil }
    var image = ThemeImage(source)
    switch node["rendering"]?.string {
    case "template": image.rendering = .alwaysTemplate
    case "original": image.rendering = .alwaysOriginal
    case .some, nil: break
    }
    if let insets = node["insets"]?.numbers.map({ CGFloat($0) }), insets.count == 4 {
      image.insets = UIEdgeInsets(
        top: insets[0],
        left: insets[1],
        bottom: insets[2],
        right: insets[3]
      )
    }
    return image.uiImage
  }

  private func imageSource(_ node: TreeNode) -> ThemeImage.Source? {
    if let name = node["asset"]?.string { return .asset(name) }
    if let name = node["symbol"]?.string {
      return .symbol(
        name,
        weight: node["weight"]?.string.flatMap(SymbolWeight.init(rawValue:)) ?? .unspecified,
        scale: node["scale"]?.string.flatMap(SymbolScale.init(rawValue:)) ?? .unspecified,
        pointSize: node["pointSize"]?.number.map { CGFloat($0) }
      )
    }
    if let gradient = node["gradient"] {
      let stops = (gradient["stops"]?.elements ?? []).compactMap { stop -> GradientStop? in
        guard let color = stop["color"].flatMap(color), let location = stop["location"]?.number
        else { return nil }
        return GradientStop(color, at: CGFloat(location))
      }
      return .gradient(from: Self.side(gradient["from"]?.string), stops: stops)
    }
    guard let color = node["fill"].flatMap(color) else { return nil }
    return .fill(color, cornerRadius: CGFloat(node["cornerRadius"]?.number ?? 0))
  }

  private static func side(_ name: String?) -> GradientSide {
    switch name {
    case "bottom": .bottom
    case "leading": .leading
    case "trailing": .trailing
    case .some, nil: .top
    }
  }

  func offset(_ node: TreeNode) -> UIOffset {
    let numbers = node.numbers
    guard numbers.count == 2 else { return .zero }
    return UIOffset(horizontal: CGFloat(numbers[0]), vertical: CGFloat(numbers[1]))
  }
}
#endif
