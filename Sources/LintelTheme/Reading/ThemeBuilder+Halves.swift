import LintelDiagnostics
import LintelSchema
import LintelSyntax

/// Reading of long mappings on two threads.
extension ThemeBuilder {
  /// Reads the entries of a mapping, using a second thread for the second half if there are many.
  ///
  /// Findings depend on the findings before them. So if the second half has any, it's read again after the first half.
  mutating func readEntries(
    of mapping: YAMLNode,
    _ read: @escaping @Sendable (inout ThemeBuilder, YAMLEntry) -> Void
  ) {
    let entries = mapping.entries
    guard entries.count >= 2 * limits.minimumHalf, !isHalf, checkedStyle == nil else {
      for entry in entries { read(&self, entry) }
      return
    }
    // The second thread starts later, uses its own memory, and its results are copied, so its part is smaller.
    let middle = entries.count * 17 / 32
    let start = self
    // An entry takes about 40 bytes of a file. Unused memory costs nothing, while growing by doubling copies everything.
    let expected = Int(mapping.range.upper - mapping.range.lower) / 40
    self.entries.reserveCapacity(self.entries.count + expected)
    declarations.reserveCapacity(declarations.count + expected)
    let (half, _) = concurrently(
      {
        var half = start
        half.isHalf = true
        half.entries.reserveCapacity(half.entries.count + expected / 2)
        half.declarations.reserveCapacity(half.declarations.count + expected / 2)
        // Two threads that retain and release the same document would slow each other down.
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

  /// Returns whether the second half's content is the same as this builder would have read.
  private func canAppend(_ half: ThemeBuilder, since start: ThemeBuilder) -> Bool {
    // Flows appear only at the top level, so nothing here merges them.
    half.reports == start.reports && half.flows.count == start.flows.count
      && conditions.agrees(with: half.conditions, since: start.conditions)
      && expansions + half.expansions - start.expansions < limits.expansions
      && half.screenClasses.allSatisfy { screen, classes in
        start.screenClasses[screen] == classes || screenClasses[screen] == nil
      }
  }

  /// The counts of everything that leads to findings or affects their text.
  private var reports: [Int] {
    [
      findings.all.count, strayTokenUses.count, unknownNames, wrongValues, tokenGuesses.count,
      mistakenKeys.count, meantKeys.count, unreadGroups.count,
    ]
  }

  /// Adds the content of a second half that started with the same content as this builder.
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
    // A lazy map avoids lists that are only copied.
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
    distinguishesSizeClasses = distinguishesSizeClasses || half.distinguishesSizeClasses
    expansions += half.expansions - start.expansions
  }
}
