import UIKit

/// Records values in every appearance or in one, in the form of the JSON output.
struct Recorder {
  private let appearances: [(name: String, traits: UITraitCollection)]

  /// Creates a recorder for light and dark, with normal and high contrast.
  init() {
    appearances = Self.all
  }

  /// Creates a recorder for one appearance.
  init(traits: UITraitCollection) {
    appearances = [("", traits)]
  }

  private static let all: [(name: String, traits: UITraitCollection)] = [
    ("light", .light, .normal), ("dark", .dark, .normal), ("lightHighContrast", .light, .high),
    ("darkHighContrast", .dark, .high),
  ].map { (name: String, style: UIUserInterfaceStyle, contrast: UIAccessibilityContrast) in
    let traits = [
      UITraitCollection(userInterfaceStyle: style),
      UITraitCollection(accessibilityContrast: contrast),
    ]
    return (name, UITraitCollection(traitsFrom: traits))
  }

  /// Returns one record if it is the same in all appearances, otherwise one for each.
  private func each(_ record: (UITraitCollection) -> Record) -> Record {
    let records = appearances.map { record($0.traits) }
    if records.allSatisfy({ $0 == records[0] }) { return records[0] }
    return .members(zip(appearances, records).map { ($0.name, $1) })
  }

  func color(_ color: UIColor?) -> Record {
    guard let color else { return .null }
    switch color.origin {
    case .srgb, .displayP3: return Self.color(color, in: appearances[0].traits)
    case .system, .asset, .dynamic: return each { Self.color(color, in: $0) }
    }
  }

  private static func color(_ color: UIColor, in traits: UITraitCollection) -> Record {
    let resolved = color.resolvedColor(with: traits)
    return resolved.reference.map { reference($0, in: resolved) } ?? literal(resolved)
  }

  private static func literal(_ color: UIColor) -> Record {
    let alpha = color.alpha ?? 1
    switch color.origin {
    case .srgb(let red, let green, let blue):
      return .string("#" + [red, green, blue, alpha].map(hexadecimal).joined())
    case .displayP3(let red, let green, let blue):
      return .members([("displayP3", .array([red, green, blue, alpha].map(Record.number)))])
    case .system, .asset, .dynamic:
      return .string("unresolved")
    }
  }

  private static func reference(
    _ reference: (color: UIColor, alpha: Double),
    in resolved: UIColor
  ) -> Record {
    let own = reference.alpha
    let factor = own > 0 ? (resolved.alpha ?? own) / own : 1
    let alpha: Record? = abs(factor - 1) < 1e-9 ? nil : .number(factor)
    switch reference.color.origin {
    // In the output, UIKit's `clear` is the literal.
    case .system("clear"): return .string("#00000000")
    case .system(let name): return .members([("system", .string(name)), ("alpha", alpha)])
    case .asset(let name): return .members([("asset", .string(name)), ("alpha", alpha)])
    case .srgb, .displayP3, .dynamic: return .string("unresolved")
    }
  }

  private static func hexadecimal(_ component: Double) -> String {
    let byte = UInt8((min(max(component, 0), 1) * 255).rounded())
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 0x10 ? "0" + digits : digits
  }

  func font(_ font: UIFont) -> Record {
    let descriptor = font.fontDescriptor
    if let style = descriptor.fontAttributes[.textStyle] as? String {
      return .members([("style", .string(style))])
    }
    let features = descriptor.featureTags
    return .members([
      ("family", descriptor.family.map(Record.string)),
      ("size", .number(font.pointSize)),
      ("weight", descriptor.weight.map { .string(Self.name(of: $0)) }),
      ("width", descriptor.width.map { .string(Self.name(of: $0)) }),
      ("design", descriptor.design.map { .string($0.rawValue) }),
      ("relativeTo", font.scalingStyle.map { .string($0.rawValue) }),
      ("maximumSize", font.maximumPointSize.map { .number($0) }),
      ("features", features.isEmpty ? nil : .array(features.map(Record.string))),
    ])
  }

