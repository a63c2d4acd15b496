import LintelDiagnostics
import LintelSchema
import LintelTheme

/// A small theme in which everything may happen: one target and a handful of declarations.
///
/// Sets are kept as the generator drew them, so that the oracle need not ask the code under test what they mean.
struct RandomTheme: CustomStringConvertible {
  struct Promo {
    /// Days, the second not included; nil for a promo that the app switches.
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
    /// For each dimension but promos the values as bits, nil for ⊤; indexed as `Dimension.all`.
    var sets: [UInt32?] = Array(repeating: nil, count: 8)
    var isPattern = false
    var slot: SlotKey?
    var layout: ItemLayout?
    var state: ItemState?
    /// The condition on devices as a `when` key has it; `sets` has its meaning.
    var deviceKey = ""
    /// The promos required, and behind them the values of modes, as bits; 0 for ⊤.
    var promos: UInt32 = 0
  }

  /// Where the target stands, which decides on the cells that it has.
  enum Place: String, CaseIterable {
    case navigationBar = "navigationBar.title.color"
    case tabBar = "tabBar.background.color"
    case tabItem = "tabBar.item.iconColor"
  }

  var place = Place.navigationBar
  /// Parents; in preorder.
  var brands: [Int?] = [nil]
  var promos: [Promo] = []
  /// How many values each mode has.
  var modes: [Int] = []
  /// Parents and the brands that have them as bits, in preorder; screen i has value i + 1.
  var screens: [(parent: Int?, brands: UInt32?)] = []
  var versions = 1
  /// The intervals of the app's releases: before 5.1, 5.1, 5.2 and so on.
  var releases = 1
  /// A phone and a pad, or each of them with usual and unusual width, at regular and at compact height.
  var devices = 2
  var declarations: [Declaration] = []

  var description: String {
    """
    \(place) brands \(brands) promos \(promos) modes \(modes) screens \(screens) versions \(versions) releases \(releases) devices \(devices)
    \(declarations.map { "  \($0)" }.joined(separator: "\n"))
    """
  }

  /// How many promos and values of modes there are.
  var switchCount: Int { modes.reduce(promos.count, +) }

  /// A family of a forest in preorder, as bits.
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

  /// The theme as the compiler sees it.
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
      tellsSizes: devices > 2
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
