/// The ways to compile an app's Swift, each with warnings as errors.
package enum LanguageMode: String, CaseIterable, Sendable {
  case swift6
  case swift5
  /// Swift 5, with Swift 6's errors as warnings.
  case swift5Complete
  /// Swift 6, with the main actor as the default isolation.
  case mainActor6
  case mainActor5
  /// The settings that Xcode gives new projects: the main actor, and "approachable concurrency".
  case newProject
  /// This package's own settings.
  case strict6
  case strict5

  var options: [String] {
    let language = ["-swift-version", isSwift6 ? "6" : "5", "-warnings-as-errors"]
    let settings =
      switch self {
      case .swift6, .swift5: [String]()
      case .swift5Complete: ["-strict-concurrency=complete"]
      case .mainActor6, .mainActor5: Self.mainActor
      case .newProject: Self.mainActor + Self.features(Self.approachable)
      case .strict6, .strict5: Self.strict
      }
    return language + settings
  }

  private var isSwift6: Bool {
    switch self {
    case .swift6, .mainActor6, .strict6: true
    case .swift5, .swift5Complete, .mainActor5, .newProject, .strict5: false
    }
  }

  private static let mainActor = ["-default-isolation", "MainActor"]

  private static let approachable = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
    "InferIsolatedConformances",
    "InferSendableFromCaptures", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
  ]

  /// The settings of Package.swift.
  static let strict =
    ["-strict-memory-safety"]
    + features(["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"])

  private static func features(_ names: [String]) -> [String] {
    names.flatMap { ["-enable-upcoming-feature", $0] }
  }
}
