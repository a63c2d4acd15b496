import LintelDiagnostics
import LintelSyntax

extension ThemeBuilder {
  /// Adds styles to a block, as content that declarations in the block itself override.
  mutating func readUses(_ node: YAMLNode) {
    if scope.styles.isEmpty { expanded = ExpandedStyles() }
    var seen: [String: SourceRange] = [:]
    for (index, element) in node.listed.enumerated() where !element.isEmpty {
      let name = element.text
      if let first = seen.updateValue(element.range, forKey: name) {
        let removal = isReplaying ? nil : elementRemoval(of: index, from: node, in: sources)
        report(
          "duplicate-use",
          "style '\(name)' is used twice in one block",
          at: element.range,
          notes: [Note("first used here", at: first)],
          help: ["remove one of them"],
          fixIts: removal.map { [$0] } ?? []
        )
        continue
      }
      guard element.kind == .scalar, let style = names.styles[name] else {
        if !reportMistakenUse(element, of: node) {
          reportUndeclared("style", element, among: \.styleNames)
        }
        continue
      }
      if let checked = checkedStyle {
        styleUses[checked, default: []].append(element)
        continue
      }
      // Cycles are reported where the styles are defined.
      guard !scope.styles.contains(name) else { continue }
      guard scope.styles.count < limits.styleDepth else {
        let message = "styles use each other more than \(limits.styleDepth) levels deep"
        findings.append("too-many-uses", message, at: element.range)
        continue
      }
      // A style that another path of the same `use:` has already added contributes nothing more.
      guard expanded.insert(name, in: scope) else { continue }
      guard expanded.count <= limits.expansionsPerUse, expansions < limits.expansions else {
        return reportExpansions(at: element)
      }
      expansions += 1
      expand(style, at: element)
    }
  }

  /// Reports a style that is written like a token, or several styles written as one text.
  private mutating func reportMistakenUse(_ element: YAMLNode, of node: YAMLNode) -> Bool {
    guard element.kind == .scalar else { return false }
    let text = element.text
    let bare = text.hasPrefix("$") ? String(text.dropFirst()) : text
    let parts = text.split { $0 == "," || $0.isWhitespace }.map(String.init)
    let (message, meant): (String, String)
    if bare != text, names.styles[bare] != nil {
      (message, meant) = ("'$' refers to a token; a style's name doesn't have one", bare)
    } else if parts.count > 1, parts.allSatisfy({ names.styles[$0] != nil }) {
      let list = parts.joined(separator: ", ")
      meant = node.kind == .sequence ? list : "[\(list)]"
      message = "several styles need a list"
    } else {
      return false
    }
    report(.meaning(meant, "undeclared-name", message, at: element.range))
    return true
  }

  /// Reports that styles expand to more blocks than the limits allow, once for each limit.
  private mutating func reportExpansions(at element: YAMLNode) {
    let exceedsTotal = expansions >= limits.expansions
    let limit = exceedsTotal ? limits.expansions : limits.expansionsPerUse
    guard exceedsTotal ? expansions == limit : !expanded.isReported else { return }
    if exceedsTotal { expansions += 1 }
    expanded.isReported = true
    findings.append(
      "too-many-uses",
      "styles that use each other expand to more than \(limit) blocks"
        + (exceedsTotal ? "" : " at one 'use'"),
      at: element.range,
      help: ["use fewer styles within styles, or write out their content"]
    )
  }

  /// Reads a style for a `use`, as content one level deeper.
  private mutating func expand(_ style: YAMLEntry, at element: YAMLNode) {
    let name = element.text
    var inner = scope
    inner.kind = .style
    inner.styleDepth += 1
    inner.uses.append(element.range)
    inner.styles.append(name)
    let wasReplaying = isReplaying
    isReplaying = true
    let path = scope.path(of: "use \(name)")
    readBlock(style.value, path: path, keyRange: style.key.range, in: inner)
    isReplaying = wasReplaying
  }

  /// Reports the errors in styles, once each, where the styles are defined.
  mutating func checkStyles() {
    for name in names.styles.keys.sorted() {
      guard let style = names.styles[name] else { continue }
      if isKeyOfBlocks(style), let mapping = style.key.mapping,
        reportKeyAmongNames(style, in: mapping, of: BlockKey.styles.rawValue)
      {
        continue
      }
      var inner = Scope()
      inner.kind = .style
      checkedStyle = name
      readBlock(style.value, path: "styles.\(name)", keyRange: style.key.range, in: inner)
    }
    checkedStyle = nil
    reportCircularStyles()
  }

  /// Reports styles that use each other in a cycle, with a depth-first search.
  private mutating func reportCircularStyles() {
    var finished: Set<String> = []
    for start in styleUses.keys.sorted() where !finished.contains(start) {
      var path: [(name: String, use: YAMLNode, next: Int)] = []
      var positions: [String: Int] = [:]
      var current = start
      var next = 0
      while true {
        let uses = styleUses[current] ?? []
        if next < uses.count {
          let use = uses[next]
          if let first = positions[use.text] {
            reportCycle(path[first...].map(\.use) + [use])
          } else if use.text == current {
            reportCycle([use])
          } else if !finished.contains(use.text) {
            positions[current] = path.count
            path.append((current, use, next + 1))
            (current, next) = (use.text, 0)
            continue
          }
          next += 1
        } else {
          finished.insert(current)
          guard let outer = path.popLast() else { break }
          positions[outer.name] = nil
          (current, next) = (outer.name, outer.next)
        }
      }
    }
  }

  /// Reports a cycle at its first `use` in source order.
  private mutating func reportCycle(_ uses: [YAMLNode]) {
    guard let first = uses.min(by: { $0.range < $1.range }) else { return }
    let names = uses.map { "'\($0.text)'" }.sorted().joined(separator: ", ")
    report(
      "circular-use",
      uses.count == 1
        ? "style \(names) uses itself" : "styles use each other in a cycle: \(names)",
      at: first.range,
      notes: uses.filter { $0.range != first.range }.sorted { $0.range < $1.range }.map {
        Note("'\($0.text)' is used here", at: $0.range)
      },
      help: ["remove one of the 'use' keys"]
    )
  }
}

/// The styles that one `use:` has added to a theme, directly and through styles that use each other.
///
/// A style that is reached on two paths has the same effect if both lead to the same condition. Without this check, two styles that
/// share a third would double it, and styles that use them would double it again.
struct ExpandedStyles {
  /// The circumstances of a use that determine what a style contributes.
  private struct Place: Hashable {
    let style: String
    /// The contexts in which the block applies.
    let condition: Condition
    let layer: Layer
    let priority: Int32
    let isFinal: Bool
    /// The screen of the block, for `class` in a style.
    let screen: String
  }

  /// The smallest depth at which each style was reached.
  private var styleDepth: [Place: Int32] = [:]
  /// The number of styles that were added.
  private(set) var count = 0
  /// Whether exceeding the limit was reported.
  var isReported = false

  /// Notes that a style is reached, and returns `false` if it has been reached in the same place at no greater depth.
  mutating func insert(_ style: String, in scope: Scope) -> Bool {
    let place = Place(
      style: style,
      condition: scope.condition,
      layer: scope.layer,
      priority: scope.priority,
      isFinal: scope.isFinal,
      screen: scope.screen
    )
    if let known = styleDepth[place], known <= scope.styleDepth { return false }
    styleDepth[place] = scope.styleDepth
    count += 1
    return true
  }
}
