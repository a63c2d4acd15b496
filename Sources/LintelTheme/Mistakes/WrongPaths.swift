import LintelDiagnostics
import LintelSchema
import LintelSyntax

/// Dotted keys with several names from other tools, such as `standardAppearance.titleTextAttributes.foregroundColor`.
extension ThemeBuilder {
  /// Reports a dotted key with more than one wrong part as one mistake, if the table of mistakes has all of them.
  mutating func reportWrongPath(
    _ name: String,
    before rest: ArraySlice<String>,
    _ entry: YAMLEntry,
    at place: Place
  ) -> Bool {
    let key = entry.key
    let parts = key.text.split(separator: ".").map(String.init)
    guard !rest.isEmpty, key.text.utf8.count <= 200,
      Array(parts.suffix(rest.count + 1)) == [name] + rest,
      let meant = meantPath([name] + rest, entry, at: place)
    else { return false }
    let valid = parts.dropLast(rest.count + 1)
    let path = (valid + meant.path).joined(separator: ".")
    let answer = KeyAnswer(
      sentence: meant.origin.sentence(key.text, meant: path),
      key: path,
      entry: meant.entry.map { (valid + [$0]).joined(separator: ".") }
    )
    let inner = KeyAnswer(sentence: "", key: meant.path.joined(separator: "."), entry: meant.entry)
    let (text, edits, help) = meantValue(entry.value, inner, at: place)
    var finding = answer.diagnostic(
      place.ruleOfKeys,
      at: key.range,
      in: entry,
      value: text,
      valueEdits: edits,
      property: place.property
    )
    finding.help += help
    if !help.isEmpty { finding.fixIts = [] }
    findings.append(finding)
    if meant.entry == nil, entry.value.kind != .scalar || text != nil && edits.isEmpty {
      meantKeys.append(MeantKey(node: key, name: path, finding: finding))
    }
    return true
  }

  /// Returns the path that the parts of a dotted key mean, if more than one of them is wrong, and each has an answer.
  private func meantPath(
    _ parts: [String],
    _ entry: YAMLEntry,
    at place: Place
  ) -> (path: [String], entry: String?, origin: MistakeOrigin)? {
    var place = place
    var path: [String] = []
    var wrong: [String] = []
    for (index, part) in parts.enumerated() {
      if let next = meantPlace(part, at: place) {
        path.append(part)
        place = next
        continue
      }
      guard var answer = answer(to: part, entry, at: place) else { return nil }
      // A navigation item has appearance objects for its navigation bar.
      if answer.key == nil, answer.entry == nil, place.path.isEmpty, !answer.isNeedlessLevel,
        let bar = wrong.last.flatMap(Self.bar(of:)),
        let inBar = meantPlace(bar.rawValue, at: place),
        let answerInBar = self.answer(to: part, entry, at: inBar), answerInBar.key != nil
      {
        path.append(bar.rawValue)
        place = inBar
        answer = answerInBar
      }
      wrong.append(part)
      if answer.isNeedlessLevel, index < parts.count - 1 { continue }
      if index == parts.count - 1, let text = answer.entry, wrong.count > 1 {
        let whole = (path + [text]).joined(separator: ".")
        return (path + [KeyAnswer.path(of: text)], whole, origin(of: wrong))
      }
      guard let key = answer.key, let next = meantPlace(key, at: place) else { return nil }
      path.append(key)
      place = next
    }
    guard wrong.count > 1, !path.isEmpty else { return nil }
    return (path, nil, origin(of: wrong))
  }

  /// Returns the bar that an object of UIKit shows its content in.
  private static func bar(of name: String) -> BarKind? {
    switch name {
    case "navigationItem", "navigationController": .navigationBar
    case "tabBarController": .tabBar
    default: nil
    }
  }

  /// Returns UIKit if it has all of some names.
  private func origin(of names: [String]) -> MistakeOrigin {
    let areUIKit = names.allSatisfy { name in
      KeyMistake.rows(for: name).contains { $0.origin == .uikit }
        || !bars(havingUIKitName: name).isEmpty
    }
    return areUIKit ? .uikit : .guess
  }
}
