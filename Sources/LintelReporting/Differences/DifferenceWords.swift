import LintelAppearance
import LintelBackends
import LintelDiagnostics
package import LintelDiff
import LintelSchema
import LintelTheme

/// Describes the differences between two themes in words, for every format.
package struct DifferenceWords {
  let differences: ThemeDifferences
  let old: ComparedTheme
  let new: ComparedTheme
  let schema: Schema = .standard

  package init(_ differences: ThemeDifferences, from old: ComparedTheme, to new: ComparedTheme) {
    self.differences = differences
    self.old = old
    self.new = new
  }

  /// Whether the themes are the same.
  package var isEmpty: Bool { differences.isEmpty }

  /// The number of differences in words, such as `2 causes change 5 properties`.
  package var summary: String {
    // Blocks for other releases aren't compared, so the summary must not claim anything about them.
    let releases = (new.releases ?? old.releases).map { " in app \($0)" } ?? ""
    guard !differences.isEmpty else { return "nothing changes on screen\(releases)" }
    var parts: [String] = []
    let leaves = Set(differences.causes.flatMap { $0.changes.map(\.place.leaf) })
    if !differences.causes.isEmpty {
      let causes = differences.causes.count
      parts.append(
        "\(Self.count(causes, "cause")) \(causes == 1 ? "changes" : "change") "
          + (leaves.count == 1 ? "1 property" : "\(leaves.count) properties")
      )
    }
    let pushes = Set(differences.pushes.map { [$0.from, $0.to] }).count
    if pushes > 0 { parts.append("\(Self.count(pushes, "push", "pushes")) with another scheme") }
    for (kind, words) in [
      (Theme.InstanceSetting.Kind.proxy, "by proxy"), (.instance, "on instances"),
    ] {
      let count = differences.settings.count { $0.kind == kind }
      if count > 0 { parts.append("\(Self.count(count, "value")) set \(words)") }
    }
    if !differences.structure.isEmpty {
      parts.append(Self.count(differences.structure.count, "other difference"))
    }
    return parts.joined(separator: ", ") + releases
  }

  /// Returns a number with its noun, in the singular for 1.
  private static func count(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
  }
}

// MARK: - Causes

extension DifferenceWords {
  /// Returns the change that an author made, such as `$colors.accent: "#00569E" -> "#0B6E99"`.
  func text(_ cause: DifferenceCause) -> String {
    let block = [cause.new, cause.old].compactMap(\.self).first.map(\.block) ?? ""
    let name = block.isEmpty ? cause.name : "\(cause.name) in \(block)"
    switch cause.kind {
    case .changed: return "\(name): \(change(cause.old?.value, cause.new?.value))"
    case .added: return "\(name): \(value(cause.new)) is new"
    case .removed: return "\(name): \(value(cause.old)) is gone"
    case .replaced: return "\(cause.name): \(origin(cause.old)) -> \(origin(cause.new))"
    case .glass: return "glass: \(old.theme.glass.rawValue) -> \(new.theme.glass.rawValue)"
    case .unknown: return cause.name
    }
  }

  /// Returns the text of a value in the theme's file, or `nothing` if there is none.
  private func value(_ source: DifferenceCause.Source?) -> String {
    source.map { shortened($0.value) } ?? "nothing"
  }

  /// Returns the text of a value with the block that contains it.
  private func origin(_ source: DifferenceCause.Source?) -> String {
    guard let source else { return "nothing" }
    return "\(shortened(source.value)) (\(source.block.isEmpty ? "top level" : source.block))"
  }

  /// Returns the text, cut at 80 characters.
  private func shortened(_ text: String) -> String {
    text.count > Self.longest ? text.prefix(Self.longest - 1) + "…" : text
  }

  /// Returns a text before and after a change, without what both begin with if one of them is longer than 80 characters.
  ///
  /// Often only the end of a font or a gradient differs, and cutting both texts before it would hide the change.
  private func change(_ old: String?, _ new: String?) -> String {
    guard let old, let new else {
      return [old, new].map { $0.map(shortened) ?? "nothing" }.joined(separator: " -> ")
    }
    var start = 0
    if max(old.count, new.count) > Self.longest {
      let common = zip(old, new).prefix { $0 == $1 }.count
      // The last space is before the name of the part that differs, if the part has a name.
      let words = old.prefix(common).split(separator: " ", omittingEmptySubsequences: false)
      start = common - min(words.suffix(2).reduce(1) { $0 + $1.count }, Self.longest / 2)
    }
    let texts = [old, new].map { text in
      start > 1 ? shortened("…" + text.dropFirst(start)) : shortened(text)
    }
    return texts.joined(separator: " -> ")
  }

  private static let longest = 80

