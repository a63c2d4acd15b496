import LintelDiagnostics
import LintelSyntax

extension ThemeBuilder {
  /// Reads `flows:`, chains of screens such as `home -> product -> checkout`.
  mutating func readFlows(_ list: YAMLNode) {
    if list.elements.count > 1, list.elements.allSatisfy({ isScreen($0.text) }) {
      return reportWrongFlow(list, meaning: chain(meantBy: list).map { "[\($0)]" }, .unsafe)
    }
    for chain in list.listed where !chain.isEmpty {
      guard chain.kind == .scalar else {
        if reportScheme(chain) { continue }
        reportWrongFlow(
          chain,
          meaning: list.kind == .mapping
            ? pushes(meantBy: chain).map { "[\($0.joined(separator: ", "))]" }
            : self.chain(meantBy: chain)
        )
        continue
      }
      if reportJoinedElements(chain) || reportCommas(chain, in: list) { continue }
      let parts = FlowPart.split(chain)
      // A longer arrow leaves its first sign at the end of the name.
      let isLonger = parts.contains { $0.name.hasSuffix(" -") || $0.name.hasSuffix("<") }
      guard parts.count > 1, !isLonger, !parts.contains(where: \.name.isEmpty) else {
        reportWrongFlow(chain, meaning: self.chain(meantBy: chain))
        continue
      }
      if reportScreens(pushedBy: parts, chain) { continue }
      let unknown = parts.filter { !isScreen($0.name) }
      for part in unknown { reportUnknownScreen(part) }
      guard unknown.isEmpty else { continue }
      for (from, to) in zip(parts, parts.dropFirst()) {
        flows.append(Theme.Flow(from: from.name, to: to.name, range: from.range.union(to.range)))
      }
    }
  }

  /// Reports a screen in a chain that isn't declared, and suggests similar names.
  private mutating func reportUnknownScreen(_ part: FlowPart) {
    unknownNames += 1
    let screens = unknownNames <= 50 ? names.screenTree.names : []
    let near = nearestNames(to: part.name, among: screens)
    let kind = names.groups[part.name] != nil ? "group" : part.name.contains("*") ? "pattern" : nil
    let message =
      kind.map { "'\(part.name)' is a \($0), but a flow names screens" }
      ?? "there is no screen '\(part.name)'"
    let all =
      Suggestion.all(screens, kind: "screen") ?? "declare it under 'screens' at the top level"
    let subject = Diagnostic.Subject.undeclaredNames([part.name], kind: "screen")
    report(.near(near, "undeclared-name", message, at: part.range, or: all, about: subject))
  }

  /// Reports elements that continue the text of the one above them, because their `-` is indented more.
  private mutating func reportJoinedElements(_ chain: YAMLNode) -> Bool {
    let file = sources[chain.range.file]
    guard chain.style == .plain,
      file.bytes[Int(chain.range.lower)..<Int(chain.range.upper)].contains(0x0A)
    else { return false }
    let lines = file.text(of: chain.range).split(separator: "\n").map(\.trimmed)
    guard lines.dropFirst().allSatisfy({ $0.hasPrefix("- ") }) else { return false }
    if let dash = lines.first?.first, "–—−•".contains(dash) {
      let place = SourceRange(
        file: chain.range.file,
        lower: Int(chain.range.lower),
        upper: Int(chain.range.lower) + dash.utf8.count
      )
      report(
        .meaning(
          "-",
          "wrong-value-type",
          "'\(dash)' doesn't begin an element of a list in YAML; '-' does",
          at: place,
          verb: "write"
        )
      )
      return true
    }
    let source = SourceLines(file)
    let line = source.line(at: Int(chain.range.lower))
    let margin = String(repeating: " ", count: source.indentation(of: line))
    report(
      "wrong-value-type",
      "a '-' that is indented more than the first one continues its text",
      at: chain.range,
      help: ["indent each '-' of the list by the same number of spaces"],
      fixIts: [
        FixIt(
          "indent all by the same number of spaces",
          .unsafe,
          replace: chain.range,
          with: lines.joined(separator: "\n\(margin)")
        )
      ]
    )
    return true
  }

  /// Reports chains that only commas divide, such as `home -> list, home -> photo`, and returns whether a text is some.
  private mutating func reportCommas(_ text: YAMLNode, in list: YAMLNode) -> Bool {
    let chains = text.text.split(separator: ",").map(\.trimmed)
    guard chains.count > 1,
      chains.allSatisfy({ chain in
        let screens = chain.split(separator: "->").map(\.trimmed)
        return screens.count > 1 && screens.allSatisfy(isScreen)
      })
    else { return false }
    if list.kind == .scalar {
      reportWrongFlow(text, meaning: "[\(chains.joined(separator: ", "))]")
    } else {
      report(
        "wrong-value-type",
        "a flow is a chain of screens",
        at: text.range,
        help: ["write each chain on its own: \(chains.quotedList(conjunction: "and"))"]
      )
    }
    return true
  }

