package import LintelBackends
import LintelDiagnostics
package import LintelLint

/// Returns a baseline sorted by place, so that a new finding only adds a few lines where it belongs.
package func baselineJSON(_ baseline: Baseline) -> JSONValue {
  let findings = baseline.counts.sorted { $0.key < $1.key }.map { entry, count in
    JSONValue.object(dropping: [
      ("rule", .string(entry.rule)),
      ("property", entry.property.map { .string($0) }),
      ("places", .array(entry.places.map(place))),
      ("themes", baseline.themes[entry].map { .array($0.sorted().map { .string($0) }) }),
      ("count", count == 1 ? nil : .number(Double(count))),
    ])
  }
  return ["version": 1, "findings": .array(findings)]
}

/// Returns one place of an entry, without members that it doesn't have.
private func place(_ place: FindingIdentity.Place) -> JSONValue {
  .object(dropping: [
    ("path", .string(place.path)),
    ("keys", place.keys.isEmpty ? nil : .string(place.keys)),
    ("value", place.text.isEmpty ? nil : .string(place.text)),
  ])
}
