/// The steps of UIKit's own precedence, weakest first.
package enum PrecedenceStep: Int, Hashable, Comparable, Sendable, CaseIterable {
  /// A value of an appearance object, such as `UINavigationBarAppearance`.
  case appearanceObject
  /// A proxy without containers.
  case proxy
  /// A proxy with containers.
  case containedProxy
  /// A proxy for traits, with or without containers.
  case traitProxy
  /// A value that the app sets on the object itself.
  case instance

  /// Returns whether UIKit prefers the second step.
  package static func < (a: PrecedenceStep, b: PrecedenceStep) -> Bool { a.rawValue < b.rawValue }

  /// The step in UIKit's words.
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
  package let step: PrecedenceStep
  /// The containers that it requires, innermost first, in the order of UIKit's call.
  package let containers: [String]

  package init(_ step: PrecedenceStep, in containers: [String] = []) {
    self.step = step
    self.containers = containers
  }
}

/// The containers around an object, from the window down, each with the names of its class and superclasses.
package struct ContainerHierarchy: Hashable, Sendable {
  /// The levels, outermost first, each with its class and superclasses.
  package let levels: [Set<String>]

  package init(_ levels: [Set<String>]) { self.levels = levels }

  /// Returns the positions of containers, outermost first and each as far out as possible, or `nil` if they don't occur in this order.
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

/// The result of comparing two customizations in one hierarchy.
package enum ContainmentVerdict: Hashable, Sendable {
  /// The first customization wins.
  case first
  /// The second customization wins.
  case second
  /// UIKit doesn't define an order, because both are equally far out and equally deep.
  case ambiguous
}

/// Ranks customizations in the same way as UIKit (UIAppearance.h, "outermost container").
extension ContainerHierarchy {
  /// Returns whether a customization applies to the object that the hierarchy encloses.
  package func isReached(by customization: Customization) -> Bool {
    positions(of: customization.containers) != nil
  }

  /// Returns which of two customizations that apply to the object wins.
  ///
  /// The outermost container wins, and the depth of the chain breaks ties (UIAppearance.h).
  package func compare(_ a: Customization, _ b: Customization) -> ContainmentVerdict {
    if a.step != b.step { return a.step > b.step ? .first : .second }
    let (x, y) = (positions(of: a.containers) ?? [], positions(of: b.containers) ?? [])
    if let outerA = x.first, let outerB = y.first, outerA != outerB {
      return outerA < outerB ? .first : .second
    }
    if x.count != y.count { return x.count > y.count ? .first : .second }
    return .ambiguous
  }
}
