import LintelSchema

/// The test that code performs for a trait of the device.
struct TraitTest {
  let condition: String
  /// The value of the trait if the condition is met, as an index into its names.
  let value: Int
  /// The suffixes of functions' names if the condition is met, and if it isn't.
  let suffixes: (then: String, otherwise: String)

  init(_ trait: DeviceTrait, of traits: String = "UITraitCollection.current") {
    switch trait {
    case .idiom:
      condition = "UIDevice.current.userInterfaceIdiom == .phone"
      (value, suffixes) = (0, ("OnPhone", "OnPad"))
    case .width:
      condition = "\(traits).horizontalSizeClass == .compact"
      (value, suffixes) = (0, ("InCompactWidth", "InRegularWidth"))
    case .height:
      condition = "\(traits).verticalSizeClass == .compact"
      (value, suffixes) = (1, ("InCompactHeight", "InRegularHeight"))
    }
  }
}
