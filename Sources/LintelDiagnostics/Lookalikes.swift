/// Letters of other scripts, each followed by the ASCII letter that it looks like.
private let pairs = """
  аa еe оo рp сc уy хx іi јj ѕs ԁd һh ӏl ԛq ԝw АA ВB ЕE КK МM НH ОO РP СC ТT ХX УY ІI ЈJ ЅS
  οo αa νv ιi ρp υu ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX ıi ɡg
  """

/// The ASCII letters that other letters look like.
private let lookalikes: [Unicode.Scalar: Character] = {
  var letters: [Unicode.Scalar: Character] = [:]
  for pair in pairs.split(whereSeparator: \.isWhitespace) {
    if let scalar = pair.unicodeScalars.first, let letter = pair.last { letters[scalar] = letter }
  }
  // The full-width forms of ASCII, which keyboards for Chinese and Japanese type.
  for value in UInt32(0xFF21)...0xFF5A {
    guard let wide = Unicode.Scalar(value), let narrow = Unicode.Scalar(value - 0xFEE0) else {
      continue
    }
    letters[wide] = Character(narrow)
  }
  return letters
}()

extension [Diagnostic] {
  /// Adds help that lists the characters by which an unknown name differs from a name that looks the same.
  package mutating func nameLookalikes(in sources: SourceMap) {
    let rules: Set = ["undeclared-name", "invalid-name", "invalid-condition", "matches-nothing"]
    for index in indices {
      let finding = self[index]
      guard rules.contains(finding.rule) || finding.rule.hasPrefix("unknown-"),
        !finding.message.contains("U+"), !finding.message.contains("invisible character")
      else { continue }
      let bytes = sources[finding.range.file].bytes
      let name = bytes[Int(finding.range.lower)..<Int(finding.range.upper)]
      guard name.count <= 400, name.contains(where: { $0 >= 0x80 }) else { continue }
      let parts = unexpectedCharacters(in: String(decoding: name, as: UTF8.self))
      if !parts.isEmpty { self[index].help.insert("it contains \(parts)", at: 0) }
    }
  }
}

/// Returns a list of the invisible characters in a name and, if it has ASCII letters, of those that only look like ASCII letters.
private func unexpectedCharacters(in name: String) -> String {
  let isMixed = name.unicodeScalars.contains { $0.isASCII && $0.properties.isAlphabetic }
  var seen: Set<Unicode.Scalar> = []
  let parts = name.unicodeScalars.compactMap { scalar -> String? in
    guard !scalar.isASCII, seen.insert(scalar).inserted else { return nil }
    if scalar.isInvisible { return "U+\(scalar.hexDigits), which is invisible" }
    guard isMixed, let letter = lookalikes[scalar] else { return nil }
    return "'\(scalar)' (U+\(scalar.hexDigits)), which looks like '\(letter)'"
  }
  guard parts.count > 1, let last = parts.last else { return parts.first ?? "" }
  return "\(parts.dropLast().joined(separator: ", ")), and \(last)"
}
