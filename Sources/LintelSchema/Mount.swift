/// A place where a component is mounted: the steps that lead there, in YAML and in UIKit.
struct Mount {
  private(set) var path = ""
  private(set) var bar: BarKind?
  private var uikitPath: [String] = []
  private var former: (uikitPath: [String], renamed: Version)?
  private var textAttributes = "titleTextAttributes"
  private var items = ""
  private var buttonState: ItemState?
  private var isTabItem = false
  private var availability = Availability(Version(2))

  /// The place of a part of the component that is mounted here.
  func entering(_ part: Part) -> Mount {
    var mount = self
    switch part.role {
    case .member:
      mount.path = appending(part.name)
    case .bar(let bar):
      mount.path = appending(part.name)
      mount.bar = bar
    case .buttonState(let state):
      if state != .normal { mount.path = appending(part.name) }
      mount.buttonState = state
    case .itemLayout:
      mount.path = appending(part.name)
      mount.isTabItem = true
    case .itemState:
      break
    }
    if let former = part.former {
      mount.former = (uikitPath + [former.name], former.renamed)
    } else if let step = part.uikit {
      mount.former?.uikitPath.append(step)
    }
    if let step = part.uikit { mount.uikitPath.append(step) }
    mount.textAttributes = part.textAttributes ?? textAttributes
    mount.items = part.items ?? items
    mount.availability = availability.narrowed(to: part.availability)
    return mount
  }

  func appending(_ step: String) -> String {
    path.isEmpty ? step : path + "." + step
  }

  func leaf(of property: Property, in component: String, id: LeafID) -> Leaf {
    let steps = steps(of: property)
    let isItem = property.way == .item
    return Leaf(
      id: id,
      path: appending(property.name),
      bar: bar,
      property: property,
      component: component,
      buttonState: buttonState,
      isTabItem: isTabItem,
      uikitPath: isItem ? [items] + steps : uikitPath + steps,
      former: isItem ? nil : former.map { ($0.uikitPath + steps, $0.renamed) },
      availability: property.availability.narrowed(to: availability)
    )
  }

  private func steps(of property: Property) -> [String] {
    switch property.binding {
    case .property(let name): [name]
    case .textAttribute(let key): [textAttributes, key]
    case .textAttributePart(let key, let name): [textAttributes, key, name]
    case .part(let whole, let name): [whole, name]
    case .argument(_, let name): [name]
    case .configure: ["configure"]
    case .none: property.name.split(separator: ".").suffix(1).map(String.init)
    }
  }
}
