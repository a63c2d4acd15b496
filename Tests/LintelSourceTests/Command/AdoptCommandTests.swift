import Foundation
import LintelTesting
import Testing

@Suite("lintel adopt and lintel audit")
struct AdoptCommandTests {
  private static let app = """
    import UIKit

    enum Palette {
      static let brand = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    }

    final class AppDelegate: UIResponder, UIApplicationDelegate {
      func style() {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = Palette.brand
        UINavigationBar.appearance().standardAppearance = appearance
        UINavigationBar.appearance().scrollEdgeAppearance = appearance
        UITabBar.appearance().tintColor = Palette.brand
        UITabBar.appearance().unselectedItemTintColor = mystery()
      }
    }

    final class PhotoViewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .never
      }
    }

    """

  /// A folder with the app's code, which exists as long as a test runs.
  private final class Place {
    let folder: URL

    init() throws {
      folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(AdoptCommandTests.app.utf8).write(to: folder.appending(path: "App.swift"))
    }

    deinit {
      try? FileManager.default.removeItem(at: folder)
    }

    func lintel(_ arguments: String..., at tool: URL? = nil) throws -> ChildProcess.Run {
      try run(arguments, at: tool)
    }

    func run(_ arguments: [String], at tool: URL? = nil) throws -> ChildProcess.Run {
      let tool = tool ?? BuiltProducts.folder.appending(path: "lintel")
      var environment = ProcessInfo.processInfo.environment
      environment["LINTEL_CACHE"] = ""
      return try ChildProcess.run([tool.path] + arguments, environment: environment, in: folder)
    }

    func write(_ text: String, to name: String) throws {
      let file = folder.appending(path: name)
      let parent = file.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    func text(of name: String) throws -> String {
      try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
  }

  @Test("The theme has the code's settings with their places, and the report has the rest")
  func adopting() throws {
    let place = try Place()
    let run = try place.lintel(
      "adopt",
      "App.swift",
      "--output",
      "Styles/Shop.yaml",
      "--report",
      "report.md",
      "--ios",
      "15..18"
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.errors == """
        Read 1 Swift file. Carried over 4 of 5 settings (80%).
        Not carried over:
          1 because 'mystery' isn't declared in the files that were read
            App.swift:15: UITabBar.appearance().unselectedItemTintColor = mystery()

        """
    )
    #expect(
      try place.text(of: "Styles/Shop.yaml") == """
        # What the code of the app sets. Written by 'lintel adopt'.
        lintel: 1
        theme: Shop
        ios: 15..18

        tokens:
          colors:
            brand: "#336699"  # App.swift:11

        navigationBar:
          background:
            preset: opaque  # App.swift:10
            color: $brand  # App.swift:11

        tabBar:
          tint: $brand  # App.swift:14

        screens:
          photo:
            class: PhotoViewController
            largeTitleDisplay: never  # App.swift:22

        """
    )
    #expect(try place.text(of: "report.md").contains("isn't declared in the files that were read"))
    #expect(try place.lintel("format", "--check", "Styles/Shop.yaml").status == 0)
    #expect(try place.lintel("lint", "Styles/Shop.yaml").status == 0)
  }

  @Test("audit reads all of a theme, and rejects one that it can't read completely")
  func imports() throws {
    let place = try Place()
    let theme = "lintel: 1\ntheme: Shop\nios: 15..18\nimports: [parts/*.yaml, ../shared/b.yaml]\n"
    try place.write(theme, to: "Styles/Shop.yaml")
    try place.write("lintel: 1\ntabBar: { tint: label }\n", to: "Styles/parts/a.yaml")
    try place.write("lintel: 1\ntoolbar: { tint: label }\n", to: "shared/b.yaml")
    let command = ["audit", "App.swift", "Styles/Shop.yaml"]
    let outside = try place.run(command)
    let message = "Styles/Shop.yaml: the theme has errors; 'lintel lint' shows them"
    #expect((outside.status, outside.errors) == (2, "lintel: error: \(message)\n"))
    let run = try place.run(command + ["--allow-import", "shared"])
    #expect(run.status == 0)
    #expect(run.errors.contains("App.swift:14:5: note: 'tabBar.tint' has no effect"))
  }

