public import Foundation

/// A promo of a theme that the Swift output has written.
public nonisolated protocol ThemePromo: CaseIterable, Hashable {
  /// When it runs; nil for one that the app switches.
  var span: PromoSpan? { get }
}

nonisolated extension ThemePromo {
  /// The app switches it.
  public var span: PromoSpan? { nil }

  /// The promos whose time it is; those that the app switches come on top.
  public static func running(
    at date: Date = Date(),
    in timeZone: TimeZone = .current
  ) -> Set<Self> {
    Set(allCases.filter { $0.span?.contains(date, in: timeZone) ?? false })
  }
}

/// The context of a theme with promos.
public nonisolated protocol PromoContext {
  /// The promos of the theme.
  associatedtype Promo: ThemePromo
  /// The promos that the app asks for.
  var promos: Set<Promo> { get set }
  /// The promos that run: those that the app asks for, without each that can't run with others of them.
  var running: Set<Promo> { get }
}

nonisolated extension PromoContext {
  /// All promos that the app asks for can run together.
  public var running: Set<Promo> { promos }

  /// The promos that the app asks for and that can't run with the others.
  public var leftOut: Set<Promo> { promos.subtracting(running) }

  /// Whether a promo runs.
  public func runs(_ promo: Promo) -> Bool { running.contains(promo) }

  /// The context with the promos whose time it is; those that the app switches stay.
  public func updatingPromos(at date: Date = Date(), in timeZone: TimeZone = .current) -> Self {
    var context = self
    context.promos = promos.filter { $0.span == nil }.union(Promo.running(at: date, in: timeZone))
    return context
  }
}
