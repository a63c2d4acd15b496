#if canImport(UIKit)
public import Foundation
public import UIKit

/// A theme read from a JSON tree (`lintel compile --to json`) while the app runs.
///
/// It makes the same objects as the Swift output. What it does not know is left out, so that an app reads trees of later releases.
@available(iOS 13, *)
public struct TreeTheme: Sendable {
  /// Why a file is no theme.
  public enum Failure: Error, Hashable, Sendable {
    /// It is no JSON.
    case malformed
    /// It is JSON of something else, or of a version that this library can't read.
    case unknownFormat
  }

  /// What an app is in, besides the screen.
  public struct Context: Hashable, Sendable {
    /// The brand's name.
    public var brand: String
    /// The names of the promos that run.
    public var promos: Set<String>
    /// The colors that only the app knows, by name.
    public var colors: [String: UIColor]

    /// Describes a context.
    public init(brand: String, promos: Set<String> = [], colors: [String: UIColor] = [:]) {
      self.brand = brand
      self.promos = promos
      self.colors = colors
    }
  }

  /// The theme's name.
  public let name: String
  /// Every brand.
  public let brands: [String]
  /// Every screen, those below another after it.
  public let screens: [String]
  /// The names of the colors that the app supplies.
  public let parameters: [String]
  /// When promos run, by name; none for those that the app switches.
  public let promoSpans: [String: PromoSpan]

  let appearances: [String: TreeNode]
  let bars: [String: TreeNode]
  let settings: [String: TreeNode]
  private let contexts: [TreeContext]
  private let transitions: [TreeTransition]
  /// The keys that nodes of a class have anywhere, each of which is UIKit's own where it is not said.
  let keys: [String: Set<String>]

  /// Reads a tree.
  ///
  /// - Parameter data: the JSON text.
  /// - Throws: `Failure` if it is no tree; nothing else is checked.
  public init(_ data: Data) throws(Failure) {
    guard let root = try? JSONDecoder().decode(TreeNode.self, from: data) else {
      throw .malformed
    }
    guard root["format"]?.string == "lintel.appearance-tree", root["version"]?.number == 1 else {
      throw .unknownFormat
    }
    name = root["theme"]?.string ?? ""
    brands = root["brands"]?.strings ?? []
    screens = root["screens"]?.strings ?? []
    parameters = (root["parameters"]?.elements ?? []).compactMap { $0["name"]?.string }
    appearances = root["appearances"]?.members ?? [:]
    bars = root["bars"]?.members ?? [:]
    settings = root["settings"]?.members ?? [:]
    contexts = (root["contexts"]?.elements ?? []).map(TreeContext.init)
    transitions = (root["transitions"]?.elements ?? []).map(TreeTransition.init)
    var spans: [String: PromoSpan] = [:]
    for promo in root["promos"]?.elements ?? [] {
      let (from, until) = (promo["from"]?.string, promo["until"]?.string)
      guard let name = promo["name"]?.string, from != nil || until != nil else { continue }
      spans[name] = PromoSpan(
        from: from.flatMap(PromoSpan.Instant.init),
        until: until.flatMap(PromoSpan.Instant.init)
      )
    }
    promoSpans = spans
    var keys: [String: Set<String>] = [:]
    for bar in bars.values {
      keys[bar["class"]?.string ?? "", default: []].formUnion(bar.members.keys)
    }
    for settings in settings.values {
      keys["settings", default: []].formUnion(settings.members.keys)
    }
    self.keys = keys
  }

  /// The theme for a `ThemeController`; screens are named as in the theme's file.
  @MainActor
  public var theme: CompiledTheme<Context, String> {
    CompiledTheme(
      style: { style(in: $0, screen: $1) },
      transition: { transition(from: $0, to: $1, in: $2) },
      updatingPromos: { updatingPromos(of: $0, at: $1, in: $2) }
    )
  }

  /// Everything that the theme sets for a context.
  @MainActor
  public func style(in context: Context, screen: String? = nil) -> ThemeStyle {
    let place = TreePlace(context, screen: screen)
    let entry = contexts.first { $0.contains(place) }
    let builder = TreeStyleBuilder(tree: self, colors: context.colors, version: place.version)
    return builder.style(entry?.nodes ?? [:])
  }

  /// How the bar changes while a screen is pushed onto another; nil for a push that the theme does not list.
  @MainActor
  public func transition(
    from: String,
    to: String,
    in context: Context
  ) -> TransitionScheme? {
    let place = TreePlace(context, screen: nil)
    return transitions.first { $0.from == from && $0.to == to && $0.contains(place) }?.scheme
  }

  /// The context with the promos whose time it is; those that the app switches stay.
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