  @Test(
    "Wrong usage and files that can't be written end with 2 and one line that says why",
    arguments: [
      (["audit", "App.swift"], "specify the app's folders, followed by the theme"),
      (["audit", "App.swift", "Empty"], "'Empty' is a folder; specify a theme in it"),
      (
        ["adopt", "Empty"],
        "nothing in 'Empty' is Swift code, a storyboard, an asset catalog, or a property list"
      ),
      (["adopt", "App.swift", "--output", "App.swift/a.yaml"], "App.swift: File exists"),
      (
        ["adopt", "App.swift", "--report", "-"],
        "the theme goes to standard output; write the report to a file"
      ),
      (
        ["audit", "App.swift", "Shop.yaml", "--diff", "--output", "-"],
        "--diff prints a patch on standard output; write the report to a file"
      ),
    ]
  )
  func usage(arguments: [String], message: String) throws {
    let place = try Place()
    try place.write("", to: "Empty/notes.txt")
    let run = try place.run(arguments)
    #expect(run.status == 2)
    let error = run.errors.replacing("\(place.folder.path)/", with: "")
    #expect(error == "lintel: error: \(message)\n")
  }

  @Test(
    "A terminal shows each stage on one line, which is cleared before the result",
    arguments: [
      (["TERM": "xterm"], true), (["TERM": "dumb"], false), (["TERM": "xterm", "CI": "1"], false),
    ] as [([String: String], Bool)]
  )
  func progress(environment: [String: String], isShown: Bool) throws {
    let place = try Place()
    let tool = BuiltProducts.folder.appending(path: "lintel").path
    var all = ProcessInfo.processInfo.environment
    all["CI"] = nil
    all["LINTEL_PROGRESS"] = "all"
    let run = try ChildProcess.run(
      [
        "python3", "-c", "import pty, sys; sys.exit(pty.spawn(sys.argv[1:]) >> 8)", tool, "adopt",
        "App.swift", "--output", "Shop.yaml",
      ],
      environment: all.merging(environment) { $1 },
      in: place.folder
    )
    #expect(run.status == 0, "\(run.errors)")
    let shown = run.output.replacing("\r\n", with: "\n")
    let stages = [
      "Finding files: 1", "Reading files: 1 of 1", "Following the code:", "Writing the theme",
    ]
    #expect(stages.map { shown.contains("\r\($0)") } == stages.map { _ in isShown })
    let parts = shown.split(separator: "\r", omittingEmptySubsequences: false)
    #expect(parts.last?.hasPrefix("Read 1 Swift file.") == true, "\(shown)")
    if isShown { #expect(parts.dropLast().last?.allSatisfy { $0 == " " } == true) }
  }

  @Test("A '-' is standard output, for themes and for reports")
  func standardOutput() throws {
    let place = try Place()
    let theme = try place.lintel("adopt", "App.swift", "--output", "-")
    #expect(theme.status == 0, "\(theme.errors)")
    #expect(theme.output.contains("\ntheme: App\n"))
    #expect(try theme.output == place.lintel("adopt", "App.swift").output)
    let report = try place.lintel("adopt", "App.swift", "-o", "Shop.yaml", "--report", "-")
    #expect(report.output.contains("isn't declared in the files that were read"))
    let audit = try place.lintel("audit", "App.swift", "Shop.yaml", "--output", "-")
    #expect(audit.status == 0, "\(audit.errors)")
    #expect(audit.output.contains("App.swift:14:5: note: 'tabBar.tint' has no effect"))
    let files = try FileManager.default.contentsOfDirectory(atPath: place.folder.path)
    #expect(files.sorted() == ["App.swift", "Shop.yaml"])
  }

  @Test("An existing file is kept unless --force replaces it")
  func existing() throws {
    let place = try Place()
    try Data("kept".utf8).write(to: place.folder.appending(path: "Shop.yaml"))
    let refused = try place.lintel("adopt", "App.swift", "--output", "Shop.yaml")
    #expect(refused.status == 2)
    #expect(refused.errors.contains("'--force' replaces it"), "\(refused.errors)")
    #expect(try place.text(of: "Shop.yaml") == "kept")
    let forced = try place.lintel("adopt", "App.swift", "--output", "Shop.yaml", "--force")
    #expect(forced.status == 0, "\(forced.errors)")
    #expect(try place.text(of: "Shop.yaml").contains("theme: Shop"))
  }

  @Test("An audit finds code that the theme makes superfluous, and prints its deletion as a patch")
  func auditing() throws {
    let place = try Place()
    #expect(try place.lintel("adopt", "App.swift", "--output", "Shop.yaml").status == 0)
    let run = try place.lintel("audit", "App.swift", "Shop.yaml", "--format", "concise")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("App.swift:14:5: note: 'tabBar.tint' has no effect"))
    let repeated = "App.swift:22:5: note: 'largeTitleDisplay' has the same value in the theme"
    #expect(run.errors.contains(repeated))
    let patch = try place.lintel("audit", "App.swift", "Shop.yaml", "--diff")
    #expect(patch.output.contains("-    UITabBar.appearance().tintColor = Palette.brand\n"))
    #expect(!patch.output.contains("-    UITabBar.appearance().unselectedItemTintColor"))
    #expect(try place.text(of: "App.swift") == Self.app)
  }

