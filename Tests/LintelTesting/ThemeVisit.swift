import LintelAppearance
import LintelBackends
import LintelCascade
import LintelSchema
package import LintelTheme

extension EquivalenceProgram.Visit {
  /// Visits every context of a valid theme, on each version on which the theme or UIKit changes something; of more contexts than the limit,
  /// a random selection with every pair of a brand, promos, a screen, a version, and a device.
  package init(_ theme: Theme, _ tree: AppearanceTree, name: String, limit: Int) {
    var generator = SeededGenerator(seed: 1)
    var contexts = theme.visitedContexts
    if contexts.count > limit {
      var seen: Set<[Int]> = []
      contexts = contexts.shuffled(using: &generator).filter { context in
        let parts = [
          [0, context.brand], [1, context.screen], [2] + context.promos,
          [3, context.ios.major, context.ios.minor], [4, context.device.rawValue],
        ]
        let pairs = parts.indices.flatMap { first in
          parts[(first + 1)...].map { parts[first] + [-1] + $0 }
        }
        return pairs.count { seen.insert($0).inserted } > 0
      }
    }
    self.init(theme, tree, name: name, contexts, &generator)
  }

  /// Visits some contexts of a valid theme on systems with appearance objects; promos that can't run together are requested unchanged.
  package init(_ theme: Theme, _ tree: AppearanceTree, name: String, contexts: [TreeContext]) {
    var generator = SeededGenerator(seed: 1)
    self.init(theme, tree, name: name, contexts, &generator)
  }

  private init(
    _ theme: Theme,
    _ tree: AppearanceTree,
    name: String,
    _ contexts: [TreeContext],
    _ generator: inout SeededGenerator
  ) {
    // Contexts are grouped by version because each process has one, and by context because bars are restyled only when it changes.
    let groups = Dictionary(grouping: contexts) { context in
      [context.ios.major, context.ios.minor, context.brand, context.device.rawValue]
        + context.promos
    }
    let sorted = groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    let ordered = sorted.flatMap { $0.value.shuffled(using: &generator) }
    var resolutions = Resolutions(theme)
    let decided = try? theme.decided()
    self.init(
      tree: tree,
      json: decided.map { appearanceTreeJSON($0) } ?? .null,
      code: decided.map { swiftFiles($0, options: SwiftOptions(source: name)) } ?? [],
      stops: ordered.map { context in
        EquivalenceProgram.Stop(
          ExpectedStyle.Context(
            brand: tree.brands[context.brand].name,
            promos: tree.switches.names(context.promos, promos: tree.promos),
            screen: context.screen == 0 ? "" : tree.screens[context.screen - 1].name,
            ios: context.ios,
            device: context.device
          ),
          resolved: resolutions[context]
        )
      }
    )
  }
}

/// The resolved contexts of a theme, one for all contexts of a version in which the same declarations apply.
private struct Resolutions {
  private let theme: Theme
  private let resolver: ContextResolver
  private var known: [[Int]: EquivalenceProgram.Resolution] = [:]

  init(_ theme: Theme) {
    self.theme = theme
    resolver = ContextResolver(Cascade(theme))
  }

  subscript(context: TreeContext) -> EquivalenceProgram.Resolution {
    mutating get {
      let promos = theme.space.calendar.normalized(context.promos).running
      let cell = theme.space.cell(
        of: ContextSelection(
          brand: context.brand,
          promos: promos,
          screen: context.screen,
          ios: context.ios,
          device: context.device
        )
      )
      let conditions = theme.conditions
      let key =
        [context.ios.major, context.ios.minor]
        + conditions.indices.filter {
          theme.space.appliesRegardlessOfParts(conditions[$0], at: cell)
        }
      if let known = known[key] { return known }
      let resolution = EquivalenceProgram.Resolution(
        resolver.resolved(
          ContextSelection(
            brand: context.brand,
            promos: promos,
            screen: context.screen,
            ios: context.ios,
            device: context.device
          )
        )
      )
      known[key] = resolution
      return resolution
    }
  }
}

extension Theme {
  /// The contexts to visit, including those in which an app requests promos that can't run together.
  fileprivate var visitedContexts: [TreeContext] {
    everyContext(on: visitedVersions, withImpossiblePromos: true).filter {
      space.exists(screen: $0.screen, inBrand: $0.brand)
    }
  }

  /// The versions with appearance objects on which something may change: those that the theme mentions, and those on which UIKit
  /// introduced a property, a keyword, rules for slots, or a new name.
  fileprivate var visitedVersions: [Version] {
    let leaves = Schema.standard.leaves.flatMap { leaf -> [Version] in
      var versions = [leaf.availability.introduced] + (leaf.former.map { [$0.renamed] } ?? [])
      if case .keyword(let set) = leaf.property.type {
        versions += set.all.compactMap(\.introduced)
      }
      return versions
    }
    let oldest = Version(13)
    let all = Set(leaves + [Version(15), Version(26)] + space.versions.map(\.first) + [minimumIOS])
    return all.filter { oldest <= $0 && minimumIOS <= $0 && $0 <= newestIOS }.sorted()
  }
}
