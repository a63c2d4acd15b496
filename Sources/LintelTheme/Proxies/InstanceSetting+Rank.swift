import LintelSchema

extension Theme.InstanceSetting {
  /// The step of the setting in UIKit's own precedence.
  package var step: PrecedenceStep {
    switch kind {
    case .instance: .instance
    case .proxy: !traits.isEmpty ? .traitProxy : containedIn.isEmpty ? .proxy : .containedProxy
    }
  }

  package var customization: Customization { Customization(step, in: containedIn.map(\.text)) }

  /// Returns the path of one of its assignments, such as `proxies[0].set.barTintColor`.
  package func path(of assignment: SettingAssignment) -> String {
    "\(path).set.\(assignment.property.name)"
  }

  /// UIKit's call for its object, such as `UINavigationBar.appearance()`.
  package var call: String {
    guard kind == .proxy else { return "an instance of \(owner.name)" }
    let containers = containedIn.map { "\($0.text).self" }.joined(separator: ", ")
    let arguments =
      (traits.isEmpty ? [] : ["for: …"])
      + (containedIn.isEmpty ? [] : ["whenContainedInInstancesOf: [\(containers)]"])
    return "\(owner.name).appearance(\(arguments.joined(separator: ", ")))"
  }
}
