import LintelDiagnostics
import LintelSyntax
import LintelTheme

extension LintRule {
  static let exclusivePromos = LintRule(
    .info("exclusive-promos"),
    summary: "A promo that the app turns on never runs together with some other promos.",
    rationale: """
      A promo without dates runs alone unless `with` allows others, but an app can turn it on while another one runs. \
      The outputs then show only one of them: a promo with dates wins, then the one whose name comes first.
      """,
    advice: """
      Name the others in `with:` to let them run together. It works both ways, and `with: any` means every promo. If \
      one should replace the other, you don't need to change anything.
      """,
    """
    promos:
      members: { toolbar: { tint: "#5A3A00" } } ←
      sale: { from: 2027-06-01, until: 2027-07-01, toolbar: { tint: "#A00000" } }

    promos:
      members: { with: [sale], toolbar: { tint: "#5A3A00" } }
      sale: { from: 2027-06-01, until: 2027-07-01, toolbar: { button: { color: "#A00000" } } }
    """,
    check: { analysis in
      let exclusions = analysis.exclusions()
      guard let first = exclusions.first else { return [] }
      let pairs = exclusions.reduce(0) { $0 + $1.others.count }
      let other = first.others[0]
      let rest = exclusions.count - shownPromos
      return [
        Finding(
          pairs == 1
            ? "promos '\(first.name)' and '\(other.name)' never run together: if an app asks for both, '\(first.isOverridden(by: other) ? first.name : other.name)' is left out"
            : "\(pairs) pairs of promos never run together: if an app asks for both, one of them is left out",
          at: first.key,
          notes: pairs == 1
            ? []
            : exclusions.prefix(shownPromos).map { promo in
              Note("'\(promo.name)' excludes \(promo.list)", at: promo.key)
            } + (rest > 0 ? [Note("and \(rest) more")] : []),
          help: exclusions.prefix(shownPromos).map { promo in
            "write 'with: \(promo.companions)' in '\(promo.name)' to let \(pairs == 1 ? "them run together" : "it run together with \(promo.list)")"
          }
        )
      ]
    }
  )
}

/// The largest number of promos that a message names.
private let shownPromos = 6

/// A promo that the app switches, with promos that it excludes; each pair is listed only once.
private struct Exclusion {
  let promo: Promo
  let key: SourceRange
  let others: [Promo]

  var name: String { promo.name }

  /// Whether the promo is left out if the app asks for both.
  func isOverridden(by other: Promo) -> Bool {
    other.isDated || other.name < name
  }

  /// The names of the others in quotes, or the first of them and the number of the rest.
  var list: String { others.map(\.name).shortList(most: shownPromos) }

  /// The value to write for `with`.
  var companions: String {
    guard others.count <= shownPromos else { return "any" }
    var names = others.map(\.name)
    if case .with(let known) = promo.companions { names += known }
    return "[\(names.sorted().joined(separator: ", "))]"
  }
}

extension Analysis {
  /// The exclusions, in the order of the promos' names.
  fileprivate func exclusions() -> [Exclusion] {
    let calendar = theme.space.calendar
    var keys: [String: SourceRange] = [:]
    for (_, root) in roots.sorted(by: { $0.key < $1.key }) {
      for promo in root.entries(below: "promos") where keys[promo.key.text] == nil {
        keys[promo.key.text] = promo.key.range
      }
    }
    return calendar.exclusions.compactMap { index, others in
      let promo = calendar.promos[index]
      let own = others.map { calendar.promos[$0] }.filter { $0.isDated || promo.name < $0.name }
      guard let key = keys[promo.name], !own.isEmpty else { return nil }
      return Exclusion(promo: promo, key: key, others: own)
    }
  }
}
