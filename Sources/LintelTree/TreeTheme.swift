#if canImport(UIKit)
public import Foundation
@_spi(Generated) public import LintelUIKit
public import UIKit

/// A theme read from a JSON tree (`lintel compile --to json`) while the app runs.
///
/// It creates the same objects as the Swift output, and before iOS 13, `applyTheme` sets the same older properties of UIKit. It leaves
/// out what it doesn't know, so that an app can read trees of later releases.
public nonisolated struct TreeTheme: Sendable {
  /// The reason why a file isn't a theme.
  public enum Failure: Error, Hashable, Sendable {
    /// The file isn't JSON.
    case malformed
    /// The file is JSON in another format, or in a version that this library can't read.
    case unknownFormat
  }

  /// The context that an app is in, apart from the screen.
  public struct Context: Hashable, Sendable {
    /// The brand's name.
    public var brand: String
    /// The names of the promos that the app asks for; `TreeTheme.leftOut(in:)` returns those that can't run with the others.
    public var promos: Set<String>
    /// The values of the theme's modes, by the modes' names; a mode that is left out has its first value.
    public var modes: [String: String]
    /// The colors that only the app knows, by name.
    public var colors: [String: UIColor]

    /// Creates a context.
    public init(
      brand: String,
      promos: Set<String> = [],
      modes: [String: String] = [:],
      colors: [String: UIColor] = [:]
    ) {
      self.brand = brand
      self.promos = promos
      self.modes = modes
      self.colors = colors
    }
  }

  /// The theme's name.
  public let name: String
  /// The names of all brands.
  public let brands: [String]
  /// The values of each mode, the default first.
  public let modes: [String: [String]]
  /// The names of all screens, each followed by the screens below it.
  public let screens: [String]
  /// The names of the colors that the app supplies.
  public let parameters: [String]
  /// The times at which promos run, by name; promos that the app switches don't have one.
  public let promoSpans: [String: PromoSpan]
  private let promoRules: PromoRules<String>

  private let tokens: TreeNode?
  /// Decisions that several values refer to, by name.
  private let shared: TreeNode?
  /// The bars by name, in which values that vary are decisions.
  private let bars: [String: TreeNode]
  private let settings: TreeNode?
  private let transitions: [TreeTransition]
  /// The proxies, weaker ones before stronger ones; empty if the tree was compiled without proxies.
  let proxies: [TreeProxy]
  /// The keys that the slots of each bar set together, if the bar has them anywhere.
  let sharedKeys: [String: Set<String>]
  let legacy: TreeLegacySection

  /// Reads a tree.
  ///
  /// - Parameter data: the JSON text.
  /// - Throws: `Failure` if it isn't a tree; nothing else is checked.
  public init(_ data: Data) throws(Failure) {
    guard let root = try? JSONDecoder().decode(TreeNode.self, from: data) else { throw .malformed }
    guard root["format"]?.string == "lintel.appearance-tree", root["version"]?.number == 2 else {
      throw .unknownFormat
    }
    name = root["theme"]?.string ?? ""
    brands = root["brands"]?.strings ?? []
    modes = (root["modes"]?.members ?? [:]).mapValues(\.strings)
    screens = root["screens"]?.strings ?? []
    parameters = (root["parameters"]?.elements ?? []).compactMap { $0["name"]?.string }
    tokens = root["tokens"]
    shared = root["decisions"]
    let bars = ["navigationBar", "toolbar", "tabBar"].map { ($0, root[$0]) }
    self.bars = bars.reduce(into: [:]) { $0[$1.0] = $1.1 }
    settings = root["settings"]
    sharedKeys = bars.reduce(into: [:]) { $0[$1.0] = $1.1.map(TreeDecisions.sharedKeys) }
    legacy = TreeLegacySection(root["legacy"])
    transitions = (root["transitions"]?.elements ?? []).map(TreeTransition.init)
    proxies = (root["proxies"]?.elements ?? []).map(TreeProxy.init)
    var spans: [String: PromoSpan] = [:]
    var promos: [PromoRules<String>.Member] = []
    for promo in root["promos"]?.elements ?? [] {
      guard let name = promo["name"]?.string else { continue }
      let (from, until) = (promo["from"]?.string, promo["until"]?.string)
      if from != nil || until != nil {
        spans[name] = PromoSpan(
          from: from.flatMap(TreeInstant.read),
          until: until.flatMap(TreeInstant.read)
        )
      }
      let companions = promo["with"].map { with -> PromoRules<String>.Companions in
        with.string == "any" ? .any : .with(Set(with.strings))
      }
      promos.append(PromoRules.Member(name, span: spans[name], companions: companions ?? .alone))
    }
    promoSpans = spans
    promoRules = PromoRules(promos)
  }

  func nodes(at place: TreePlace, screen: String?) -> [String: TreeNode] {
    var decisions = decisions(at: place, screen: screen)
    var nodes: [String: TreeNode] = [:]
    for (name, bar) in bars { nodes[name] = decisions.bar(bar) }
    nodes["settings"] = settings.flatMap { decisions.bar($0) }
    return nodes
  }

  func decisions(at place: TreePlace, screen: String? = nil) -> TreeDecisions {
    TreeDecisions(at: place, screen: screen, tokens: tokens, shared: shared)
  }

  func scheme(from: String, to: String, at place: TreePlace) -> String? {
    let decisions = TreeDecisions(at: place, screen: nil, tokens: nil)
    let transition = transitions.first { $0.from == from && $0.to == to }
    return transition?.scheme.flatMap { decisions.chosen($0)?.string }
  }

  /// Returns the promos that run in a context: those that the app asks for, without promos that can't run with others of them.
  public func running(in context: Context) -> Set<String> { promoRules.running(context.promos) }

  /// Returns the value of each mode in a context; the first one replaces a value that the theme doesn't have.
  func values(in context: Context) -> [String: String] {
    modes.reduce(into: [:]) { values, mode in
      let asked = context.modes[mode.key]
      values[mode.key] = asked.flatMap { mode.value.contains($0) ? $0 : nil } ?? mode.value.first
    }
  }

  /// Returns the promos that the app asks for in a context and that can't run with the others.
  public func leftOut(in context: Context) -> Set<String> {
    context.promos.subtracting(running(in: context))
  }

  /// Returns the context with the dated promos that run at a date; promos that the app switches stay the same.
  public func updatingPromos(
    of context: Context,
    at date: Date = Date(),
    in timeZone: TimeZone = .current
  ) -> Context {
    var context = context
    for (name, span) in promoSpans {
      if span.contains(date, in: timeZone) {
        context.promos.insert(name)
      } else {
        context.promos.remove(name)
      }
    }
    return context
  }
}
#endif
