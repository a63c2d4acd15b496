import LintelDiagnostics
import LintelSchema
import LintelSyntax

/// A theme's name, iOS versions, and other keys of the root file.
struct ThemeHeader {
  /// The theme's name, which becomes a Swift type.
  var name = "Theme"
  /// The range of the name, for findings about the whole theme.
  var nameRange: SourceRange
  /// The oldest iOS version, which is 13 if the theme has no `ios`.
  var minimum = Version(13)
  var newest = VersionLine.newest
  private(set) var declaresIOS = false
  /// What happens to backgrounds on iOS 26.
  var glass = Theme.Glass.keep
  var diagnostics: [Diagnostic] = []

  /// Reads the header keys of every file, starting with the root.
  init(_ files: [LoadedFile]) {
    nameRange = SourceRange(file: files[0].id, lower: 0, upper: 0)
    for file in files { checkVersion(of: file) }
    // The file may have the key itself and an unknown key that was replaced by it, whose range has another length.
    func value(_ key: BlockKey) -> YAMLNode? {
      let entries = files[0].topLevel.filter { $0.key.text == key.rawValue }
      let own = entries.filter {
        $0.key.range.upper - $0.key.range.lower == Int32(key.rawValue.utf8.count)
      }
      let values = (own.isEmpty ? entries : own).map(\.value)
      return values.first { $0.kind == .scalar } ?? values.first
    }
    let name = value(.theme)
    if let name { readName(name) }
    if let versions = value(.ios) {
      declaresIOS = true
      readVersions(versions)
    }
    if let glass = value(.glass) { readGlass(glass) }
    if name == nil {
      let message = "the root file has no 'theme' key with a name"
      let help = [
        "write 'theme: ' and a name, which becomes the generated Swift type",
        "or name the theme that imports this file, if it's a part of one",
      ]
      diagnostics.append("missing-theme-name", message, at: nameRange, help: help)
    }
    for file in files.dropFirst() { checkImported(file) }
  }

  /// Starts the range with a version, and extends it to that version if it ended earlier.
  mutating func begin(with version: Version) {
    minimum = version
    newest = max(newest, version)
  }

  private mutating func checkVersion(of file: LoadedFile) {
    let start = SourceRange(file: file.id, lower: 0, upper: 0)
    guard let root = file.root else {
      if file.isEmpty { reportMissingVersion(at: start, insertion: start) }
      return
    }
    guard root.kind == .mapping else {
      let message = "a theme's file is a mapping of keys to values"
      let help = "begin it with 'lintel: 1'"
      return diagnostics.append("wrong-value-type", message, at: root.range, help: [help])
    }
    guard let entry = root.entry("lintel") else {
      let first = Int(root.range.lower) + (root.isFlow ? 1 : 0)
      let insertion = SourceRange(file: file.id, lower: first, upper: first)
      return reportMissingVersion(at: start, insertion: insertion, isFlow: root.isFlow)
    }
    guard entry.value.kind != .scalar || entry.value.text != "1" else { return }
    let value = entry.value
    let text = value.listed.count == 1 ? value.listed[0].text : ""
    let (isEmpty, range) = (value.isEmpty, value.range)
    let isMeant = isEmpty || ["1.0", "1.0.0"].contains(text) || text.filter(\.isNumber) == "1"
    let isScalar = value.kind == .scalar && !isEmpty
    diagnostics.append(
      "unsupported-version",
      isScalar
        ? "this release of Lintel doesn't support version '\(text)' of the language"
        : "expected the version of the language",
      at: range,
      help: ["write 'lintel: 1'"],
      fixIts: isMeant
        ? [FixIt("change to '1'", replace: range, with: range.lower < range.upper ? "1" : " 1")]
        : []
    )
  }

  /// Reports a file without `lintel`, with a fix that inserts it.
  private mutating func reportMissingVersion(
    at start: SourceRange,
    insertion: SourceRange,
    isFlow: Bool = false
  ) {
    let text = isFlow ? " \"lintel\": 1," : "lintel: 1\n"
    let message = "the file has no 'lintel' key with the language version"
    let help = "write 'lintel: 1' at the top of the file"
    let fixIt = FixIt("insert 'lintel: 1'", replace: insertion, with: text)
    diagnostics.append("missing-version", message, at: start, help: [help], fixIts: [fixIt])
  }

