/// Which of an app's container classes have a look of their own.
struct ContainerClasses {
  /// The containers that not all others inherit from.
  private let own: Set<String>
  private let containers: Set<String>

  /// - Parameter classes: the app's own classes.
  init(_ classes: [SourceClass]) {
    let family = ScreenFamily(classes)
    var own: Set<String> = []
    var containers: Set<String> = []
    for kind in [SourceClass.Kind.navigationController, .tabBarController] {
      let names = classes.filter { $0.kind == kind }.map(\.name)
      containers.formUnion(names)
      for name in names {
        let isBase = names.allSatisfy { $0 == name || family.ancestors(of: $0).contains(name) }
        if !isBase { own.insert(name) }
      }
    }
    self.own = own
    self.containers = containers
  }

  /// The name that settings of a class go under: nil for the container that all others inherit from, whose look is the app's.
  func screen(of name: String) -> String? {
    containers.contains(name) && !own.contains(name) ? nil : name
  }

  /// The name that settings of a container's own bar go under.
  func screen(ofContainer name: String) -> String? {
    own.contains(name) ? name : nil
  }
}
