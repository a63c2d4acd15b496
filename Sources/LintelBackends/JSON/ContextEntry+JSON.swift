import LintelLanguage
import LintelSchema

/// Writes boxes of contexts by the names of a theme.
struct ContextWriter: Sendable {
  private let brands: [JSONValue]
  private let promos: [JSONValue]
  /// By values of the screen dimension; "no screen" is null.
  private let screens: [JSONValue]
  private let newestIOS: Version

  init(_ tree: AppearanceTree) {
    self.init(tree.brands, tree.promos, tree.screens, tree.newestIOS)
  }

  init(_ theme: Theme) {
    let space = theme.space
    self.init(space.brands, space.calendar.promos, space.screens, theme.newestIOS)
  }

  private init(_ brands: [Brand], _ promos: [Promo], _ screens: [Screen], _ newestIOS: Version) {
    self.brands = brands.map { .string($0.name) }
    self.promos = promos.map { .string($0.name) }
    self.screens = [.null] + screens.map { .string($0.name) }
    self.newestIOS = newestIOS
  }

  func json(_ context: ContextEntry) -> JSONValue {
    .object(members(context))
  }

  func members(_ context: ContextEntry) -> [JSONMember] {
    var members = [
      JSONMember("brands", .array(context.brands.map { brands[$0] })),
      JSONMember(
        "promos",
        [
          "on": .array(context.promosOn.map { promos[$0] }),
          "off": .array(context.promosOff.map { promos[$0] }),
        ]
      ),
    ]
    if !context.screens.isEmpty {
      members.append(JSONMember("screens", .array(context.screens.map { screens[$0] })))
    }
    members.append(
      JSONMember(
        "ios",
        [
          .string(context.firstIOS.description),
          .string((context.endIOS?.lastBefore ?? newestIOS).description),
        ]
      )
    )
    members.append(JSONMember("idioms", .array(context.idioms.map { .string("\($0)") })))
    for bar in BarKind.allCases {
      if let index = context.bars[bar] {
        members.append(JSONMember(bar.rawValue, .string(nodeName("b", index))))
      }
    }
    if let index = context.settings {
      members.append(JSONMember("settings", .string(nodeName("s", index))))
    }
    return members
  }
}

extension Version {
  /// The last version before this one; a major number includes all of its minor ones.
  fileprivate var lastBefore: Version {
    minor > 0 ? Version(major, minor - 1) : Version(major - 1)
  }
}