  private static func name(of weight: UIFont.Weight) -> String {
    let names: [(UIFont.Weight, String)] = [
      (.ultraLight, "ultraLight"), (.thin, "thin"), (.light, "light"), (.regular, "regular"),
      (.medium, "medium"), (.semibold, "semibold"), (.bold, "bold"), (.heavy, "heavy"),
      (.black, "black"),
    ]
    return names.first { $0.0 == weight }?.1 ?? "unknown"
  }

  private static func name(of width: UIFont.Width) -> String {
    let names: [(UIFont.Width, String)] = [
      (.compressed, "compressed"), (.condensed, "condensed"), (.standard, "standard"),
      (.expanded, "expanded"),
    ]
    return names.first { $0.0 == width }?.1 ?? "unknown"
  }

  func image(_ image: UIImage?) -> Record {
    guard let image else { return .null }
    guard let asset = image.imageAsset else { return self.image(image, shown: image) }
    return each { self.image(image, shown: asset.image(with: $0)) }
  }

  private func image(_ image: UIImage, shown: UIImage) -> Record {
    let rendering: Record? =
      switch image.renderingMode {
      case .automatic: nil
      case .alwaysOriginal: .string("original")
      case .alwaysTemplate: .string("template")
      }
    let caps = image.capInsets
    let insets = image.isResizable ? [caps.top, caps.left, caps.bottom, caps.right] : nil
    let (source, ownInsets) = source(shown)
    let written = insets == ownInsets ? nil : insets
    return .members(
      source + [
        ("rendering", rendering),
        ("insets", written.map { .array($0.map { .number($0) }) }),
      ]
    )
  }

  /// The source of the image, and the cap insets that such an image has by default.
  private func source(_ image: UIImage) -> (members: [(String, Record?)], insets: [CGFloat]?) {
    switch image.origin {
    case .empty:
      return ([("empty", .boolean(true))], nil)
    case .asset(let name):
      return ([("asset", .string(name))], nil)
    case .symbol(let name, let configuration):
      let weight = configuration?.weight ?? .unspecified
      let scale = configuration?.scale ?? .unspecified
      let members: [(String, Record?)] = [
        ("symbol", .string(name)),
        ("weight", weight == .unspecified ? nil : .string("\(weight)")),
        ("scale", scale == .unspecified ? nil : .string("\(scale)")),
        ("pointSize", configuration?.pointSize.map { .number($0) }),
      ]
      return (members, nil)
    case .drawn(let calls):
      return drawn(calls, size: image.size)
    }
  }

  private func drawn(
    _ calls: [DrawingCall],
    size: CGSize
  ) -> (members: [(String, Record?)], insets: [CGFloat]?) {
    if calls.count == 1, case .fill(let color, _, let radius) = calls[0] {
      let members: [(String, Record?)] = [
        ("fill", self.color(color)),
        ("cornerRadius", radius == 0 ? nil : .number(radius)),
      ]
      return (members, Array(repeating: radius, count: 4))
    }
    if calls.count == 1, case .gradient(let colors, let locations, let from, let to) = calls[0] {
      let side =
        from.y < to.y ? "top" : from.y > to.y ? "bottom" : from.x < to.x ? "leading" : "trailing"
      let stops = zip(colors, locations).map { color, location in
        Record.members([("color", self.color(color)), ("location", .number(location))])
      }
      let gradient = Record.members([("from", .string(side)), ("stops", .array(stops))])
      return ([("gradient", gradient)], [0, 0, 0, 0])
    }
    let colors = calls.compactMap { call in
      if case .replace(let color, let rect) = call { (color, rect) } else { nil }
    }
    let isCorner =
      colors.count == 2 && size == CGSize(width: 5, height: 5) && colors[1].0.alpha == 0.99
      && colors[1].1 == CGRect(x: 4, y: 0, width: 1, height: 1)
    return ([("almostOpaque", isCorner ? color(colors[0].0) : .null)], [2, 2, 2, 2])
  }
}
