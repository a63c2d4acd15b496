#if os(Linux)
  import Foundation
  import LintelAppearance
  import LintelBackends
  import LintelCompiler
  import LintelLint
  import LintelSchema
  import LintelTesting
  import LintelTheme
  import Testing

  /// `LINTEL_MODES=all` checks every form in every mode and on every version instead of a sample.
  @Suite("The Swift output in every language mode")
  struct LanguageModeTests {
    /// The options of `lintel compile`.
    enum Form: String, CaseIterable, Sendable {
      case plain
      case shapes
      case publicAndSplit
      case standalone
      case standalonePublic

      func files(_ themes: [SampleTheme]) -> [(name: String, text: String)] {
        let isPublic = self == .publicAndSplit || self == .standalonePublic
        let isStandalone = self == .standalone || self == .standalonePublic
        let options = SwiftOptions(
          source: "theme.yaml",
          isPublic: isPublic,
          splits: isPublic,
          isStandalone: isStandalone,
          shapes: self == .plain ? [] : Set(DeliveryShape.allCases)
        )
        let files =
          themes.flatMap { $0.code(options) }
          + (isStandalone ? [runtimeFile(isPublic: isPublic)] : [])
        return files.map { ($0.name, $0.text) } + [("App.swift", LanguageModeTests.app)]
      }
    }

    struct Check: CustomTestStringConvertible, Sendable {
      let form: Form
      let mode: LanguageMode
      let version: Int

      var testDescription: String { "\(form), \(mode), iOS \(version)" }
    }

    /// Each form and each mode at least once, in combinations that differ.
    static let sample = [
      Check(form: .plain, mode: .swift6, version: 15),
      Check(form: .shapes, mode: .swift5, version: 13),
      Check(form: .publicAndSplit, mode: .strict6, version: 17),
      Check(form: .shapes, mode: .newProject, version: 18),
      Check(form: .standalone, mode: .swift5Complete, version: 18),
      Check(form: .standalone, mode: .mainActor6, version: 16),
      Check(form: .standalone, mode: .newProject, version: 16),
      Check(form: .standalone, mode: .strict6, version: 16),
      Check(form: .standalonePublic, mode: .mainActor5, version: 17),
      Check(form: .standalonePublic, mode: .strict5, version: 16),
    ]

    static let all = Form.allCases.flatMap { form in
      LanguageMode.allCases.map { Check(form: form, mode: $0, version: 16) }
        + [13, 14, 15, 17, 18].map { Check(form: form, mode: .swift6, version: $0) }
    }

    static let checks = checksAll ? all : sample

    private static let checksAll = ProcessInfo.processInfo.environment["LINTEL_MODES"] == "all"

    @Test("All themes compile together without warnings", arguments: checks)
    func themesCompile(check: Check) async throws {
      // The largest theme, which has every property, takes longer than all others, and `IOSTests` checks a similar one.
      let themes = try Self.themes.get().filter { sample in
        sample.tree.minimumIOS <= Version(check.version)
          && (Self.checksAll || check.form == .plain || sample.tree.theme != "Everything")
      }
      #expect(!themes.isEmpty)
      let files = check.form.files(themes)
      let run = try await IOSCompiler.check(files, iOS: check.version, check.mode)
      #expect(run.status == 0, "\(run.output.prefix(3000))")
    }

    @Test("Every property compiles in an app that requires the newest version")
    func newestCompiles() async throws {
      let newest = try SampleTheme.everything(minimum: Version(26))
      #expect(newest.tree.minimumIOS == Version(26))
      let run = try await IOSCompiler.check(Form.plain.files([newest]), iOS: 26)
      #expect(run.status == 0, "\(run.output.prefix(3000))")
    }

    /// A change to the output or the runtime that some language mode doesn't accept.
    struct Mutant: CustomTestStringConvertible, Sendable {
      let text: String
      let replacement: String
      let form: Form
      let mode: LanguageMode

      var testDescription: String { "\(mode): \(text)" }
    }

    static let mutants = [
      Mutant(
        text: "screen: @escaping @MainActor @Sendable (",
        replacement: "screen: @escaping @MainActor (",
        form: .shapes,
        mode: .swift5
      ),
      Mutant(
        text: "let body: @MainActor @Sendable",
        replacement: "let body: @Sendable",
        form: .standalone,
        mode: .swift5Complete
      ),
      Mutant(
        text: "_ ring: @escaping @MainActor @Sendable",
        replacement: "_ ring: @escaping @MainActor",
        form: .standalone,
        mode: .swift5Complete
      ),
      Mutant(
        text: "nonisolated enum ThemeColor",
        replacement: "enum ThemeColor",
        form: .standalone,
        mode: .mainActor6
      ),
      Mutant(
        text: "nonisolated struct RuntimeColor",
        replacement: "struct RuntimeColor",
        form: .standalone,
        mode: .mainActor6
      ),
      Mutant(
        text: "Self.onMain { [weak self] in",
        replacement: "Self.onMain {",
        form: .standalone,
        mode: .newProject
      ),
      Mutant(
        text: "\nclass ThemedNavigationController",
        replacement: "\nopen class ThemedNavigationController",
        form: .standalone,
        mode: .strict6
      ),
      Mutant(
        text: "unsafe tabs.selectedViewController",
        replacement: "tabs.selectedViewController",
        form: .standalone,
        mode: .strict6
      ),
    ]

    @Test("Code that a mode doesn't accept causes an error in that mode", arguments: mutants)
    func mutantsAreFound(mutant: Mutant) async throws {
      let harbor = try #require(try Self.themes.get().first { $0.tree.theme == "Harbor" })
      let files = mutant.form.files([harbor])
      let mutated = files.map { name, text in
        (name, text.replacing(mutant.text, with: mutant.replacement))
      }
      #expect(zip(files, mutated).contains { $0.1 != $1.1 })
      let run = try await IOSCompiler.check(mutated, iOS: 16, mutant.mode)
      #expect(run.status != 0)
      #expect(run.output.contains("error: "))
    }

    private static let themes = Result {
      var options = CompilerOptions()
      options.proxies = .everywhere
      let folder = SourceProvider.folder(GalleryTheme.root.appending(path: "Styles"))
      return try GalleryTheme.examples.map { theme in
        try SampleTheme(compile(root: theme.name, provider: folder, options: options))
      }
    }

    /// The types that contain proxies of the examples.
    fileprivate static let app = """
      import UIKit

      final class ReaderController: UINavigationController {}
      final class ShelfController: UINavigationController {}

      """
  }
#endif
