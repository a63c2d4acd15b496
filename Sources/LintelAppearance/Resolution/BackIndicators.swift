import LintelSchema

extension LeafRoles {
  /// The two images of the back indicator.
  struct BackIndicators {
    /// The indicator.
    let image: LeafID?
    /// Its mask.
    let mask: LeafID?

    /// The other one of the two; nil for another leaf.
    func other(than leaf: LeafID) -> LeafID? {
      leaf == image ? mask : leaf == mask ? image : nil
    }
  }

  /// The two leaves, found by UIKit's names.
  var backIndicators: BackIndicators {
    func leaf(_ name: String) -> LeafID? {
      schema.leaves.first { $0.bar == .navigationBar && $0.uikitPath == [name] }?.id
    }
    return BackIndicators(
      image: leaf("backIndicatorImage"),
      mask: leaf("backIndicatorTransitionMaskImage")
    )
  }
}
