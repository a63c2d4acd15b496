import LintelDiagnostics
import LintelTheme

/// Stable text for a reading, with one fact on each line.
package enum FactsText {
  /// Returns the settings with their conditions and, if `hasPlaces`, their places, and then the lines that weren't understood.
  package static func text(_ reading: SourceReading, hasPlaces: Bool = true) -> String {
    let lines =
      reading.settings.map { ($0.place, text($0)) }
      + reading.unread.map { ($0.place, "unread: \($0.text): \($0.reason.phrase)") }
    // The same line may run several times for a screen.
    var known: Set<String> = []
    return lines.compactMap { place, line in
      let place = "\(place.file):\(place.line):\(place.column): "
      return known.insert(place + line).inserted ? (hasPlaces ? place : "") + line + "\n" : nil
    }.joined()
  }

  private static func text(_ setting: SourceSetting) -> String {
    text(setting.owner) + " " + text(setting.change) + text(setting.condition)
      + (setting.isOverwritten ? ", overwritten" : "")
  }

  private static func text(_ owner: SettingOwner) -> String {
    switch owner {
    case .proxy(let name, let containers, let traits):
      let inside = containers.isEmpty ? "" : " in " + containers.joined(separator: " in ")
      let with = traits.sorted { $0.key < $1.key }.map { " with \($0.key) \($0.value)" }.joined()
      return "proxy \(name)\(inside)\(with)"
    case .screen(let name): return "screen \(name)"
    case .item(let screen): return "item of \(screen)"
    case .bar(let bar, let screen): return "\(bar) of \(screen)"
    case .containerBar(let bar, let container): return "\(bar) in \(container ?? "any container")"
    case .searchBar(let screen): return "search bar of \(screen)"
    case .app: return "app"
    }
  }

  private static func text(_ change: SettingChange) -> String {
    switch change {
    case .appearance(let slot, nil): return "\(slot) = nil"
    case .appearance(let slot, let object?):
      var parts: [String] = []
      if let base = object.base { parts.append("from \(base)") }
      if let call = object.configure { parts.append(call.content + text(call.condition)) }
      for (path, value) in object.settings.sorted(by: { $0.key < $1.key }) {
        parts.append("\(path) \(text(value.content))\(text(value.condition))")
      }
      return "\(slot) = \(object.type)(\(parts.joined(separator: ", ")))"
    case .value(let property, let value, let arguments):
      let words = arguments.isEmpty ? "" : " for " + arguments.joined(separator: ", ")
      return "\(property) = \(text(value))\(words)"
    }
  }

  private static func text(_ condition: SourceCondition) -> String {
    condition.tests.isEmpty ? "" : " if " + condition.tests.map(text).joined(separator: " and ")
  }

  private static func text(_ test: SourceTest) -> String {
    switch test {
    case .iOS(let version, let holds):
      return "iOS \(holds ? "≥" : "<") \(version / 10).\(version % 10)"
    case .idiom(let isPad): return isPad ? "pad" : "phone"
    case .style(let isDark): return isDark ? "dark" : "light"
    case .size(let isWidth, let isCompact):
      return "\(isWidth ? "width" : "height") \(isCompact ? "compact" : "regular")"
    case .choice(let type, let value): return "\(type).\(value)"
    case .flag(let name, let holds): return holds ? "\(name)" : "not \(name)"
    case .compiled(let name, let holds): return holds ? "#\(name)" : "not #\(name)"
    case .unknown(let text): return "‹\(text)›"
    }
  }

  private static func text(_ value: SourceValue) -> String {
    switch value {
    case .none: return "nil"
    case .bool(let flag): return "\(flag)"
    case .number(let number): return text(number)
    case .text(let text): return "\"\(text)\""
    case .keyword(let name): return ".\(name)"
    case .color(let color): return text(color)
    case .font(let font): return text(font)
    case .image(let image): return text(image)
    case .shadow(let color, let x, let y, let blur):
      let numbers = [x, y, blur].map { $0.map { text($0) } ?? "–" }
      return "shadow(\(color.map { text($0) } ?? "–") \(numbers.joined(separator: " ")))"
    case .fields(let fields):
      let parts = fields.sorted { $0.key < $1.key }.map { "\($0.key): \(text($0.value))" }
      return "{\(parts.joined(separator: ", "))}"
    case .unknown(let reason): return "‹\(reason.phrase)›"
    }
  }

  private static func text(_ number: Double) -> String {
    ((number * 10000).rounded() / 10000).shortText
  }

  private static func text(_ color: SourceColor) -> String {
    let content =
      switch color.content {
      case .components(let red, let green, let blue, let alpha, let isP3):
        hex(red, green, blue, alpha) + (isP3 ? " P3" : "")
      case .system(let name): name
      case .asset(let name): "asset \(name)"
      case .dynamic(let light, let dark): "light \(text(light)) dark \(text(dark))"
      case .withAlpha(let color, let alpha): "\(text(color)) at \(text(alpha))"
      case .supplied(let name): "supplied \(name)"
      }
    return color.name.map { "\($0)(\(content))" } ?? content
  }

  private static func hex(_ components: Double...) -> String {
    if components.contains(where: { $0 < 0 || $0 > 1 || $0.isNaN }) {
      return "rgba(\(components.map { text($0) }.joined(separator: " ")))"
    }
    let digits = components.map(\.hexadecimalByte)
    return "#" + digits.dropLast().joined() + (digits.last == "FF" ? "" : digits.last ?? "")
  }

  private static func text(_ font: SourceFont) -> String {
    var words: [String] = []
    switch font.face {
    case .system(let design): words.append(design.map { "system-\($0)" } ?? "system")
    case .named(let name): words.append(name)
    case .style(let style): words.append("style-\(style)")
    }
    if let size = font.size { words.append(text(size)) }
    if let weight = font.weight { words.append(weight) }
    if font.isItalic { words.append("italic") }
    if font.hasMonospacedDigits { words.append("monospaced-digits") }
    if let style = font.relativeTo { words.append("scaled-\(style)") }
    if let size = font.maximumSize { words.append("max-\(text(size))") }
    let content = words.joined(separator: " ")
    return font.name.map { "\($0)(\(content))" } ?? content
  }

  private static func text(_ image: SourceImage) -> String {
    let content =
      switch image.content {
      case .empty: "empty image"
      case .asset(let name): "image \(name)"
      case .symbol(let name): "symbol \(name)"
      case .fill(let color): "image of \(text(color))"
      }
    return content + (image.renderingMode.map { " \($0)" } ?? "")
  }
}
