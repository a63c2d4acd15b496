extension LintRule {
  // Reported by `PromoReader`; dates follow ISO 8601: a day, or a minute with an offset from UTC.
  static let invalidDate = LintRule(
    .error("invalid-date", in: .reading),
    summary: "A promo's date isn't valid, or the promo ends before it begins.",
    rationale: "The dates determine which promos run together, and which values conflict.",
    advice: "Write `2027-06-01`, or a time with its offset, such as `2027-06-01T08:00+02:00`.",
    """
    promos:
      summer: { from: 1.6.2027, until: 2027-09-01 } ←

    promos:
      summer: { from: 2027-06-01, until: 2027-09-01 }
      night: { from: "2027-06-21T20:00+02:00" }
    """
  )
}
