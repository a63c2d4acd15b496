package import LintelAppearance
import LintelSchema

/// Returns one resolved context as `lintel resolve --to json` writes it: the nodes of the tree, expanded in place.
///
/// A slot that is left to the system is `null`. A bar that the theme doesn't mention has no key.
package func resolvedContextJSON(_ context: ResolvedContext) -> JSONValue {
  let nodes = NodeWriter(hasLegacy: context.ios < LegacyBar.end)
  let modes = context.modes.map { JSONMember($0.mode, .string($0.value)) }
  let place: [(key: String, value: JSONValue?)] = [
    ("brand", .string(context.brand)),
    ("promos", .strings(context.promos)),
    ("modes", JSONValue.object(modes).nonempty),
    ("screen", context.screen.map(JSONValue.string) ?? .null),
    ("ios", .string(context.ios.description)),
    ("idiom", .string("\(context.device.idiom)")),
  ]
  let sizes = context.distinguishesSizeClasses ? DeviceTrait.sizes : []
  let bars = BarKind.allCases.map { kind in
    let bar = context.bars.first { $0.kind == kind }
    return (key: kind.rawValue, value: bar.map { nodes.bar($0, legacy: context.legacyBar($0)) })
  }
  return .object(
    dropping: [
      (
        "context",
        .object(dropping: place + sizes.map { ($0.name, .string($0.names[context.device[$0]])) })
      )
    ] + bars + [
      ("screen", nodes.settings(context.settings)),
      ("conflicts", .strings(context.conflicts)),
    ]
  )
}
