/// The brands in preorder of `extends`, so that each brand is followed by the brands that extend it.
struct BrandTree {
  /// The brands in the order of their values in the brand dimension.
  private(set) var brands: [Brand] = []
  /// The range of each brand and the brands that extend it, by name.
  private(set) var families: [String: Range<Int32>] = [:]
  /// The brands that no root leads to, because following their `extends` leads into a cycle.
  private(set) var unrooted: [String] = []

  /// Creates the tree from each brand's name and the brand that it extends, which must be among the names.
  init(parents: [String: String?]) {
    var children: [String: [String]] = [:]
    var roots: [String] = []
    for (name, parent) in parents {
      if let parent { children[parent, default: []].append(name) } else { roots.append(name) }
    }
    var pending = roots.sorted(by: >).map { (name: $0, parent: Int?.none) }
    var indices: [String: Int] = [:]
    while let next = pending.popLast() {
      let index = brands.count
      indices[next.name] = index
      brands.append(Brand(name: next.name, parent: next.parent))
      for child in children[next.name, default: []].sorted(by: >) { pending.append((child, index)) }
    }
    unrooted = parents.keys.filter { indices[$0] == nil }.sorted()
    for name in unrooted {
      indices[name] = brands.count
      brands.append(Brand(name: name, parent: nil))
    }
    var ends = Array(brands.indices)
    for index in brands.indices.reversed() {
      if let parent = brands[index].parent { ends[parent] = max(ends[parent], ends[index]) }
    }
    for (index, brand) in brands.enumerated() {
      families[brand.name] = Int32(index)..<Int32(ends[index] + 1)
    }
  }
}
