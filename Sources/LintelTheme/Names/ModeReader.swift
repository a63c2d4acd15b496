import LintelDiagnostics
import LintelSchema
import LintelSyntax

/// Reads the theme's own dimensions, which `modes:` declares at the top level with their values.
struct ModeReader {
  /// The members of a context and the types in the output that a mode's name would collide with, with their purposes.
  private static let reserved: [String: String] = {
    let names = [
      "the theme's brands": ["brand", "brands"],
      "the theme's promos": ["promo", "promos", "running"],
      "the theme's screens": ["screen", "screens"],
      "the context of the app": ["context"],
      "the theme's tokens": ["colors", "fonts", "images", "numbers"],
      "colors that the app supplies": ["suppliedcolors", "suppliedColors"],
      "the theme itself": ["theme"],
    ]
    return names.reduce(into: [:]) { reserved, names in
      for name in names.value { reserved[name] = names.key }
    }
  }()

  /// A mode as one file mentions it at the top level.
  private struct Mention {
    let range: SourceRange
    let node: YAMLNode
    let values: [YAMLEntry]
    /// The values in another form, or `nil` if they are keys.
    let listed: ListedValues?

    var names: [String] { values.map(\.key.text) }
  }

  private(set) var modes: [Mode] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// The ranges of modes whose values couldn't be read.
  private(set) var unread: [SourceRange] = []
  private(set) var places: [String: SourceRange] = [:]
  /// The ranges of each mode's values, in order.
  private(set) var valuePlaces: [String: [SourceRange]] = [:]
  private var mentions: [String: [Mention]] = [:]

  /// Reads a mapping of modes at the top level of a file.
  mutating func read(_ mapping: YAMLNode) {
    for entry in mapping.entries {
      let name = entry.key.text
      guard NameRules.isValid(name) else {
        diagnostics.append(.invalidName(name, kind: "mode", at: entry.key.range))
        continue
      }
      let isBlock = Self.isBlock(entry.value)
      let listed = isBlock ? nil : ListedValues(entry.value)
      let values = isBlock || listed != nil ? [] : values(of: name, entry.value)
      let range = entry.key.range
      let mention = Mention(range: range, node: entry.value, values: values, listed: listed)
      mentions[name, default: []].append(mention)
    }
  }

  private mutating func values(of mode: String, _ node: YAMLNode) -> [YAMLEntry] {
    node.entries.filter { entry in
      let (key, kind) = (entry.key, "value of mode '\(mode)'")
      if NameRules.isValid(key.text) { return true }
      diagnostics.append(.invalidName(key.text, kind: kind, at: key.range))
      return false
    }
  }

  /// Whether a mapping is the block of a value without a mode around it, because keys of blocks can't be the names of values.
  private static func isBlock(_ node: YAMLNode) -> Bool {
    node.entries.contains { entry in
      let key = entry.key.text
      return BarKind(rawValue: String(key.prefix { $0 != "." })) != nil || key == "tokens"
        || WhenKey.isMeant(by: key)
    }
      // A value can be called 'priority', but a value doesn't have a word after its name.
      || node.entries.contains { $0.value.kind != .mapping && !$0.value.isEmpty }
        && node.entries.allSatisfy { entry in
          Schema.standard.root[entry.key.text] != nil || BlockKey(rawValue: entry.key.text) != nil
        }
  }

  /// Reports modes without values, all of them in one finding if they are meant as the values of one mode.
  private mutating func reportNoValues(_ modes: [(name: String, mention: Mention)]) {
    unread += modes.map { $0.mention.range.union($0.mention.node.range) }
    for (name, mention) in modes {
      guard let listed = mention.listed else { continue }
      diagnostics.append(listed.diagnostic(for: name, at: mention.node.range))
    }
    let others = modes.filter { $0.mention.listed == nil }
      .sorted { $0.mention.range < $1.mention.range }
    guard let (name, first) = others.first else { return }
    let names = others.map(\.name)
    let isOne = names.count == 1 && !Self.isBlock(first.node)
    let values = (names.count == 1 ? ["standard"] + names : names).map { "\($0): {}" }
    diagnostics.append(
      "mode-without-values",
      names.count == 1
        ? "mode '\(name)' has no values"
        : "modes \(names.quotedList(conjunction: "and")) have no values",
      at: first.range,
      notes: others.dropFirst().map { Note("'\($0.name)' is here", at: $0.mention.range) },
      help: [
        isOne
          ? "write its values as keys, such as '\(name): { standard: {}, sepia: {} }'"
          : "write the mode's name around its values, such as 'reading: { \(values.joined(separator: ", ")) }'"
      ]
    )
  }

  /// Sorts the modes by name, regardless of the order of files and keys, and checks them.
  mutating func finish() {
    var valueless: [(String, Mention)] = []
    for (name, mentions) in mentions.sorted(by: { $0.key < $1.key }) {
      // The file that mentions the most values declares their order. Others may mention some of them.
      let sorted = mentions.sorted { ($1.values.count, $0.range) < ($0.values.count, $1.range) }
      guard let declaring = sorted.first, !declaring.values.isEmpty else {
        if let mention = sorted.first { valueless.append((name, mention)) }
        continue
      }
      places[name] = declaring.range
      valuePlaces[name] = declaring.values.map(\.key.range)
      modes.append(Mode(name: name, values: declaring.names))
      for other in sorted.dropFirst() { check(other, of: name, declaring) }
      checkClashes(name, declaring)
    }
    reportNoValues(valueless)
    diagnostics += SwiftNameCollisions.diagnostics("mode", places.map { ($0.key, $0.value) })
  }

  /// Checks the values of a mode in a file that doesn't declare it.
  private mutating func check(_ other: Mention, of mode: String, _ declaring: Mention) {
    if let listed = other.listed {
      unread.append(other.range.union(other.node.range))
      return diagnostics.append(listed.diagnostic(for: mode, at: other.node.range))
    }
    let known = declaring.names
    let note = Note("its values are declared here", at: declaring.range)
    for value in other.values where !known.contains(value.key.text) {
      diagnostics.append(
        "undeclared-name",
        "mode '\(mode)' has no value '\(value.key.text)'",
        at: value.key.range,
        notes: [note],
        help: ["add it there, so that one file has all values in their order"]
      )
    }
    guard other.names != known, Set(other.names) == Set(known) else { return }
    let message = "the values of mode '\(mode)' are in two different orders"
    let help = "write the values in the same order, because the first one applies by default"
    diagnostics.append("duplicate-name", message, at: other.range, notes: [note], help: [help])
  }

  private mutating func checkClashes(_ mode: String, _ declaring: Mention) {
    if let owner = Self.reserved[SwiftName.identity(mode)] {
      diagnostics.append(
        "swift-name-collision",
        "mode '\(mode)' becomes '\(SwiftName.flatMember(mode))' in Swift, which the output already uses for \(owner)",
        at: declaring.range,
        help: ["name the mode after what it changes, such as 'reading' or 'plan'"]
      )
    }
    let values = declaring.values.map { ($0.key.text, $0.key.range) }
    diagnostics += SwiftNameCollisions.diagnostics("value", values)
  }
}

extension YAMLNode {
  /// The blocks that a list of names or a single name is meant as, such as `{ home: {}, list: {} }`, or `nil` for other values.
  var emptyBlocks: String? {
    let names = listed
    guard !names.isEmpty, !isEmpty,
      names.allSatisfy({ $0.kind == .scalar && NameRules.isValid($0.text) })
    else { return nil }
    return "{ " + names.map { "\($0.text): {}" }.joined(separator: ", ") + " }"
  }
}
