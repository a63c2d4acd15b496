import LintelDiagnostics

/// Rejects what YAML allows but themes don't.
extension YAMLTreeBuilder {
  mutating func refuseSecondDocument(at lower: Int) {
    let isMarked = source[lower...].starts(with: Array("---".utf8))
    findings.append(
      "several-documents",
      "a second document begins here, but a file has only one",
      at: range(lower, isMarked ? lower + 3 : lower),
      help: ["move it to another file, and list that file under 'imports'"]
    )
  }

  mutating func refuseDirectives(at lower: Int) {
    let upper = source[lower...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? source.count
    let message = "YAML directives such as '%YAML' and '%TAG' aren't allowed"
    let help = "remove the line"
    findings.append("yaml-directive", message, at: range(lower, upper), help: [help])
  }

  /// Reports the first collection that is nested too deeply.
  mutating func refuseDepth(_ limit: Int, lower: Int, upper: Int) {
    guard !hasRefusedDepth else { return }
    hasRefusedDepth = true
    let message = "this is nested deeper than \(limit) levels"
    let help = "write dotted keys, or flatten the structure"
    findings.append("too-deep", message, at: range(lower, upper), help: [help])
  }

  /// Rejects a mapping or sequence instead of a key.
  mutating func refuseCollectionKey(at lower: Int) {
    guard expectsKey else { return }
    if !isQuiet {
      let message = "a key must be a single name, not a mapping or a list"
      let isMarked = source[..<lower].suffix(2).elementsEqual([UInt8(ascii: "?"), 0x20])
      findings.append(
        "key-not-scalar",
        message,
        at: range(lower, min(lower + 1, source.count)),
        help: [isMarked ? "remove the '? ' before the key" : "write one name before each ':'"]
      )
    }
    refuseEntry()
  }

  /// Rejects an entry that begins with its colon, and returns whether the record is the empty text before that.
  mutating func refuseEmptyKey(_ record: Record) -> Bool {
    guard record.count == 0, expectsKey else { return false }
    if !isQuiet {
      let message = "this value needs a key before it"
      let help = "write the key, or remove the entry"
      findings.append("key-not-scalar", message, at: range(record), help: [help])
    }
    refuseEntry()
    add(record)
    return true
  }

  /// Rejects `<<`, and returns whether the record is one.
  mutating func refuseMergeKey(_ record: Record) -> Bool {
    guard record.count == 2, expectsKey, bytes(of: record).elementsEqual([0x3C, 0x3C]) else {
      return false
    }
    let message = "merge keys aren't allowed"
    let note = Note("the effect of a merge key depends on the order of keys")
    let help = "put the shared part under 'styles:', and add it with 'use:'"
    findings.append("yaml-merge-key", message, at: range(record), notes: [note], help: [help])
    refuseEntry()
    add(record)
    return true
  }

  /// Reports an alias, and reads one that is a key as text, because it is probably a pattern of screens.
  mutating func refuseAlias(lower: Int, upper: Int) {
    let name = String(decoding: source[lower..<upper], as: UTF8.self)
    let isKey = expectsKey
    if !isQuiet {
      let range = range(lower, upper)
      let quote = FixIt("quote it", isKey ? .safe : .unsafe, replace: range, with: "'\(name)'")
      findings.append(
        "yaml-alias",
        isKey
          ? "'\(name)' isn't in quotes, so YAML reads its '*' as an alias"
          : "the alias '\(name)' isn't allowed",
        at: range,
        help: isKey
          ? ["quote it: '\(name)'"]
          : [
            "refer to a token with '$', or to a style with 'use'",
            "if you mean a pattern, quote it: '\(name)'",
          ],
        fixIts: isKey ? [quote] : []
      )
    }
    if isKey {
      addScalar(name, lower: lower, upper: upper)
    } else {
      addRefused(lower: lower, upper: upper)
    }
  }

  /// Rejects the anchor and the tag before a node.
  mutating func refuseProperties(of event: YAMLEvent, at lower: Int) {
    guard event.hasAnchor || event.hasTag else { return }
    var position = lower
    var left = (event.hasAnchor ? 1 : 0) + (event.hasTag ? 1 : 0)
    while left > 0, position < source.count {
      if isBlankOrBreak(source[position]) {
        position += 1
      } else if source[position] == UInt8(ascii: "#") {
        while position < source.count, source[position] != 0x0A { position += 1 }
      } else {
        var end = position
        while end < source.count, !isBlankOrBreak(source[end]), !",[]{}".utf8.contains(source[end])
        {
          end += 1
        }
        end = max(end, position + 1)
        refuseProperty(position, end)
        position = end
        left -= 1
      }
    }
  }

  private mutating func refuseProperty(_ lower: Int, _ upper: Int) {
    let name = String(decoding: source[lower..<upper], as: UTF8.self)
    if source[lower] == UInt8(ascii: "&") {
      let message = "the anchor '\(name)' isn't allowed"
      let help = "name a shared value under 'tokens:', or a shared block under 'styles:'"
      findings.append("yaml-anchor", message, at: range(lower, upper), help: [help])
    } else {
      var end = upper
      while end < source.count, source[end] == 0x20 { end += 1 }
      let includes = name.hasPrefix("!include") || name == "!import"
      let isCSS = name == "!important"
      findings.append(
        "yaml-tag",
        "the tag '\(name)' isn't allowed",
        at: range(lower, upper),
        notes: includes || isCSS ? [] : [Note("the type of a value comes from its property")],
        help: [
          includes
            ? "list the file under 'imports' at the top level"
            : isCSS
              ? "remove it; 'final: true' keeps higher layers from overriding a block"
              : "remove the tag"
        ],
        fixIts: includes ? [] : [FixIt("remove the tag", replace: range(lower, end), with: "")]
      )
    }
  }
}
