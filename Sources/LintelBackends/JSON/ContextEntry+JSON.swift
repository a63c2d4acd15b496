import LintelLanguage
import LintelSchema

extension ContextEntry {
  func json(in tree: AppearanceTree) -> JSONValue {
    .object(members(in: tree))
  }

  func members(in tree: AppearanceTree) -> [JSONMember] {
    let members: [(key: String, value: JSONValue?)] =
      [
        ("brands", names(brands) { tree.brands[$0].name }),
        (
          "promos",
          [
            "on": names(promosOn) { tree.promos[$0].name },
            "off": names(promosOff) { tree.promos[$0].name },
          ]
        ),
        (
          "screens",
          screens.isEmpty
            ? nil : .array(screens.map { $0 == 0 ? .null : .string(tree.screens[$0 - 1].name) })
        ),
        (
          "ios",
          [
            .string(firstIOS.description),
            .string((endIOS?.lastBefore ?? tree.newestIOS).description),
          ]
        ),
        ("idioms", .array(idioms.map { .string("\($0)") })),
      ]
      + BarKind.allCases.map { bar in
        (bar.rawValue, bars[bar].map { .string(nodeName("b", $0)) })
      }
      + [("settings", settings.map { .string(nodeName("s", $0)) })]
    return members.compactMap { key, value in value.map { JSONMember(key, $0) } }
  }

  private func names(_ indices: [Int], _ name: (Int) -> String) -> JSONValue {
    .array(indices.map { .string(name($0)) })
  }
}

extension Version {
  /// The last version before this one; a major number stands for all of its minor ones.
  fileprivate var lastBefore: Version {
    minor > 0 ? Version(major, minor - 1) : Version(major - 1)
  }
}
