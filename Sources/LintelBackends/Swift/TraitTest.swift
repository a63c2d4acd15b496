import LintelSchema

/// The question that code asks a trait of the device.
struct TraitTest {
  /// The condition in Swift.
  let condition: String
  /// The value of the trait where the condition is met, as an index into its names.
  let value: Int
  /// What the names of functions end with where the condition is met, and where it isn't.
  let suffixes: (then: String, otherwise: String)

  /// - Parameters:
  ///   - trait: the trait.
  ///   - traits: the traits of the app's window, in Swift: those that UIKit has made current, by default.
  init(_ trait: DeviceTrait, of traits: String = "UITraitCollection.current") {
    switch trait {
    case .idiom:
      condition = "UIDevice.current.userInterfaceIdiom == .phone"
      value = 0
      suffixes = ("OnPhone", "OnPad")
    case .width:
      condition = "\(traits).horizontalSizeClass == .compact"
      value = 0
      suffixes = ("InCompactWidth", "InRegularWidth")
    case .height:
      condition = "\(traits).verticalSizeClass == .compact"
      value = 1
      suffixes = ("InCompactHeight", "InRegularHeight")
    }
  }
}
