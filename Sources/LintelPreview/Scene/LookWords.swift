import LintelAppearance
import LintelBackends
import LintelSchema
import LintelTheme

struct LookWords {
  /// The screen whose title drawings show, or `nil` for none.
  let screen: String?
  /// Lines for people, one for each of the first few boxes of contexts.
  let lines: [String]
  /// The parts of a file's name: brand, promos, screen, version, and device of the first context, where the theme has several.
  let fileParts: [String]

  /// The number of boxes that are described in words.
  private static let limit = 3

  init(_ subject: PreviewSubject, _ contexts: [LookContext]) {
    let outline = subject.outline
    let versions = subject.versions
    let named = contexts.lazy.flatMap(\.screens).first { $0 > 0 }
    screen = named.map { outline.screens[$0 - 1].name }
    var lines = contexts.prefix(Self.limit).map { Self.words($0, subject) }
    if contexts.count > Self.limit { lines.append("and in \(contexts.count - Self.limit) more") }
    self.lines = lines
    guard let first = contexts.first else {
      fileParts = []
      return
    }
    var parts: [String] = []
    if outline.brands.count > 1, let brand = first.brands.first {
      parts.append(outline.brands[brand].name)
    }
    parts += first.switchesOn.map { number in
      outline.switches.value(number).map { outline.modes[$0.mode].values[$0.value] }
        ?? outline.promos[number].name
    }
    if let screen = first.screens.first(where: { $0 > 0 }) ?? first.screens.first, screen > 0 {
      parts.append(outline.screens[screen - 1].name)
    }
    if versions.count > 1, let version = first.versions.first {
      parts.append("ios\(versions[version].first)")
    }
    if subject.distinguishesDevices { parts.append(subject.fileWord(first.devices)) }
    fileParts = parts
  }

  static func words(_ context: LookContext, _ subject: PreviewSubject) -> String {
    let outline = subject.outline
    var parts: [String] = []
    if outline.brands.count > 1 {
      let names = context.brands.map { outline.brands[$0].name }
      parts.append(outline.words(names, of: outline.brands.count, "brand"))
    }
    parts += context.switchesOn.map(outline.words)
    parts += outline.words(ofSwitchesOff: context.switchesOff, besides: context.switchesOn) {
      number in
      outline.switches.value(number).map { "not \(outline.switches.words($0))" }
        ?? "without \(outline.promos[number].name)"
    }
    if !outline.screens.isEmpty {
      let names = context.screens.filter { $0 > 0 }.map { outline.screens[$0 - 1].name }
      let others = context.screens.contains(0)
      if names.isEmpty {
        parts.append("no screen")
      } else {
        parts.append(
          outline.words(names, of: outline.screens.count, "screen")
            + (others ? " and those without a name" : "")
        )
      }
    }
    let versions = subject.versions
    if let first = context.versions.first, let last = context.versions.last {
      parts.append(DrawnVersion(first: versions[first].first, last: versions[last].last).label)
    }
    if subject.distinguishesDevices { parts += subject.words(context.devices) }
    return parts.joined(separator: " · ")
  }
}
