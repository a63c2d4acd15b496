import LintelCascade
import LintelSchema
package import LintelTheme

@testable package import LintelAppearance

/// Resolves a theme's proxies one context at a time, without decisions: finds the settings that apply, and those that none overrides.
package struct ProxyResolver {
  /// A setting's value for one target.
  private struct Rival {
    let value: SettingValue
    let declaration: Declaration
  }

  private let theme: Theme
  private let cascade: Cascade
  private let winning: WinningDeclarations
  private let roles = LeafRoles.standard
  private let settings: [ProxySelection.Kept]

  package init(_ theme: Theme, _ settings: [ProxySelection.Kept]) {
    cascade = Cascade(theme).limited(to: theme.space.release)
    self.theme = cascade.theme
    winning = WinningDeclarations(cascade)
    self.settings = settings
  }

  /// The proxies that are set in a context, weaker ones before stronger ones; screens don't affect them.
  package func proxies(at context: TreeContext) -> [ResolvedProxy] {
    let contents = contents(at: context).sorted { $0.key < $1.key }
    var objects: [ResolvedProxy] = []
    for (target, all) in contents {
      guard let content = all.first else { continue }
      let value = ResolvedProxy.Value(
        property: target.property,
        arguments: target.arguments,
        content: content
      )
      if let last = objects.last, last.object == target.object {
        objects[objects.count - 1] = ResolvedProxy(
          object: last.object,
          values: last.values + [value]
        )
      } else {
        objects.append(ResolvedProxy(object: target.object, values: [value]))
      }
    }
    return objects
  }

  /// The values in a context that none overrides, each distinct value once; several values are in conflict.
  package func contents(at context: TreeContext) -> [ProxyTarget: [Proxy.Content]] {
    let cell = theme.space.cell(
      of: ContextSelection(
        brand: context.brand,
        promos: theme.space.calendar.normalized(context.promos).running,
        screen: 0,
        ios: context.ios,
        device: context.device
      )
    )
    func holds(_ condition: ConditionID) -> Bool {
      theme.space.appliesRegardlessOfParts(theme.conditions[condition.index], at: cell)
    }
    let tokens = cascade.targets.filter { $0.index >= roles.schema.leaves.count }
      .flatMap { cascade.declarations(of: $0) }.filter { holds($0.condition) }
    let binding = TokenBinding(
      theme: theme,
      roles: roles,
      cascaded: CascadedValues(tokens, precedence: winning, isTabItem: { _ in false })
    )
    var rivals: [ProxyTarget: [Rival]] = [:]
    for kept in settings {
      let block = theme.blocks[Int(kept.setting.block)]
      let object = ProxyObject(kept.setting) { resolve($0, lookup: { _ in nil }) }
      guard holds(block.condition), object.traits.introduced <= context.ios else { continue }
      let declaration = Declaration(
        target: TargetID(0),
        condition: block.condition,
        layer: block.layer,
        priority: kept.setting.priority,
        styleDepth: kept.setting.styleDepth,
        shorthandSteps: 0,
        isFinal: false,
        value: ValueID(0),
        entry: 0
      )
      for assignment in kept.assignments {
        for variant in assignment.variants {
          let target = ProxyTarget(
            object: object,
            property: assignment.property,
            arguments: variant.arguments
          )
          rivals[target, default: []].append(
            Rival(value: variant.value, declaration: declaration)
          )
        }
      }
    }
    return rivals.mapValues { all in
      let winners = all.filter { rival in
        !all.contains { cascade.precedence.overrides($0.declaration, rival.declaration) }
      }
      var contents: [Proxy.Content] = []
      for winner in winners {
        if let content = content(winner.value, binding), !contents.contains(content) {
          contents.append(content)
        }
      }
      return contents
    }
  }

  /// The value that a setting assigns, with its tokens resolved; an empty dictionary restores UIKit's own attributes.
  private func content(_ value: SettingValue, _ binding: TokenBinding) -> Proxy.Content? {
    switch value {
    case .value(let value): return binding.bind(value).map(Proxy.Content.value)
    case .emptyImage: return .emptyImage
    case .textAttributes(let attributes):
      let bound = attributes?.compactMap { attribute in
        binding.bind(attribute.value).map {
          Proxy.TextAttribute(attribute: attribute.attribute, value: $0)
        }
      }
      return .textAttributes(bound?.isEmpty ?? true ? nil : bound)
    }
  }
}
