import LintelDiagnostics
import LintelSchema
import LintelSyntax

private let stopKeys = ["color", "location"]

extension ValueReader {
  /// Reads stops, each a color, `color location` as in CSS, or `{ color: …, location: … }`.
  mutating func gradientStops(_ node: YAMLNode) -> [ImageValue.Gradient.Stop]? {
    guard node.kind == .sequence, node.elements.count >= 2 else {
      let stops = node.intendedStops
      return findings.mismatch(
        node,
        expected: "a list of two or more stops",
        found: node.countForMessages,
        help: [
          stops.map { "write \($0.asCode)" }
            ?? "write [$first, $second] or [$first 0%, $second 60%]"
        ],
        fixIts: stops.map { [FixIt("change to \($0.asCode)", replace: node.range, with: $0)] } ?? []
      )
    }
    let errors = findings.errorCount
    let written = node.elements.map { stop($0) }
    let known = written.compactMap(\.self)
    guard known.count == written.count, findings.errorCount == errors else { return nil }
    let locations = spread(known.map(\.location))
    for index in locations.indices.dropFirst() where locations[index] < locations[index - 1] {
      return findings.reject(
        "out-of-range",
        "the stop at \(locations[index].shortText) comes after one at "
          + locations[index - 1].shortText,
        at: node.elements[index].range,
        help: ["write the stops in ascending order"]
      )
    }
    return zip(known, locations).map { ImageValue.Gradient.Stop(color: $0.color, location: $1) }
  }

  /// Reads one stop, with or without a location.
  mutating func stop(_ node: YAMLNode) -> (color: ColorValue, location: Double?)? {
    let range = NumberRange.location
    if node.kind == .mapping, isStop(node) {
      let members = members(of: node, keys: stopKeys, in: "a stop", at: .stop)
      if members["color"] == nil, members.count == node.entries.count {
        findings.append("missing-key", "'color' is missing in a stop", at: node.range)
      }
      let location = members["location"].map { number($0, in: range, named: "location") }
      let color = members["color"].flatMap { innerColor($0) }
      guard let color, location != .some(nil) else { return nil }
      return (color, location.flatMap(\.self))
    }
    if reportStopList(node) { return nil }
    guard node.kind == .scalar else { return innerColor(node).map { ($0, nil) } }
    let parts = TextSlice(node).arguments()
    if parts.count == 2, WrittenNumber(parts[0].text) != nil {
      let meant = stopText(parts.map(\.text))
      let message = "the location of a stop comes after its color"
      findings.append(.meaning(meant, "wrong-value-type", message, at: node.range))
      _ = color(parts[1], depth: 0)
      return nil
    }
    guard parts.count == 2, let written = WrittenNumber(parts[1].text) else {
      return innerColor(node).map { ($0, nil) }
    }
    guard let location = range.value(of: written) else {
      findings.append(
        "wrong-value-type",
        "'\(parts[1].text)' isn't the location of a stop",
        at: parts[1].range,
        help: range.unitHelp(written)
      )
      _ = color(parts[0], depth: 0)
      return nil
    }
    warnTinyPercentage(written, at: parts[1].range)
    guard range.violation(by: location) == nil else {
      let meant = range.percentages(meantBy: written)
      let message = "'location' is \(parts[1].text), expected \(range.noun)"
      return findings.reject(.near(meant, "out-of-range", message, at: parts[1].range))
    }
    return color(parts[0], depth: 0).map { ($0, location) }
  }

  /// Reports a stop that is a list of its color and location, or a mapping from one to the other, and reports errors in both parts, too.
  private mutating func reportStopList(_ node: YAMLNode) -> Bool {
    let isEntry = node.entries.count == 1 && !ValueKeys.show(node, .color)
    let entry = isEntry ? node.entries.first : nil
    let parts = entry.map { [$0.key, $0.value] } ?? Array(node.elements)
    guard parts.count == 2, parts.allSatisfy({ $0.kind == .scalar && !$0.isEmpty }),
      let place = parts.lastIndex(where: { WrittenNumber($0.text) != nil })
    else { return false }
    let keys = place == 1 ? stopKeys : stopKeys.reversed()
    let (ranges, texts) = (parts.map(\.range), ["{ \(keys[0]): ", ", \(keys[1]): ", " }"])
    findings.append(
      "wrong-value-type",
      entry == nil
        ? "a list isn't the stop of a gradient"
        : "'\(parts[place].text)' is the location of a stop, so it must be the value of 'location'",
      at: node.range,
      help: ["write '{ \(keys[0]): \(parts[0].colorText), \(keys[1]): \(parts[1].colorText) }'"],
      fixIts: node.isFlow || isEntry
        ? [FixIt("change to a mapping", keeping: ranges, of: node.range, with: texts)] : []
    )
    _ = innerColor(parts[1 - place])
    _ = number(parts[place], in: .location, named: "location")
    return true
  }

  /// Whether a mapping is a stop rather than a color by appearance.
  private func isStop(_ node: YAMLNode) -> Bool {
    let written = node.entries.map(\.key.text)
    if written.contains(where: stopKeys.contains) { return true }
    return !ValueKeys.show(node, .color)
      && written.contains { nearestName(to: $0, among: stopKeys) != nil }
  }

  /// Places stops without a location evenly between their neighbors, as CSS Images 4 does.
  private func spread(_ written: [Double?]) -> [Double] {
    var places = written
    places[0] = places[0] ?? 0
    let last = places.count - 1
    places[last] = places[last] ?? 1
    var known = 0
    var result = [places[0] ?? 0]
    for index in 1..<places.count {
      guard let place = places[index] else { continue }
      let start = result[known]
      let step = (place - start) / Double(index - known)
      for between in (known + 1)..<index { result.append(start + step * Double(between - known)) }
      result.append(place)
      known = index
    }
    return result
  }
}

/// Returns a stop in CSS notation, which has the color first.
private func stopText(_ parts: [String]) -> String {
  let isReversed = parts.first.flatMap { WrittenNumber($0) } != nil
  let text = (isReversed ? parts.reversed() : parts).joined(separator: " ")
  return text.hasPrefix("#") ? "\"\(text)\"" : text
}

extension YAMLNode {
  /// The list of stops meant by a mapping of locations and colors or by a comma-separated text, or `nil` for anything else.
  fileprivate var intendedStops: String? {
    let stops =
      kind == .mapping
      ? entries.map { [$0.key.text, $0.value.text] }
      : text.split(separator: ",").map { $0.split(separator: " ").map(String.init) }
    guard stops.count > 1,
      stops.allSatisfy({ stop in
        stop.count == 2 && stop.count { WrittenNumber($0) != nil } == 1
          && !stop.contains { $0.isEmpty || $0.contains("(") }
      })
    else { return nil }
    return "[\(stops.map(stopText).joined(separator: ", "))]"
  }
}
