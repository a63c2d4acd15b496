import LintelDiagnostics
import LintelSchema
import LintelTheme

/// A small random theme with one target and a handful of declarations, in any combination.
///
/// Sets stay in the form in which the generator chose them, so that the oracle doesn't depend on the code under test.
struct RandomTheme: CustomStringConvertible {
  struct Promo {
    /// The days, without the last one, or `nil` for a promo that the app switches.
    var days: Range<Int>?
    var companions: LintelTheme.Promo.Companions
  }

  struct Declaration {
    var layer: Layer
    var priority: Int32 = 0
    var styleDepth: Int32 = 0
    var shorthandSteps: Int32 = 0
    var isFinal = false
    var value: Int
    /// The values for each dimension except promos as bits, or `nil` for ⊤; indexed as in `Dimension.all`.
    var sets: [UInt32?] = Array(repeating: nil, count: 8)
    var isPattern = false
    var slot: SlotKey?
    var layout: ItemLayout?
    var state: ItemState?
    /// The condition on devices as the name of a `when` key; `sets` has its meaning.
    var deviceKey = ""
    /// The required promos, followed by the values of modes, as bits; 0 for ⊤.
    var promos: UInt32 = 0
  }

  /// The place of the target, which determines its cells.
  enum Place: String, CaseIterable {
    case navigationBar = "navigationBar.title.color"
    case tabBar = "tabBar.background.color"
    case tabItem = "tabBar.item.iconColor"
  }

  var place = Place.navigationBar
  /// The parents of brands, in preorder.
  var brands: [Int?] = [nil]
  var promos: [Promo] = []
  /// The number of values of each mode.
  var modes: [Int] = []
  /// The parents of screens, and the brands that have them as bits, in preorder; screen i has the value i + 1.
  var screens: [(parent: Int?, brands: UInt32?)] = []
  var versions = 1
  /// The number of intervals of the app's releases: before 5.1, 5.1, 5.2, and so on.
  var releases = 1
  /// The number of devices: a phone and a pad, or each of them with usual and unusual width, in regular and compact height.
  var devices = 2
  var declarations: [Declaration] = []

  var description: String {
    """
    \(place) brands \(brands) promos \(promos) modes \(modes) screens \(screens) versions \(versions) releases \(releases) devices \(devices)
    \(declarations.map { "  \($0)" }.joined(separator: "\n"))
    """
  }

  /// The number of promos and of all modes' values.
  var switchCount: Int { modes.reduce(promos.count, +) }

  /// The descendants of a node in preorder, including itself, as bits.
  static func family(of root: Int, in parents: [Int?]) -> UInt32 {
    var bits: UInt32 = 0
    for index in parents.indices {
      var node: Int? = index
      while let current = node {
        if current == root { bits |= 1 << UInt32(index) }
        node = parents[current]
      }
    }
    return bits
  }

  /// The theme as the compiler's reader creates it.
  func theme() -> Theme {
    func values(_ bits: UInt32) -> [Int] { (0..<32).filter { bits >> UInt32($0) & 1 == 1 } }
    func instant(_ day: Int) -> LintelTheme.Promo.Instant {
      .init(minutes: day * 1_440, hasOffset: false, text: "day \(day)")
    }
    var sketch = ThemeSketch(
      brands: brands.enumerated().map { Brand(name: "brand\($0)", parent: $1) },
      promos: promos.enumerated().map { index, promo in
        LintelTheme.Promo(
          name: "promo\(index)",
          from: promo.days.map { instant($0.lowerBound) },
          until: promo.days.map { instant($0.upperBound) },
          companions: promo.companions
        )
      },
      modes: modes.enumerated().map { index, count in
        Mode(name: "mode\(index)", values: (0..<count).map { "value\($0)" })
      },
      screens: screens.enumerated().map { index, screen in
        Screen(name: "screen\(index)", brands: screen.brands.map { Ranges.normalized(values($0)) })
      },
      versions: (0..<versions).map {
        VersionInterval(first: Version(15 + $0), end: $0 + 1 < versions ? Version(16 + $0) : nil)
      },
      releases: (0..<releases).map {
        ReleaseSpan(
          lower: $0 > 0 ? AppRelease(5, $0) : nil,
          end: $0 + 1 < releases ? AppRelease(5, $0 + 1) : nil
        )
      },
      distinguishesSizeClasses: devices > 2
    )
    for declaration in declarations {
      var sets: [Dimension: SetID] = [:]
      for dimension in [Dimension.brand, .screen, .ios, .device, .appVersion] {
        guard let bits = declaration.sets[dimension.index] else { continue }
        let rank: Int32 = dimension == .screen && declaration.isPattern ? 1 : 0
        sets[dimension] = sketch.set(values(bits), in: dimension, rank: rank)
      }
      if declaration.promos != 0 {
        sets[.promos] = sketch.set(values(declaration.promos), in: .promos)
      }
      if let slot = declaration.slot { sets[.slot] = ContextSpace.slotSet(slot) }
      sets[.item] = ContextSpace.itemSet(layout: declaration.layout, state: declaration.state)
      sketch.declare(
        declaration.value,
        declaration.layer,
        priority: declaration.priority,
        styleDepth: declaration.styleDepth,
        shorthandSteps: declaration.shorthandSteps,
        isFinal: declaration.isFinal,
        of: Schema.standard.leaf(place.rawValue).map { TargetID($0) } ?? TargetID(0),
        where: sets
      )
    }
    return sketch.theme
  }
}
