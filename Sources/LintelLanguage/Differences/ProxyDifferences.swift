package import LintelDiagnostics
package import LintelSchema

/// A property of an appearance proxy that is set to something else.
package struct ProxyDifference: Sendable {
  package let owner: LegacyClass
  /// Innermost first.
  package let containedIn: [String]
  package let traits: [Proxy.Trait]
  package let property: LegacyProperty
  /// One word for each of the property's arguments; empty for one that UIKit lets out.
  package let arguments: [String]
  /// Nil for what is new.
  package let old: Proxy.Content?
  /// Nil for what is gone.
  package let new: Proxy.Content?
  /// Where a theme says it, at the first of several places.
  package let oldRange: SourceRange?
  package let newRange: SourceRange?
  /// Without screens, which a proxy outlasts.
  package let contexts: [SharedBox]
}

/// What themes set by proxy otherwise, as if every output of theirs did, in the contexts in which they do.
func proxyDifferences(
  from old: ComparedTheme,
  to new: ComparedTheme,
  _ contexts: SharedContexts,
  in asked: SharedBox
) -> [ProxyDifference] {
  struct Change: Hashable {
    let old: Proxy.Content?
    let new: Proxy.Content?
  }
  var area = asked
  area.screens = Array(contexts.screens.indices)
  var found: [ProxyTarget: [Change: [SharedBox]]] = [:]
  let after = parts(of: new, contexts, \.new)
  for before in parts(of: old, contexts, \.old) {
    for after in after where before.values != after.values {
      guard let box = before.box.intersection(after.box)?.intersection(area),
        contexts.running(on: box.promosOn, off: box.promosOff) != nil
      else { continue }
      for target in Set(before.values.keys).union(after.values.keys) {
        let change = Change(old: before.values[target], new: after.values[target])
        guard change.old != change.new else { continue }
        found[target, default: [:]][change, default: []].append(box)
      }
    }
  }
  return found.sorted { $0.key < $1.key }.flatMap { target, changes in
    changes.map { change, boxes in
      ProxyDifference(
        owner: target.object.owner,
        containedIn: target.object.containedIn,
        traits: target.object.traits,
        property: target.property,
        arguments: target.arguments,
        old: change.old,
        new: change.new,
        oldRange: change.old.flatMap { _ in old.theme.range(of: target) },
        newRange: change.new.flatMap { _ in new.theme.range(of: target) },
        contexts: SharedBox.joined(boxes)
      )
    }.sorted { $0.contexts.lexicographicallyPrecedes($1.contexts) }
  }
}

private typealias ProxyPart = (box: SharedBox, values: [ProxyTarget: Proxy.Content])

/// The contexts of a theme that both have, with what is set in each.
private func parts(
  of side: ComparedTheme,
  _ contexts: SharedContexts,
  _ names: KeyPath<SharedContexts.Name, Int>
) -> [ProxyPart] {
  let plan = planProxies(side.cascade, .everywhere).plan
  guard !plan.contexts.isEmpty else { return [(contexts.whole, [:])] }
  let index = SharedIndex(contexts, names)
  let sets = plan.sets.map { proxies in
    proxies.reduce(into: [ProxyTarget: Proxy.Content]()) { values, proxy in
      for value in proxy.values {
        let target = ProxyTarget(
          object: ProxyObject(proxy),
          property: value.property,
          arguments: value.arguments
        )
        values[target] = value.content
      }
    }
  }
  return plan.contexts.compactMap { entry in
    index.box(of: entry, endingAt: side.tree.endIOS).map { box in
      (box, entry.proxies.map { sets[$0] } ?? [:])
    }
  }
}

extension Theme {
  fileprivate func range(of target: ProxyTarget) -> SourceRange? {
    for setting in settings where setting.kind == .proxy && setting.owner == target.object.owner {
      guard setting.containedIn.map(\.text) == target.object.containedIn else { continue }
      let assignment = setting.set.first { $0.property == target.property }
      if let assignment { return assignment.keyRange }
    }
    return nil
  }
}
