import LintelDiagnostics
import LintelSchema

extension ValueMistake {
  /// Common wrong guesses for the keys of conditional blocks.
  // swift-format-ignore
  package static let conditions: [ValueMistake] = [
    ValueMistake("when iOS *", for: [], ["when ios *", "when ios *.."], "the condition is called 'ios'"),
    ValueMistake("when ios >= *", "when ios>=*", "when ios *+", for: [], ["when ios *.."], "a range of versions is written with '..'"),
    ValueMistake("when ios *...", for: [], ["when ios *.."], "a range of versions is written with two dots"),
    ValueMistake("when ios ...*", for: [], ["when ios ..*"], "a range of versions is written with two dots"),
    ValueMistake("when ios <= *", for: [], ["when ios ..*"], "a range of versions is written with '..'"),
    ValueMistake("when ios *-*", for: [], ["when ios *..*2"], "a range of versions is written with '..'"),
    ValueMistake("when ios1*", for: [], ["when ios 1*", "when ios 1*.."], "a space goes between 'ios' and the versions"),
    ValueMistake("when ios2*", for: [], ["when ios 2*", "when ios 2*.."], "a space goes between 'ios' and the versions"),
    ValueMistake("when ios..*", for: [], ["when ios ..*"], "a space goes between 'ios' and the versions"),
    ValueMistake("when ios > *", for: [], [], "a range of versions is written with '..'", advice: "write 'when ios 26..' for iOS 26 and later"),
    ValueMistake("when ios < *", for: [], [], "a range of versions is written with '..'", advice: "write 'when ios ..18' for the versions before iOS 26"),
    ValueMistake("when not pad", "when !pad", for: [], ["when phone"], "a condition names the devices that it's for"),
    ValueMistake("when not phone", "when !phone", for: [], ["when pad"], "a condition names the devices that it's for"),
    ValueMistake("when * !pad", for: [], ["when * phone"], "a condition names the devices that it's for"),
    ValueMistake("when * !phone", for: [], ["when * pad"], "a condition names the devices that it's for"),
    ValueMistake("when * == *", for: [], ["when * *2", "when * *2..*2"], "a condition has its words without '=='"),
    ValueMistake("when *=*", for: [], ["when * *2", "when * *2..*2"], "a condition has its words without '='"),
    ValueMistake("when app *", "when appVersion *", "when appVersions *", for: [], [], "a block has a key for the releases of the app", advice: "write 'appVersions: 5.2..' in the block"),
    ValueMistake("when device *", "when idiom *", for: [], ["when *"], "a condition names only the device"),
    ValueMistake("#available(iOS *, *)", for: [], ["when ios *.."], "'#available' is Swift; a condition begins with 'when'"),
    ValueMistake("when available(iOS *, *)", "when available(iOS *)", for: [], ["when ios *.."], "'available' is Swift; a condition names the versions"),
    ValueMistake("when iPad", "when ipad", "when tablet", for: [], ["when pad"], "the condition is called 'pad'"),
    ValueMistake("when iPhone", "when iphone", "when mobile", for: [], ["when phone"], "the condition is called 'phone'"),
    ValueMistake("when dark", "when light", "when * dark", "when * light", for: [], [], "a block can't depend on light and dark; colors choose between them automatically", advice: "write both in the color: '{ light: \"#1B1B1F\", dark: \"#F4F4F6\" }'"),
    ValueMistake("when landscape", for: [], [], "UIKit has size classes for the orientation", advice: "write 'when height compact'"),
    ValueMistake("when portrait", for: [], [], "UIKit has size classes for the orientation", advice: "write 'when height regular'"),
    ValueMistake("when compact", for: [], [], "a size class belongs to a width or a height", advice: "write 'when width compact' or 'when height compact'"),
    ValueMistake("when regular", for: [], [], "a size class belongs to a width or a height", advice: "write 'when width regular' or 'when height regular'"),
    ValueMistake("when * width", for: [], ["when width *"], "the size class comes after 'width'"),
    ValueMistake("when * height", for: [], ["when height *"], "the size class comes after 'height'"),
    ValueMistake("when horizontalSizeClass *", for: [], ["when width *"], "'horizontalSizeClass' is UIKit's name; in a theme, it's 'width'"),
    ValueMistake("when verticalSizeClass *", for: [], ["when height *"], "'verticalSizeClass' is UIKit's name; in a theme, it's 'height'"),
    ValueMistake("when scrolled", for: [], [], "a block can't depend on scrolling; a bar has slots for it", advice: "write 'scrolled' or 'scrollEdge' in the bar"),
    ValueMistake("when brand *", "when brand=*", for: [], [], "a brand has its own block", advice: "write the content in '*' under 'brands', which every block can have"),
    ValueMistake("when promo *", "when promo=*", for: [], [], "a promo has its own block", advice: "write the content in '*' under 'promos', which every block can have"),
    ValueMistake("when screen *", "when screen=*", for: [], [], "a screen has its own block", advice: "write the content in '*' under 'screens', which every block can have"),
    ValueMistake("if *", for: [], ["when *", "when *.."], "a condition begins with 'when'"),
    ValueMistake("@media *", for: [], [], "'@media' is CSS; a theme has conditions for versions and devices, and colors by appearance", advice: "write 'when pad' or 'when ios 26..', or a color such as '{ light: black, dark: white }'"),
  ]
}

