package import LintelSchema
package import LintelTheme

/// The values of one appearance object by leaf.
extension Appearance {
  /// The value of a leaf that doesn't belong to a tab item.
  package func value(of leaf: LeafID) -> ResolvedValue? {
    values.first { $0.leaf == leaf && $0.layout == nil }?.value
  }

  /// The image of a leaf; nil if it has none, or another value.
  package func image(of leaf: LeafID) -> Image<ResolvedColor>? {
    if case .image(let image) = value(of: leaf) { image } else { nil }
  }
}
