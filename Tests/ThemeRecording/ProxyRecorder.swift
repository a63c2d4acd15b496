public import UIKit

extension UIAppearanceProxies {
  /// The values of each proxy with any, in the form of the JSON output.
  ///
  /// - Returns: a list of objects with a class, containers, traits, and values.
  public func record() -> Record {
    let recorder = Recorder()
    return .array(
      keys.filter { settings[$0] != nil }.map { key in
        let traits = key.traits.sorted { $0.key < $1.key }.map { name, word in
          (name, Double(word).map(Record.number) ?? .string(word))
        }
        return .members([
          ("class", .string(key.class)),
          (
            "containedIn",
            key.containers.isEmpty ? nil : .array(key.containers.map(Record.string))
          ),
          ("traits", traits.isEmpty ? nil : .members(traits)),
          (
            "set",
            recorder.nested(
              (settings[key] ?? []).map { setting in
                (
                  [setting.property] + setting.arguments[...],
                  recorder.record(setting.value)
                )
              }
            )
          ),
        ])
      }
    )
  }
}

extension Recorder {
  /// Nested objects from values and their paths.
  func nested(_ values: [(path: ArraySlice<String>, record: Record)]) -> Record {
    var keys: [String] = []
    for value in values {
      if let key = value.path.first, !keys.contains(key) { keys.append(key) }
    }
    return .members(
      keys.map { key in
        let own = values.filter { $0.path.first == key }
        if let leaf = own.first(where: { $0.path.count == 1 }) { return (key, leaf.record) }
        return (key, nested(own.map { ($0.path.dropFirst(), $0.record) }))
      }
    )
  }

  @MainActor
  func record(_ value: UIAppearanceProxies.Value) -> Record {
    switch value {
    case .none: .null
    case .color(let color): self.color(color)
    case .image(let image): self.image(image)
    case .offset(let offset): .array([.number(offset.horizontal), .number(offset.vertical)])
    case .number(let number): .number(number)
    case .boolean(let value): .boolean(value)
    case .keyword(let word): .string(word)
    case .attributes(let attributes): self.attributes(attributes)
    }
  }
}