  /// Reports a chain with a list of screens, such as `home -> [photo, video]`, and returns whether it is one.
  private mutating func reportScreens(pushedBy parts: [FlowPart], _ chain: YAMLNode) -> Bool {
    let screens = parts.map { part in
      part.name.hasPrefix("[") && part.name.hasSuffix("]")
        ? part.name.dropFirst().dropLast().split(separator: ",").map(\.trimmed) : [part.name]
    }
    guard screens.contains(where: { $0.count > 1 }), screens.joined().allSatisfy(isScreen) else {
      return false
    }
    let pushes = zip(screens, screens.dropFirst()).flatMap { from, to in
      from.flatMap { from in to.map { Theme.Flow(from: from, to: $0, range: chain.range) } }
    }
    let texts = pushes.prefix(6).map { "\($0.from) -> \($0.to)" }
    report(
      "wrong-value-type",
      "a flow is a chain of screens",
      at: chain.range,
      help: ["write each push on its own: \(texts.quotedList(conjunction: "and"))"]
    )
    flows += pushes
    return true
  }

  /// Reports an element of `flows` that isn't a chain, or a mapping or a list of screens instead of the list.
  private mutating func reportWrongFlow(
    _ node: YAMLNode,
    meaning meant: String?,
    _ applicability: FixIt.Applicability = .safe
  ) {
    // A screen alone lacks the one that pushes it.
    let single = node.kind == .scalar && isScreen(node.text) ? node.text : nil
    let other = single.flatMap { single in names.screenTree.names.first { $0 != single } }
    let example = single.flatMap { single in other.map { "\($0) -> \(single)" } }
    let help = example.map { "write both screens of a push, such as '\($0)'" }
    report(
      "wrong-value-type",
      "a flow is a chain of screens",
      at: node.range,
      help: [help ?? "write '\(meant ?? "home -> product -> checkout")'"],
      fixIts: meant.map { [FixIt("write '\($0)'", applicability, replace: node.range, with: $0)] }
        ?? []
    )
  }

  /// Reports a push with its scheme, such as `home -> photo: swap`, and returns whether the mapping is one.
  private mutating func reportScheme(_ push: YAMLNode) -> Bool {
    let key = push.entries.first.flatMap { $0.key.text.contains("->") ? $0.key.text : nil }
    guard
      let scheme = key == nil
        ? push.member("transition")?.text ?? push.member("scheme")?.text
        : push.entries.first?.value.text, let chain = key ?? chain(meantBy: push), !scheme.isEmpty,
      let last = chain.split(separator: "->").last.map({ $0.trimmed })
    else { return false }
    report(
      "wrong-value-type",
      "a flow is a chain of screens, and the pushed screen names the scheme",
      at: push.range,
      help: ["write '\(chain)', and 'transition: \(scheme)' in the screen '\(last)'"]
    )
    return true
  }

  /// Returns the chain meant by a list of screens or a text with other arrows, or `nil` if a screen isn't declared.
  private func chain(meantBy node: YAMLNode) -> String? {
    if node.kind == .mapping {
      let pushes = pushes(meantBy: node) ?? []
      return pushes.count == 1 ? pushes[0] : nil
    }
    var parts = node.elements.map(\.text)
    if node.kind == .scalar {
      let chain = ["-->", "<->", "- >"].reduce(node.text) { $0.replacing($1, with: "->") }
      let text = ["–>", "—>", "=>", "→", "⇒", ">", ","].reduce(chain) { text, arrow in
        text.contains("->") ? text : text.replacing(arrow, with: "->")
      }
      parts = text.split(separator: "->", omittingEmptySubsequences: false).map { part in
        part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      }
      if parts.count < 2 { parts = node.text.split(separator: "<-").reversed().map { $0.trimmed } }
    }
    guard parts.count > 1, parts.allSatisfy(isScreen) else { return nil }
    return parts.joined(separator: " -> ")
  }

  /// Returns the pushes meant by a mapping from screens to the screens they push, or with the keys `from` and `to`, or `nil` if there are
  /// none or a screen isn't declared.
  private func pushes(meantBy mapping: YAMLNode) -> [String]? {
    if let from = mapping.member("from")?.text, let to = mapping.member("to")?.text {
      return isScreen(from) && isScreen(to) ? ["\(from) -> \(to)"] : nil
    }
    let pushes = mapping.entries.flatMap { entry in
      entry.value.listed.map { (from: entry.key.text, to: $0.kind == .scalar ? $0.text : "") }
    }
    guard !pushes.isEmpty, pushes.allSatisfy({ isScreen($0.from) && isScreen($0.to) }) else {
      return nil
    }
    return pushes.map { "\($0.from) -> \($0.to)" }
  }

  private func isScreen(_ name: String) -> Bool {
    names.screenPlaces[name] != nil && names.groups[name] == nil
  }
}

/// A screen in a chain of `flows:`.
private struct FlowPart {
  let name: String
  /// The range of the name, or of the whole chain if escapes make that uncertain.
  let range: SourceRange

  static func split(_ chain: YAMLNode) -> [FlowPart] {
    let text = Array(chain.text.utf8)
    let range = chain.range
    let quotes = chain.style == .plain ? 0 : 1
    let isExact = Int(range.upper - range.lower) == text.count + 2 * quotes
    let start = Int(range.lower) + quotes
    return text.split(separator: "->".utf8, omittingEmptySubsequences: false).map { part in
      let first = part.firstIndex { $0 != UInt8(ascii: " ") } ?? part.endIndex
      let end = part.lastIndex { $0 != UInt8(ascii: " ") }.map { $0 + 1 } ?? first
      return FlowPart(
        name: String(decoding: text[first..<end], as: UTF8.self),
        range: isExact
          ? SourceRange(file: range.file, lower: start + first, upper: start + end) : range
      )
    }
  }
}
