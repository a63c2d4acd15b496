public import Foundation

/// A promo of a theme in generated Swift code.
public nonisolated protocol ThemePromo: CaseIterable, Hashable {
  /// The time in which the promo runs, or `nil` if the app switches it.
  var span: PromoSpan? { get }
}

nonisolated extension ThemePromo {
  /// The default value, `nil`, for a promo that the app switches.
  public var span: PromoSpan? { nil }

  /// Returns the dated promos that run at a date.
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
  /// The promos that the app requests.
  var promos: Set<Promo> { get set }
  /// The promos that run: those that the app requests, except for each one that can't run with others of them.
  var running: Set<Promo> { get }
}

nonisolated extension PromoContext {
  /// The default value: all promos that the app requests, because they can all run together.
  public var running: Set<Promo> { promos }

  /// The promos that the app requests but that don't run, because they can't run with the others.
  public var leftOut: Set<Promo> { promos.subtracting(running) }

  /// Returns whether a promo runs.
  public func runs(_ promo: Promo) -> Bool { running.contains(promo) }

  /// Returns the context with the dated promos that run at a date; promos that the app switches don't change.
  public func updatingPromos(at date: Date = Date(), in timeZone: TimeZone = .current) -> Self {
    var context = self
    context.promos = promos.filter { $0.span == nil }.union(Promo.running(at: date, in: timeZone))
    return context
  }
}
