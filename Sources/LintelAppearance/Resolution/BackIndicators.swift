import LintelSchema

extension LeafRoles {
  /// The two images of the back indicator, found by UIKit's names, each with the other one.
  var backIndicators: [LeafID: LeafID] {
    let images = ["backIndicatorImage", "backIndicatorTransitionMaskImage"].compactMap { name in
      schema.leaves.first { $0.bar == .navigationBar && $0.uikitPath == [name] }?.id
    }
    return images.count == 2 ? [images[0]: images[1], images[1]: images[0]] : [:]
  }
}
