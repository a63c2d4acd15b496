import LintelLanguage
import LintelSchema

/// Writes the contexts of a tree; names that many of them share are made once.
struct ContextWriter: Sendable {
  private let brands: [JSONValue]
  private let promos: [JSONValue]
  /// By values of the screen dimension; "no screen" is null.
  private let screens: [JSONValue]
  private let newestIOS: Version
  private let bars: [JSONValue]
  private let settings: [JSONValue]
  private let brandLists: [[Int]: JSONValue]

  init(_ tree: AppearanceTree) {
    let brands = tree.brands.map { JSONValue.string($0.name) }
    brandLists = Dictionary(
      Set(tree.contexts.map(\.brands)).map { ($0, .array($0.map { brands[$0] })) }
    ) { first, _ in first }
    self.brands = brands
    promos = tree.promos.map { .string($0.name) }
    screens = [.null] + tree.screens.map { .string($0.name) }
    newestIOS = tree.newestIOS
    bars = tree.bars.indices.map { .string(nodeName("b", $0)) }
    settings = tree.settings.indices.map { .string(nodeName("s", $0)) }
  }

  func json(_ context: ContextEntry) -> JSONValue {
    .object(members(context))
  }

  func members(_ context: ContextEntry) -> [JSONMember] {
    var members = [
      JSONMember("brands", brandList(context.brands)),
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
      if let index = context.bars[bar] { members.append(JSONMember(bar.rawValue, bars[index])) }
    }
    if let index = context.settings { members.append(JSONMember("settings", settings[index])) }
    return members
  }

  private func brandList(_ indices: [Int]) -> JSONValue {
    brandLists[indices] ?? .array(indices.map { brands[$0] })
  }
}

extension Version {
  /// The last version before this one; a major number stands for all of its minor ones.
  fileprivate var lastBefore: Version {
    minor > 0 ? Version(major, minor - 1) : Version(major - 1)
  }
}
