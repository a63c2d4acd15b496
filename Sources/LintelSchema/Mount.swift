/// A place where a component is mounted, with the steps that lead there in YAML and in UIKit.
///
/// The table is walked from the block down to each row. A mount collects what the row needs from the
/// parts on the way: its path, UIKit's property path, and the versions in which all of them exist.
struct Mount {
  /// The keys that lead to the place, separated by dots; empty at the block.
  private(set) var path = ""
  /// The bar that contains the place, if there is one.
  private(set) var bar: BarKind?
  /// UIKit's properties that lead to the place.
  private(set) var uikitPath: [String] = []
  /// UIKit's properties before a rename, and the first version with the new name.
  private(set) var former: (uikitPath: [String], renamed: Version)?
  /// UIKit's dictionary for text attributes at the place.
  private(set) var textAttributes = "titleTextAttributes"
  /// UIKit's items that get the `item` properties.
  private(set) var items = ""
  /// The kind of button that contains the place, if there is one.
  private(set) var buttonFamily: ButtonFamily?
  /// The state of that button.
  private(set) var buttonState: ItemState?
  private(set) var isTabItem = false
  /// The versions in which every step exists.
  private(set) var availability = Availability(Version(2))

  /// Returns the place of a part of the component that is mounted here.
  func entering(_ part: Part) -> Mount {
    var mount = self
    switch part.role {
    case .member:
      mount.path = appending(part.name)
      mount.buttonFamily = ButtonFamily(rawValue: part.name) ?? buttonFamily
    case .bar(let bar):
      mount.path = appending(part.name)
      mount.bar = bar
    case .buttonState(let state):
      if state != .normal { mount.path = appending(part.name) }
      mount.buttonState = state
    case .itemLayout:
      mount.path = appending(part.name)
      mount.isTabItem = true
    case .itemState: break
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

  func appending(_ step: String) -> String { path.isEmpty ? step : path + "." + step }

  /// Returns UIKit's property path from the place to a row, in the order in which code writes it.
  func steps(of property: Property) -> [String] {
    switch property.binding {
    case .property(let name) where name.utf8.contains(UInt8(ascii: ".")):
      name.split(separator: ".").map(String.init)
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
