import LintelDiff
import LintelSchema
import LintelTheme

@testable import LintelAppearance

/// A product of sets of brands, running promos, versions, and devices, by the ids of a `BoxSpace`.
struct ContextBox: Hashable {
  var brands: Int32
  var promos: Int32
  /// The versions as a half-open range of the space's steps.
  var firstVersion: Int16
  var endVersion: Int16
  /// A bit for each device, by its number.
  var devices: UInt8
}

/// The sets that boxes consist of, and operations on boxes.
struct BoxSpace {
  /// A span of versions in which neither the theme nor UIKit's own rules change.
  struct Step {
    let first: Version
    /// The index of the theme's interval of versions that contains the step.
    let interval: Int
  }

  let space: ContextSpace
  let steps: [Step]
  private var brandSets = Interner<[Int]>()
  private var literals = Interner<PromoLiterals>()
  private var brandIntersections: [SIMD2<Int32>: Int32] = [:]
  private var conjunctions: [SIMD2<Int32>: Int32] = [:]
  var lists = BoxLists()

  private static let impossible: Int32 = -1

  /// Creates a space whose steps also begin where UIKit's own rules change.
  init(_ space: ContextSpace, cuts: [Version]) {
    self.space = space
    steps = space.versions.enumerated().flatMap { index, interval in
      let inner = cuts.filter { cut in
        interval.first < cut && (interval.end.map { cut < $0 } ?? true)
      }
      return ([interval.first] + inner.sorted()).map { Step(first: $0, interval: index) }
    }
    _ = brandSets.id(of: [])
    _ = literals.id(of: PromoLiterals())
  }

  mutating func box(of brands: [Int]) -> ContextBox {
    ContextBox(
      brands: brandSets.id(of: brands),
      promos: 0,
      firstVersion: 0,
      endVersion: Int16(steps.count),
      devices: Self.bits(space.devices)
    )
  }

  func brands(_ box: ContextBox) -> [Int] {
    brandSets[box.brands]
  }

  /// The devices of a box, in their order.
  func devices(_ box: ContextBox) -> [Device] {
    space.devices.filter { box.devices >> UInt8($0.rawValue) & 1 == 1 }
  }

  static func bits(_ devices: [Device]) -> UInt8 {
    devices.reduce(0) { $0 | 1 << UInt8($1.rawValue) }
  }

  func promos(_ box: ContextBox) -> PromoLiterals {
    literals[box.promos]
  }

  mutating func brandSet(_ brands: [Int]) -> Int32 {
    brandSets.id(of: brands)
  }

  mutating func promoSet(_ set: PromoLiterals) -> Int32 {
    literals.id(of: set)
  }

  /// The contexts in both boxes, or `nil` if there are none that can occur.
  mutating func intersection(_ a: ContextBox, _ b: ContextBox) -> ContextBox? {
    if a == b { return a }
    let first = max(a.firstVersion, b.firstVersion)
    let end = min(a.endVersion, b.endVersion)
    let devices = a.devices & b.devices
    guard first < end, devices != 0 else { return nil }
    let brands = brandIntersection(a.brands, b.brands)
    guard brands != 0 else { return nil }
    let promos = conjunction(a.promos, b.promos)
    guard promos != Self.impossible else { return nil }
    return ContextBox(
      brands: brands,
      promos: promos,
      firstVersion: first,
      endVersion: end,
      devices: devices
    )
  }

  private mutating func brandIntersection(_ a: Int32, _ b: Int32) -> Int32 {
    if a == b { return a }
    let key = SIMD2(min(a, b), max(a, b))
    if let known = brandIntersections[key] { return known }
    let other = Set(brandSets[b])
    let id = brandSets.id(of: brandSets[a].filter(other.contains))
    brandIntersections[key] = id
    return id
  }

  private mutating func conjunction(_ a: Int32, _ b: Int32) -> Int32 {
    if a == b || b == 0 { return a }
    if a == 0 { return b }
    let key = SIMD2(min(a, b), max(a, b))
    if let known = conjunctions[key] { return known }
    let (x, y) = (literals[a], literals[b])
    let both = PromoLiterals(
      on: Set(x.on + y.on).sorted(),
      off: Set(x.off + y.off).sorted()
    )
    let isPossible =
      Set(both.on).isDisjoint(with: both.off)
      && space.calendar.isFeasible(on: both.on, off: both.off)
    let id = isPossible ? literals.id(of: both) : Self.impossible
    conjunctions[key] = id
    return id
  }

  /// The part of a box in which a promo runs or doesn't, or `nil` if it can't occur.
  mutating func restricted(_ box: ContextBox, promo: Int, runs: Bool) -> ContextBox? {
    let literal = PromoLiterals(on: runs ? [promo] : [], off: runs ? [] : [promo])
    let promos = conjunction(box.promos, literals.id(of: literal))
    guard promos != Self.impossible else { return nil }
    var box = box
    box.promos = promos
    return box
  }
}
