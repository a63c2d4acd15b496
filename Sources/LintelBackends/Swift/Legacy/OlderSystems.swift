package import LintelAppearance
import LintelSchema

/// Describes the parts of the Swift output that systems before iOS 13 can't use, each with the reason and what to do instead.
package func missingBelowIOS13(_ decided: DecidedTheme, options: SwiftOptions) -> [String] {
  let outline = decided.outline
  guard outline.minimumIOS < oldestIOS else { return [] }
  let names = SwiftNames(outline)
  let own = "apply\(names.type.withoutBackticks)(_:)"
  let reason =
    "Swift can't name the main actor before iOS 13, and the theme's range begins at iOS \(outline.minimumIOS)"
  var notes: [String] = []
  for shape in DeliveryShape.allCases where options.shapes.contains(shape) {
    switch shape {
    case .factory, .subclass:
      let what = shape == .factory ? "the functions that make controllers" : "the controllers"
      notes.append(
        "\(what) of '--shape \(shape.rawValue)' need iOS 13 or later, because \(reason); on earlier versions, call '\(own)' on UIKit's own classes"
      )
    case .extension: break
    }
  }
  if decided.proxies != nil {
    notes.append(
      "'applyProxies' needs iOS 13 or later, because \(reason); on earlier versions, set UIKit's proxies yourself, or omit them and call '\(own)'"
    )
  }
  return notes
}

/// The first version with appearance objects, and the oldest that the runtime supports.
let oldestIOS = Version(13)
