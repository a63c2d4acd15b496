import LintelAppearance
import LintelDecisions
import LintelDiagnostics
import LintelSchema
import LintelSyntax
import LintelTheme

extension LintRule {
  // `setBackIndicatorImage(_:transitionMaskImage:)` of `UINavigationBarAppearance` requires both.
  static let backIndicatorWithoutMask = LintRule(
    .warning("back-indicator-without-mask"),
    summary: "A back indicator has an image without a mask, or a mask without an image.",
    rationale:
      "UIKit uses both together. If either is nil, it shows its own chevron.",
    advice: "Set both with `backIndicator: $back`, or add the mask.",
    """
    navigationBar:
      backIndicator: { image: { symbol: arrow.backward } } ←

    navigationBar: { backIndicator: { symbol: arrow.backward } }
    """,
    lookCheck: eachLook { analysis, looks throws(TooLarge) in
      let image = analysis.schema[.backIndicatorImage]
      let mask = analysis.schema[.backIndicatorMask]
      let bar = try looks.bar(.navigationBar)
      var found: [Finding] = []
      for slot in bar.kind.slots {
        var isSet: [DecisionID] = []
        for leaf in [image, mask] {
          let place = DecidedBar.Place(leaf: leaf, item: -1)
          let value = try bar.value(of: place, in: slot)
          isSet.append(
            looks.decisions.test(value) { outcome in
              if case .image = outcome.resolved { true } else { false }
            }
          )
        }
        for (index, leaf) in [image, mask].enumerated() {
          let isAlone = try looks.decisions.both(
            isSet[index],
            looks.decisions.not(isSet[1 - index])
          )
          let entries = try bar.entry(of: DecidedBar.Place(leaf: leaf, item: -1), in: slot)
          for place in try looks.places(of: isAlone, by: entries) {
            let missing = index == 0 ? "mask" : "image"
            let removal = analysis.origin(of: index == 0 ? mask : image, at: place, in: slot)
            found.append(
              Finding(
                "the back indicator has no \(missing), so UIKit shows its own chevron",
                at: analysis.entry(of: place),
                notes: [
                  Note(
                    "UIKit uses the image and the mask together, and ignores both if one is nil"
                  )
                ] + analysis.note("the \(missing) is removed here", at: removal),
                help: ["write 'backIndicator:' with the image, which sets both"],
                fixIts: index == 0 && removal == nil
                  ? analysis.settingBoth(analysis.entry(of: place)) : []
              )
            )
          }
        }
      }
      return found
    }
  )
}

extension Analysis {
  /// Returns the fix that writes the image of a back indicator for the image and the mask, or nothing if other text is in the way.
  fileprivate func settingBoth(_ entry: WrittenEntry) -> [FixIt] {
    guard let path = WrittenPath(to: entry.entry.keyRange, in: roots),
      let image = path.entries.last, image.value.kind == .scalar || image.value.isFlow
    else { return [] }
    let key = image.key.text
    var whole = image
    if key == "image" {
      guard path.entries.count > 1 else { return [] }
      whole = path.entries[path.entries.count - 2]
    }
    let name = key == "image" ? whole.key.text : String(key.dropLast(".image".count))
    let parent = path.parent(of: path.entries.count - (key == "image" ? 2 : 1))
    let others = parent.entries.count { $0.key.text == name || $0.key.text.hasPrefix(name + ".") }
    let range = whole.key.range.union(whole.value.range)
    let hasComment = comments[range.file]?.contains(where: range.contains) ?? false
    guard name == "backIndicator" || name.hasSuffix(".backIndicator"), others == 1, !hasComment,
      key != "image" || whole.value.entries.count == 1
    else { return [] }
    let text = "\(name): \(text(image.value.range))"
    return [
      FixIt("write the image for both", .unsafe, edits: [FixIt.Edit(range: range, newText: text)])
    ]
  }
}
