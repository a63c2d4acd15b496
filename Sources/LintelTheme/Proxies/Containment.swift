/// The steps of UIKit's own precedence, from weak to strong.
package enum PrecedenceStep: Int, Hashable, Comparable, Sendable, CaseIterable {
  /// A value of an appearance object, such as `UINavigationBarAppearance`.
  case appearanceObject
  /// A proxy without containers.
  case proxy
  /// A proxy with containers.
  case containedProxy
  /// A proxy for traits, contained or not.
  case traitProxy
  /// A value that the app sets on the object itself.
  case instance

  /// Whether UIKit prefers the other step.
  package static func < (a: PrecedenceStep, b: PrecedenceStep) -> Bool {
    a.rawValue < b.rawValue
  }

  /// UIKit's words for it.
  package var words: String {
    switch self {
    case .appearanceObject: "an appearance object"
    case .proxy: "appearance()"
    case .containedProxy: "appearance(whenContainedInInstancesOf:)"
    case .traitProxy: "appearance(for:whenContainedInInstancesOf:)"
    case .instance: "a setting of the instance"
    }
  }
}

/// One customization of a property, as UIKit ranks it.
package struct Customization: Hashable, Sendable {
  /// What kind of customization it is.
  package let step: PrecedenceStep
  /// The containers that it asks for, innermost first as UIKit's call takes them.
  package let containers: [String]

  /// Creates a customization.
  package init(_ step: PrecedenceStep, in containers: [String] = []) {
    self.step = step
    self.containers = containers
  }
}

/// What encloses an object, from the window down; each element answers to the names of its class and of the class's ancestors.
package struct ContainerHierarchy: Hashable, Sendable {
  /// The levels from the outermost in, each with its class and superclasses.
  package let levels: [Set<String>]

  /// Creates a hierarchy.
  package init(_ levels: [Set<String>]) {
    self.levels = levels
  }

  /// Where containers are found, outermost first, each as far out as can be; nil if the hierarchy does not hold them in this order.
  package func positions(of containers: [String]) -> [Int]? {
    var positions: [Int] = []
    var next = 0
    for name in containers.reversed() {
      guard let found = levels[next...].firstIndex(where: { $0.contains(name) }) else { return nil }
      positions.append(found)
      next = found + 1
    }
    return positions
  }
}

/// How one customization fares against another in one hierarchy.
package enum ContainmentVerdict: Hashable, Sendable {
  /// The first of the two wins.
  case first
  /// The second of the two wins.
  case second
  /// UIKit has no order for them: both are equally far out and equally deep.
  case ambiguous
}

/// Ranks customizations the way UIKit does (UIAppearance.h, "outermost container").
extension ContainerHierarchy {
  /// Whether a customization reaches what the hierarchy encloses.
  package func isReached(by customization: Customization) -> Bool {
    positions(of: customization.containers) != nil
  }

  /// Which of two customizations that reach an object wins there.
  ///
  /// UIAppearance.h: the outermost container wins, and the depth of the chain breaks ties.
  package func compare(_ a: Customization, _ b: Customization) -> ContainmentVerdict {
    if a.step != b.step { return a.step > b.step ? .first : .second }
    let (x, y) = (positions(of: a.containers) ?? [], positions(of: b.containers) ?? [])
    if let outerA = x.first, let outerB = y.first, outerA != outerB {
      return outerA < outerB ? .first : .second
    }
    if x.count != y.count { return x.count > y.count ? .first : .second }
    return .ambiguous
  }

  /// The customizations that reach an object and that none beats, by position; several if UIKit has no order for them.
  package func winners(among customizations: [Customization]) -> [Int] {
    let reaching = customizations.indices.filter { isReached(by: customizations[$0]) }
    return reaching.filter { candidate in
      !reaching.contains { other in
        other != candidate && compare(customizations[other], customizations[candidate]) == .first
      }
    }
  }
}