  @Test("--fix deletes code that changes nothing on the theme's bars, and keeps proxies")
  func fixing() throws {
    let place = try Place()
    #expect(try place.lintel("adopt", "App.swift", "--output", "Shop.yaml").status == 0)
    let code = Self.app.replacing(
      "    navigationItem.largeTitleDisplayMode = .never\n",
      with:
        "    navigationItem.largeTitleDisplayMode = .never\n    navigationController?.navigationBar.barTintColor = .red\n"
    )
    try Data(code.utf8).write(to: place.folder.appending(path: "App.swift"))
    let run = try place.lintel("audit", "App.swift", "Shop.yaml", "--fix", "--format", "concise")
    #expect(run.status == 0, "\(run.errors)")
    let kept = try place.text(of: "App.swift")
    #expect(!kept.contains("barTintColor"))
    #expect(!kept.contains("largeTitleDisplayMode"))
    #expect(kept.contains("UITabBar.appearance().tintColor = Palette.brand"))
    #expect(!run.errors.contains("barTintColor"))
  }

  @Test("A baseline hides findings until they change, and --output writes the report")
  func baseline() throws {
    let place = try Place()
    #expect(try place.lintel("adopt", "App.swift", "--output", "Shop.yaml").status == 0)
    let missing = try place.lintel("audit", "App.swift", "Shop.yaml", "--baseline", "known.json")
    #expect(missing.status == 2)
    #expect(missing.errors.contains("'--update-baseline' writes it"), "\(missing.errors)")
    let written = try place.lintel(
      "audit",
      "App.swift",
      "Shop.yaml",
      "--baseline",
      "known.json",
      "--update-baseline"
    )
    #expect(written.status == 0, "\(written.errors)")
    let quiet = try place.lintel(
      "audit",
      "App.swift",
      "Shop.yaml",
      "--baseline",
      "known.json",
      "--format",
      "concise",
      "--output",
      "audit.txt"
    )
    #expect(quiet.status == 0 && !quiet.errors.contains("App.swift:"))
    #expect(try !place.text(of: "audit.txt").contains("App.swift:14"))
    let code = Self.app.replacing(".never", with: ".always")
    try Data(code.utf8).write(to: place.folder.appending(path: "App.swift"))
    let again = try place.lintel(
      "audit",
      "App.swift",
      "Shop.yaml",
      "--baseline",
      "known.json",
      "--format",
      "concise"
    )
    #expect(again.errors.contains("App.swift:22"), "\(again.errors)")
    #expect(!again.errors.contains("App.swift:14"))
  }