extension WhenKey {
  /// Returns the answer to a mistaken condition: the table's, or one for joined conditions or misspelled words.
  ///
  /// If `isFirst`, the replacement that the table suggests may be looked up once more.
  static func mistake(_ key: String, isFirst: Bool = true) -> KeyAnswer? {
    guard key.utf8.count <= 200 else { return nil }
    if let answer = answer(to: key, isFirst: isFirst) { return answer }
    let signs: Set = ["and", "&&", "&", "+", ","]
    // A comma belongs to the word before it.
    let words = key.replacing(",", with: " , ").split(separator: " ")
    if let sign = words.first(where: { signs.contains(String($0)) }) {
      let meant = words.filter { !signs.contains(String($0)) }.joined(separator: " ")
      if isValid(meant) {
        let cause = "conditions that apply together are written without '\(sign)'"
        return KeyAnswer(sentence: cause, key: meant)
      }
    }
    if let or = words.first(where: { ["or", "||", ","].contains($0) }) {
      let blocks = words.filter { $0 != "when" }.split(separator: or).map {
        "when \($0.joined(separator: " "))"
      }
      if blocks.contains(where: isValid) {
        return KeyAnswer(
          sentence: "conditions aren't joined by '\(or)'; each has its own block",
          advice: "write the block under \(blocks.quotedList(conjunction: "and"))"
        )
      }
    }
    guard case .failure(let failure) = parse(key), let meant = corrected(key) else { return nil }
    return KeyAnswer(sentence: failure.message, key: meant)
  }

  /// Returns the table's answer to a condition that only lacks its `when`, such as `iOS 26+` or `iPad`.
  static func mistakeWithoutWhen(_ key: String) -> KeyAnswer? {
    guard key.utf8.count <= 200 else { return nil }
    var words = key.drop { $0 == "@" }.split { $0 == " " || $0 == "_" }.map(String.init)
    guard let first = words.first else { return nil }
    if words.count > 1, ["if", "since", "from", "on"].contains(first) { words.removeFirst() }
    if words[0].lowercased().hasPrefix("ios") {
      words[0] = words[0].utf8.count == 3 ? "iOS" : "ios" + words[0].dropFirst(3)
    }
    let whole = (["when"] + words).joined(separator: " ")
    if isValid(whole) {
      return KeyAnswer(sentence: "a condition begins with 'when'", key: whole)
    }
    let answer = answer(to: whole, isFirst: true)
    return answer?.key.map { KeyAnswer(sentence: "a condition begins with 'when'", key: $0) }
      ?? answer
  }

  /// Returns the answer of the first row that fits a key and has advice or leads to a valid condition, or `nil` if no row does.
  private static func answer(to key: String, isFirst: Bool) -> KeyAnswer? {
    for row in ValueMistake.conditions {
      for captures in row.captures(in: key) {
        let texts = row.meant.map { ValueMistake.filled($0, with: captures) }
        let meant =
          texts.first(where: isValid)
          ?? texts.lazy.compactMap { isFirst ? mistake($0, isFirst: false)?.key : nil }.first
        guard meant != nil || row.advice != nil else { continue }
        let advice = row.advice.map { ValueMistake.filled($0, with: captures) }
        return KeyAnswer(sentence: row.cause, key: meant, advice: advice)
      }
    }
    return nil
  }

  /// Returns the condition with misspelled words and reversed ranges corrected, or `nil` if the result isn't a condition.
  private static func corrected(_ key: String) -> String? {
    let known = Set(["when", "ios"] + DeviceTrait.allCases.flatMap { [$0.name] + $0.names })
    let words = key.split(separator: " ").map(String.init)
    let meant = words.map { word in
      if let span = WrittenVersionSpan(word[...]), let lower = span.lower, let upper = span.upper,
        upper.version < lower.version
      {
        return "\(upper.version)..\(lower.version)"
      }
      return known.contains(word) || word.contains(where: \.isNumber)
        ? word : nearestName(to: word, among: known) ?? word
    }.joined(separator: " ")
    return isValid(meant) ? meant : nil
  }
}