  private mutating func checkImported(_ file: LoadedFile) {
    guard let root = file.root else { return }
    for entry in root.entries {
      let key = entry.key.text
      guard ["theme", "ios", "glass", "assets"].contains(key) else { continue }
      let message = "'\(key)' belongs only in the root file"
      let help = "remove it here"
      let note = Note("this is the root file", at: nameRange)
      diagnostics.append("misplaced-key", message, at: entry.key.range, notes: [note], help: [help])
    }
  }

  private mutating func readName(_ node: YAMLNode) {
    nameRange = node.range
    let name = node.text
    if node.kind == .scalar, NameRules.isValidTheme(name) {
      self.name = name
      return
    }
    let words = name.unicodeScalars.split { !NameRules.isAllowed($0) }.map { String($0) }
    let meant = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let isMeant = NameRules.isValidTheme(meant)
    diagnostics.append(
      "invalid-name",
      node.kind == .scalar && !node.isEmpty
        ? "'\(name)' isn't a valid name for a theme" : "expected the theme's name",
      at: node.range,
      help: (isMeant ? ["write '\(meant)'"] : [])
        + (node.kind == .mapping ? ["move the keys up one level, next to 'theme'"] : []) + [
          "use letters, digits, '-', and '_', beginning with a letter, such as 'Harbor'"
        ],
      fixIts: isMeant ? [FixIt("change to '\(meant)'", replace: node.range, with: meant)] : []
    )
  }

  /// Reads `ios`, a span of released versions.
  private mutating func readVersions(_ node: YAMLNode) {
    guard node.kind == .scalar, let span = WrittenVersionSpan(node.text), let lower = span.lower
    else {
      let meant = WrittenVersionSpan.meant(by: node)
      diagnostics.append(
        "invalid-version",
        node.kind == .scalar && !node.isEmpty
          ? "'\(node.text)' isn't a range of iOS versions" : "expected a range of iOS versions",
        at: node.range,
        help: [
          meant.map { "write '\($0)'" } ?? "write the oldest and the newest, such as '15..27'"
        ],
        // A single version may also be meant as the newest.
        fixIts: meant.map {
          let isSure = WrittenVersion(node.text) == nil
          return [FixIt("write '\($0)'", isSure ? .safe : .unsafe, replace: node.range, with: $0)]
        } ?? []
      )
      // Other findings depend on the versions.
      if let meant = meant.flatMap({ WrittenVersionSpan($0) }), let lower = meant.lower {
        minimum = lower.version
        newest = meant.upper?.version ?? newest
      }
      return
    }
    let bounds = [lower] + (span.upper.map { [$0] } ?? [])
    for bound in bounds where !VersionLine.contains(bound.version) {
      let isTooOld = bound.version.major < 12
      let released = isTooOld ? [] : Self.released(lower, span.upper)
      return diagnostics.append(
        "invalid-version",
        isTooOld
          ? "iOS \(bound.version) is older than any version that a theme can support"
          : VersionLine.unreleased(bound.version),
        at: node.range,
        help: released.map { "write '\($0)'" } + ["the versions are \(VersionLine.list)"],
        fixIts: released.map { FixIt("write '\($0)'", replace: node.range, with: $0) }
      )
    }
    let newest = span.upper?.version ?? VersionLine.newest
    guard lower.version <= newest else {
      let meant = "\(newest)..\(lower.version)"
      let message = "the oldest version \(lower.version) comes after the newest \(newest)"
      return diagnostics.append(
        .meaning(meant, "invalid-version", message, at: node.range, verb: "write")
      )
    }
    minimum = lower.version
    self.newest = newest
  }

  /// Returns the largest span of released versions within the bounds, or nothing if there are none or the span has only one bound.
  private static func released(_ lower: WrittenVersion, _ upper: WrittenVersion?) -> [String] {
    guard let upper, let first = VersionLine.first(from: lower.version) else { return [] }
    let last =
      VersionLine.contains(upper.version)
      ? upper.version : VersionLine.last(before: Version(upper.version.major))
    return first <= last ? ["\(first)..\(last)"] : []
  }

  /// Reads `glass`, whose value is `keep` or `native`.
  private mutating func readGlass(_ node: YAMLNode) {
    if node.kind == .scalar, let glass = Theme.Glass(rawValue: node.text) {
      self.glass = glass
      return
    }
    let near = nearestNames(to: node.text, among: ["keep", "native"])
    let (rule, message) = ("wrong-value-type", "expected 'keep' or 'native'")
    let other =
      "'native' leaves bars to the glass of iOS 26, and 'keep' keeps the theme's backgrounds"
    diagnostics.append(.near(near, rule, message, at: node.range, or: other))
  }
}