  @Test("Findings have paths relative to the working folder, as the command line names the folders")
  func paths() throws {
    let place = try Place()
    let files = FileManager.default
    for name in ["Sources/Shop", "Sources/Kit"] {
      let folder = place.folder.appending(path: name)
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(Self.app.utf8).write(to: folder.appending(path: "\(folder.lastPathComponent).swift"))
    }
    #expect(try place.lintel("adopt", "App.swift", "--output", "Shop.yaml").status == 0)
    func output(_ format: String, _ folders: String...) throws -> String {
      var arguments = ["audit"] + folders + ["Shop.yaml", "--format", format]
      arguments += ["--output", "out.txt"]
      _ = try place.run(arguments)
      return try place.text(of: "out.txt")
    }
    #expect(try output("github", "Sources/Shop/").contains("file=Sources/Shop/Shop.swift,line=22"))
    #expect(try output("sarif", "Sources/Shop").contains("\"Sources/Shop/Shop.swift\""))
    let both = try output("concise", "Sources/Shop", "./Sources/Kit")
    #expect(both.contains("\nSources/Shop/Shop.swift:22:5"), "\(both)")
    #expect(both.contains("Sources/Kit/Kit.swift:22:5"))
    let all = try output("concise", ".")
    #expect(all.contains("\nSources/Kit/Kit.swift:22:5") && all.contains("\nApp.swift:22:5"))
    let patch = try place.lintel("audit", "Sources/Shop", "Shop.yaml", "--diff").output
    #expect(patch.hasPrefix("--- a/Sources/Shop/Shop.swift\n"), "\(patch)")
  }

  @Test("A configuration sets the severities of rules about code")
  func severities() throws {
    let place = try Place()
    #expect(try place.lintel("adopt", "App.swift", "--output", "Shop.yaml").status == 0)
    try Data("rules: { code-repeats-theme: error, code-without-effect: off }\n".utf8)
      .write(to: place.folder.appending(path: ".lintel.yml"))
    let run = try place.lintel("audit", "App.swift", "Shop.yaml", "--format", "concise")
    #expect(run.status == 1)
    #expect(run.errors.contains("App.swift:22:5: error"), "\(run.errors)")
    #expect(!run.errors.contains("has no effect"))
  }

  @Test("No file outside of the given folders is read, not even through links")
  func links() throws {
    let place = try Place()
    let files = FileManager.default
    let app = place.folder.appending(path: "App")
    let other = place.folder.appending(path: "Other")
    for folder in [app, other] {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let code = "func style() { UITabBar.appearance().tintColor = .red }"
    try Data(code.utf8).write(to: other.appending(path: "Other.swift"))
    try files.createSymbolicLink(
      at: app.appending(path: "Linked"),
      withDestinationURL: other
    )
    try files.createSymbolicLink(
      at: app.appending(path: "Linked.swift"),
      withDestinationURL: other.appending(path: "Other.swift")
    )
    try Data("func nothing() {}".utf8).write(to: app.appending(path: "Own.swift"))
    let run = try place.lintel("adopt", "App")
    #expect(run.status == 0)
    #expect(run.errors.contains("Read 1 Swift file."), "\(run.errors)")
    #expect(!run.output.contains("tabBar"))
  }

  @Test("The copies of files for translators aren't the app's")
  func catalogs() throws {
    let place = try Place()
    let source = place.folder.appending(path: "App/Localizations/de.xcloc/Source Contents")
    try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
    let code = "func style() { UITabBar.appearance().tintColor = .red }"
    try Data(code.utf8).write(to: source.appending(path: "Copy.swift"))
    try Data(code.utf8).write(to: place.folder.appending(path: "App/Own.swift"))
    let run = try place.lintel("adopt", "App")
    #expect(run.status == 0 && run.errors.contains("Read 1 Swift file."), "\(run.errors)")
  }

  @Test("Missing files are reported as wrong usage, with help")
  func refusals() throws {
    let place = try Place()
    let missing = try place.lintel("adopt", "None", "--output", "Shop.yaml")
    #expect(missing.status == 2)
    #expect(missing.errors == "lintel: error: 'None' doesn't exist\n")
    // A copy of the tool has no reader in its folder.
    let copy = place.folder.appending(path: "lintel")
    try FileManager.default.copyItem(
      at: BuiltProducts.folder.appending(path: "lintel"),
      to: copy
    )
    let alone = try place.lintel("adopt", "App.swift", at: copy)
    #expect(alone.status == 2)
    #expect(alone.errors.contains("'make source' builds it"), "\(alone.errors)")
  }
}
