import LintelAppearance
package import LintelBackends
import LintelDiff
import LintelSchema
import LintelTheme

/// Returns differences as `lintel diff --to json` writes them: every value before and after, with all contexts by name.
package func differenceJSON(_ words: DifferenceWords) -> JSONValue {
  let differences = words.differences
  return [
    "format": "lintel.diff",
    "version": 1,
    "old": .string(words.old.theme.name),
    "new": .string(words.new.theme.name),
    "summary": .string(words.summary),
    "structure": .array(differences.structure.map(words.json)),
    "causes": .array(differences.causes.map(words.json)),
    "pushes": .array(differences.pushes.map(words.json)),
    "proxies": .array(differences.settings.filter { $0.kind == .proxy }.map(words.json)),
    "instances": .array(differences.settings.filter { $0.kind == .instance }.map(words.json)),
  ]
}

extension DifferenceWords {
  /// Returns something that only one of the themes has, or that differs between them.
  fileprivate func json(_ difference: StructureDifference) -> JSONValue {
    .object(dropping: [
      ("kind", .string(difference.kind.rawValue)),
      ("name", difference.name.isEmpty ? nil : .string(difference.name)),
      ("old", difference.old.map(JSONValue.string)),
      ("new", difference.new.map(JSONValue.string)),
      ("oldPlace", oldPlace(difference.oldRange).map(JSONValue.string)),
      ("newPlace", newPlace(difference.newRange).map(JSONValue.string)),
    ])
  }

  fileprivate func json(_ changes: CausedChanges) -> JSONValue {
    .object(dropping: [
      ("cause", .string(changes.cause.kind.rawValue)),
      ("name", .string(changes.cause.name)),
      ("old", changes.cause.old.map { json($0, at: oldPlace($0.range)) }),
      ("new", changes.cause.new.map { json($0, at: newPlace($0.range)) }),
      ("contexts", .array(changes.contexts.map(json))),
      ("changes", .array(changes.changes.map(json))),
    ])
  }

  /// Returns a value in a theme's file, with its place.
  private func json(_ source: DifferenceCause.Source, at place: String?) -> JSONValue {
    .object(dropping: [
      ("value", .string(source.value)),
      ("block", .string(source.block)),
      ("place", place.map(JSONValue.string)),
    ])
  }

  /// Returns a change; a value that is UIKit's own has no key, as in trees.
  private func json(_ change: PropertyChange) -> JSONValue {
    let property = schema[change.place.leaf].property
    return .object(dropping: [
      ("property", .string(name(change))),
      ("slots", change.slots.isEmpty ? nil : .array(change.slots.map { .string("\($0)") })),
      ("old", change.old.map { $0.json(of: property) }),
      ("new", change.new.map { $0.json(of: property) }),
      ("contexts", .array(change.contexts.map(json))),
    ])
  }

  fileprivate func json(_ push: PushDifference) -> JSONValue {
    [
      "from": .string(push.from),
      "to": .string(push.to),
      "old": .string(push.old.scheme.rawValue),
      "new": .string(push.new.scheme.rawValue),
      "reason": .string(push.new.reason.rawValue),
      "contexts": .array(push.contexts.map { box in .object(members(box, screens: false)) }),
    ]
  }

  fileprivate func json(_ difference: SettingDifference) -> JSONValue {
    let target = difference.target
    let words = target.arguments.filter { !$0.isEmpty }
    let type = target.property.type
    let contexts = difference.contexts.map { box in
      JSONValue.object(members(box, screens: difference.isByScreen))
    }
    return .object(dropping: [
      difference.kind == .proxy
        ? ("proxy", .string(name(difference))) : ("class", .string(target.object.owner.name)),
      ("property", .string(target.property.name)),
      ("arguments", words.isEmpty ? nil : .array(words.map(JSONValue.string))),
      ("old", difference.old.map { $0.json(as: type) }),
      ("new", difference.new.map { $0.json(as: type) }),
      ("oldPlace", oldPlace(difference.oldRange).map(JSONValue.string)),
      ("newPlace", newPlace(difference.newRange).map(JSONValue.string)),
      ("contexts", .array(contexts)),
    ])
  }

  private func json(_ box: SharedBox) -> JSONValue { .object(members(box, screens: true)) }

  /// Returns the members of a box, with or without its screens.
  private func members(_ box: SharedBox, screens hasScreens: Bool) -> [JSONMember] {
    let space = differences.space
    func names(_ indices: [Int], ofModes: Bool) -> JSONValue {
      let all = indices.map { space.switches[$0] }.filter { $0.isOfMode == ofModes }
      return .array(all.map { .string($0.name) })
    }
    func names(ofModes: Bool) -> JSONValue {
      [
        "on": names(box.switchesOn, ofModes: ofModes),
        "off": names(box.switchesOff, ofModes: ofModes),
      ]
    }
    let hasModes = space.switches.contains(where: \.isOfMode)
    let screens = box.screens.map { $0 == 0 ? JSONValue.null : .string(space.screens[$0].name) }
    let last = max(box.firstIOS, VersionLine.last(before: box.endIOS))
    let ios: JSONValue = [.string(box.firstIOS.description), .string(last.description)]
    return [JSONMember("brands", .array(box.brands.map { .string(space.brands[$0].name) }))]
      + [JSONMember("promos", names(ofModes: false))]
      + (hasModes ? [JSONMember("modes", names(ofModes: true))] : [])
      + (hasScreens ? [JSONMember("screens", .array(screens))] : [])
      + [JSONMember("ios", ios)]
      + JSONMember.devices(DeviceCondition(box.devices, of: space.devices) ?? DeviceCondition())
  }
}
