extension SyntaxRepairs {
  /// Reads a character that can't begin a plain text as a letter.
  ///
  /// The repair has no message yet, because the text that begins with the character isn't known.
  func maskRepair(_ failure: SyntaxFailure) -> SyntaxRepair? {
    guard let place = indicator(of: failure), place < bytes.count else { return nil }
    return SyntaxRepair(
      masks: bytes[place] == UInt8(ascii: "*")
        ? patternCandidates(and: place) : [SyntaxMask(offset: place, kind: .indicator)]
    )
  }

  /// Returns the place of the character that made libyaml fail, such as `@` or `%`.
  private func indicator(of failure: SyntaxFailure) -> Int? {
    switch failure.context {
    case "while scanning an alias", "while scanning an anchor", "while scanning a tag",
      "while parsing a tag":
      failure.contextPlace
    case "while scanning a block scalar" where failure.problem.contains("comment or line break"),
      "while scanning a block scalar" where failure.problem.contains("indentation indicator"):
      failure.contextPlace
    case "while scanning for the next token": failure.place
    case "while parsing a node" where failure.problem.contains("tag handle"): failure.contextPlace
    default: nil
    }
  }

  /// Returns a mask for every `*` that may begin a key's pattern, so that one round finds all of them.
  private func patternCandidates(and place: Int) -> [SyntaxMask] {
    var result = [SyntaxMask(offset: place, kind: .pattern)]
    for index in bytes.indices where bytes[index] == UInt8(ascii: "*") && index != place {
      let begins =
        index == 0 || isBlankOrBreak(bytes[index - 1])
        || [UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ",")].contains(bytes[index - 1])
      guard begins, index + 1 < bytes.count, !isBlankOrBreak(bytes[index + 1]) else { continue }
      result.append(SyntaxMask(offset: index, kind: .pattern))
    }
    return result
  }
}
