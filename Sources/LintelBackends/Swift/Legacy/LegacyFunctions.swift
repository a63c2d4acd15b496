import LintelAppearance
import LintelSchema

/// Writes the code that styles bars on systems before iOS 13, as methods of UIKit's classes.
///
/// Those systems don't let Swift name `MainActor`, but methods of UIKit's classes are isolated to it automatically.
struct LegacyFunctions {
  private struct Target {
    let className: String
    /// An additional parameter, such as `items: [UINavigationItem]`.
    let parameter: (name: String, type: String)?
    let hasScreen: Bool
    let body: [SwiftStatement]
    let functions: [SwiftDeclaration]
  }

  private let backend: SwiftBackend
  private var targets: [Target] = []

  init?(_ backend: SwiftBackend) {
    guard let legacy = backend.decided.legacy else { return nil }
    self.backend = backend
    let hasScreens = backend.hasScreens
    let plain = SwiftValues(names: backend.names, minimum: backend.outline.minimumIOS)
    let values = DecidedValues(backend.decided, plain, tokens: [:])
    for bar in legacy.bars {
      var statements = LegacyStatements(bar, values)
      let body = statements.body
      targets.append(
        Target(
          className: bar.kind.uikitClass,
          parameter: bar.kind == .navigationBar ? ("items", "[UINavigationItem]") : nil,
          hasScreen: hasScreens,
          body: body,
          functions: statements.functions.declarations
        )
      )
    }
    for (owner, all) in [
      (LegacySettings.Owner.viewController, legacy.settings), (.window, legacy.settingsOutside),
    ] {
      var settings = LegacySettings(owner, values)
      let body = settings.body(of: all)
      guard !body.isEmpty else { continue }
      targets.append(
        Target(
          className: owner.rawValue,
          parameter: nil,
          hasScreen: hasScreens && owner == .viewController,
          body: body,
          functions: settings.functions.declarations
        )
      )
    }
  }

  var declarations: [SwiftDeclaration] {
    targets.map { target in
      SwiftDeclaration(
        .members("extension \(target.className)", [application(target)] + target.functions)
      )
    }
  }

  /// Returns a call that styles an object before iOS 13, if there is something to set; `subject` ends with a dot, or is empty for `self`.
  func call(
    on subject: String,
    _ className: String,
    isScreen: Bool,
    items: SwiftExpression? = nil
  ) -> [SwiftStatement] {
    guard let target = targets.first(where: { $0.className == className }) else { return [] }
    let screen = isScreen && target.hasScreen
    let arguments =
      [SwiftArgument(nil, .name("context"))]
      + (screen ? [.passing("screen")] : [])
      + (target.parameter.flatMap { parameter in
        items.map { [SwiftArgument(parameter.name, $0)] }
      } ?? [])
    return [.call("\(subject)\(applying)", arguments)]
  }

  private var applying: String { "applyLegacy\(backend.names.type.withoutBackticks)" }

  private func application(_ target: Target) -> SwiftDeclaration {
    let parameter = target.parameter.map { ["\($0.name): \($0.type)"] } ?? []
    let type = backend.names.type
    let screen = target.hasScreen ? ["screen: \(type).Screen? = nil"] : []
    // If the output is split, other files of it call the method.
    let access = backend.options.splits ? "" : "fileprivate "
    return SwiftDeclaration(
      "\(access)func \(applying)",
      takes: ["_ context: \(type).Context"] + screen + parameter,
      target.body,
      documentation: ["Sets UIKit's older properties, for systems before iOS 13."]
    )
  }
}
