import LintelDiagnostics
import LintelSchema
import LintelSyntax

/// Reading of long mappings on two threads.
extension ThemeBuilder {
  /// Reads the entries of a mapping, of many the second half on a thread of its own.
  ///
  /// What is reported depends on what was reported before. So if there is something to report in the second half, it is read again after the
  /// first one.
  ///
  /// - Parameters:
  ///   - mapping: the mapping.
  ///   - read: reads one entry.
  mutating func readEntries(
    of mapping: YAMLNode,
    _ read: @escaping @Sendable (inout ThemeBuilder, YAMLEntry) -> Void
  ) {
    let entries = mapping.entries
    guard entries.count >= 2 * limits.smallestHalf, !isHalf, checkedStyle == nil else {
      for entry in entries { read(&self, entry) }
      return
    }
    // The other thread begins later, in memory of its own, and what it has read is copied.
    let middle = entries.count * 17 / 32
    let start = self
    // An entry takes some 40 bytes of a file. Memory that is not used costs nothing, and growing by doubling copies everything.
    let expected = Int(mapping.range.upper - mapping.range.lower) / 40
    self.entries.reserveCapacity(self.entries.count + expected)
    declarations.reserveCapacity(declarations.count + expected)
    let (half, _) = concurrently(
      {
        var half = start
        half.isHalf = true
        half.entries.reserveCapacity(half.entries.count + expected / 2)
        half.declarations.reserveCapacity(half.declarations.count + expected / 2)
        // Two threads that count references to one document would wait for each other.
        let entries = mapping.moved(to: mapping.range.file).entries
        for index in middle..<entries.count { read(&half, entries[index]) }
        return half
      },
      with: { for index in 0..<middle { read(&self, entries[index]) } }
    )
    if canAppend(half, since: start) {
      append(half, since: start)
    } else {
      for index in middle..<entries.count { read(&self, entries[index]) }
    }
  }

  /// Whether what a half has read is what this builder would have read there.
  private func canAppend(_ half: ThemeBuilder, since start: ThemeBuilder) -> Bool {
    // Flows are only at the top level, so that nothing merges them.
    half.reports == start.reports && half.flows.count == start.flows.count
      && conditions.agrees(with: half.conditions, since: start.conditions)
      && expansions + half.expansions - start.expansions < limits.expansions
      && half.screenClasses.allSatisfy { screen, classes in
        start.screenClasses[screen] == classes || screenClasses[screen] == nil
      }
  }

  /// How often each thing happened that has a report, or a word in one.
  private var reports: [Int] {
    [
      findings.all.count, strayTokenUses.count, unknownNames, wrongValues, tokenGuesses.count,
      mistakenKeys.count, meantKeys.count, unreadGroups.count,
    ]
  }

  /// Adds what a half has read that began where this builder did.
  private mutating func append(_ half: ThemeBuilder, since start: ThemeBuilder) {
    let conditionIDs = conditions.append(half.conditions)
    let targets = half.tokens.map { target(of: $0.key, at: $0.keyRange) }
    let firstToken = schema.leaves.count
    let known = start.values.values.count
    let newValues = half.values.values[known...].map { intern($0) }
    let block = Int32(blocks.count - start.blocks.count)
    let entry = Int32(entries.count - start.entries.count)
    let (oldBlocks, oldEntries) = (Int32(start.blocks.count), Int32(start.entries.count))
    func moved(_ index: Int32) -> Int32 { index < oldBlocks ? index : index + block }
    // Lazily, so that no list is made that is only copied.
    blocks += half.blocks[start.blocks.count...].lazy.map {
      $0.moved(to: $0.parent.map(moved), condition: conditionIDs[$0.condition.index])
    }
    entries += half.entries[start.entries.count...].lazy.map { $0.moved(to: moved($0.block)) }
    declarations += half.declarations[start.declarations.count...].lazy.map { raw in
      var raw = raw
      if raw.target.index >= firstToken { raw.target = targets[raw.target.index - firstToken] }
      raw.condition = conditionIDs[raw.condition.index]
      if raw.value.index >= known { raw.value = newValues[raw.value.index - known] }
      raw.entry += entry
      return raw
    }
    settings += half.settings[start.settings.count...].map { setting in
      var setting = setting
      setting.block = moved(setting.block)
      return setting
    }
    usedTokens.formUnion(half.usedTokens)
    tokenUses.append(half.tokenUses, from: oldEntries, to: oldEntries + entry)
    tokenMappings += half.tokenMappings[start.tokenMappings.count...]
    cuts.formUnion(half.cuts)
    dottedBlocks.formUnion(half.dottedBlocks.map(moved))
    screenClasses.merge(half.screenClasses) { own, _ in own }
    tellsSizes = tellsSizes || half.tellsSizes
    expansions += half.expansions - start.expansions
  }
}