  /// Returns the place in both themes, once if it is the same, or an empty string if there is none.
  func place(_ old: SourceRange?, _ new: SourceRange?) -> String {
    let places = [oldPlace(old), newPlace(new)].compactMap(\.self)
    return Set(places).count == 1 ? places[0] : places.joined(separator: " -> ")
  }

  /// Returns the place in the older theme as `file:line:column`.
  func oldPlace(_ range: SourceRange?) -> String? { range.map { old.sources.place(of: $0) } }
  /// Returns the place in the newer theme as `file:line:column`.
  func newPlace(_ range: SourceRange?) -> String? { range.map { new.sources.place(of: $0) } }
}

// MARK: - Properties and values

extension DifferenceWords {
  /// Returns a property with its tab item part, such as `tabBar.stacked.selected.iconColor`.
  func name(_ change: PropertyChange) -> String {
    let leaf = schema[change.place.leaf]
    guard let layout = change.place.layout, let state = change.place.state else { return leaf.path }
    // The table has the property below `item`, which represents every layout.
    let prefix = "tabBar.item."
    let rest = leaf.path.hasPrefix(prefix) ? leaf.path.dropFirst(prefix.count) : leaf.path[...]
    return "tabBar.\(layout).\(state).\(rest)"
  }

  /// Returns the value as a theme would write it, or `UIKit's own` for `nil`.
  func value(_ value: ResolvedValue?, of change: PropertyChange) -> String {
    guard let value else { return "UIKit's own" }
    switch value {
    case .none: return "none"
    case .keyword(let name): return name
    case .color, .font, .image, .effect, .offset, .number, .boolean, .string:
      let json = value.json(of: schema[change.place.leaf].property)
      let text = json.text()
      let isOneLine = text.dropLast().allSatisfy { $0 != "\n" }
      return isOneLine ? String(text.dropLast()) : json.text(.compact)
    }
  }

  /// Returns the slots, or an empty string if they are all that the bar has.
  func slots(_ change: PropertyChange) -> String {
    let all = schema[change.place.leaf].bar?.slots ?? []
    return change.slots.count == all.count
      ? "" : change.slots.map { "\($0)" }.joined(separator: ", ")
  }
}

// MARK: - Other differences

extension DifferenceWords {
  /// Returns something that only one of the themes has, or that differs between them.
  func text(_ difference: StructureDifference) -> String {
    let name = difference.name
    let subject: String =
      switch difference.kind {
      case .theme: "theme"
      case .ios: "iOS"
      case .brand: "brand \(name)"
      case .promo: "promo \(name)"
      case .mode: "mode \(name)"
      case .screen: "screen \(name)"
      case .parameter: "color \(name), which the app supplies,"
      case .flow: "flow \(name)"
      case .fact: name
      }
    switch (difference.old, difference.new) {
    case (nil, _): return "\(subject) is new"
    case (_, nil): return "\(subject) is gone"
    case (let old?, let new?): return "\(subject): \(old) -> \(new)"
    }
  }

  /// Returns a change such as `UIToolbar.appearance() barTintColor: "#000001FF" -> "#000002FF"`.
  func text(_ difference: SettingDifference) -> String {
    let words = difference.target.arguments.filter { !$0.isEmpty }
    let arguments = words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
    let property = difference.target.property
    let subject = "\(name(difference)) \(property.name)\(arguments)"
    func value(_ content: Proxy.Content) -> String {
      shortened(content.json(as: property.type).text(.compact))
    }
    switch (difference.old, difference.new) {
    case (nil, let new?): return "\(subject): \(value(new)) is new"
    case (let old?, nil): return "\(subject): \(value(old)) is gone"
    case (let old?, let new?):
      let texts = [old, new].map { $0.json(as: property.type).text(.compact) }
      return "\(subject): \(change(texts[0], texts[1]))"
    case (nil, nil): return subject
    }
  }

  /// Returns UIKit's call without its labels, or the class of the instances that are set.
  func name(_ difference: SettingDifference) -> String {
    let object = difference.target.object
    let traits = object.traits.map {
      "\($0.name.name): \($0.value.json(as: $0.name.type).text(.compact))"
    }
    let limits =
      (traits.isEmpty ? [] : ["for: \(traits.joined(separator: ", "))"])
      + (object.containedIn.isEmpty ? [] : ["in: \(object.containedIn.joined(separator: ", "))"])
    let limit = limits.joined(separator: ", ")
    switch difference.kind {
    case .proxy: return "\(object.owner.name).appearance(\(limit))"
    case .instance: return "\(object.owner.name) instances" + (limit.isEmpty ? "" : " (\(limit))")
    }
  }

  /// Returns the push with the scheme before and after, and the reason for the new one.
  func text(_ push: PushDifference) -> String {
    "push \(push.from) -> \(push.to): \(push.old.scheme.rawValue) -> \(push.new.scheme.rawValue), "
      + "because \(push.new.reason.text)"
  }
}
