import Foundation
import LintelTesting
import Testing

@Suite("lintel init")
struct InitCommandTests {
  @Test("The first theme has no findings, compiles, and isn't overwritten")
  func first() throws {
    let place = try Workplace([
      "Corner Shop.xcodeproj/project.pbxproj": """
      IPHONEOS_DEPLOYMENT_TARGET = 17.2;
      IPHONEOS_DEPLOYMENT_TARGET = 16.0;
      """
    ])
    let run = try place.lintel(["init", "--brands", "day,night-owl"])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("wrote Styles/CornerShop.yaml\nwrote .lintel.yml\n"))
    // The project has no folder with its own name.
    #expect(
      run.output.contains(
        #"""
          lintel compile "$SRCROOT/Styles/CornerShop.yaml" --to swift --output "$SRCROOT/Generated" --depfile "$DERIVED_FILE_DIR/CornerShop.d"

        """#
      ),
      "\(run.output)"
    )
    let text = try place.text(of: "Styles/CornerShop.yaml")
    #expect(text.contains("ios: 16..27"))
    let lint = try place.lintel(["lint", "--strict"])
    #expect(lint.status == 0)
    #expect(lint.errors + lint.output == "")
    let format = try place.lintel(["format", "--check", "Styles"])
    #expect(format.status == 0, "\(format.errors)")
    let files = try place.files()
    let again = try place.lintel(["init"])
    #expect(again.status == 2)
    #expect(
      again.errors == "lintel: error: Styles/CornerShop.yaml already exists; nothing was written\n"
    )
    #expect(try place.files() == files)
    #expect(try place.text(of: "Styles/CornerShop.yaml") == text)
  }

  @Test("In a package, the theme has the package's name and versions")
  func package() throws {
    let place = try Workplace([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "corner-cafe", platforms: [.macOS(.v12), .iOS(.v16)], targets: [.target(name: "App")])
      """
    ])
    let run = try place.lintel(["init"])
    #expect(run.output.hasPrefix("wrote Styles/CornerCafe.yaml\n"), "\(run.output)\(run.errors)")
    #expect(try place.text(of: "Styles/CornerCafe.yaml").contains("ios: 16..27"))
  }

  /// The targets in a manifest, the existing folders, and the app's folder, or `nil` if there are several.
  private static let manifests: [(targets: String, folders: [String], target: String?)] = [
    (#".target(name: "MyLib")"#, ["Sources/MyLib"], "Sources/MyLib"),
    (
      #".target(name: "Kit"), .executableTarget(name: "Cafe", dependencies: [.target(name: "Kit")])"#,
      ["Sources/Cafe", "Sources/Kit"], "Sources/Cafe"
    ),
    (
      #".target(name: "Kit"), .target(name: "shop-app", dependencies: ["Kit"], path: "App/")"#,
      ["Sources/Kit", "App"], "App"
    ),
    (#".target(name: "Flat", path: ".")"#, [], ""),
    (#".target(name: "Solo"), .testTarget(name: "Tests")"#, ["Sources"], "Sources"),
    (#".target(name: "A"), .target(name: "B")"#, ["Sources/A", "Sources/B"], nil),
    (#".target(name: "Missing")"#, [], nil),
  ]

  @Test(
    "In a package, the theme and the output are in the target's folder, where the plugin finds the theme",
    arguments: manifests
  )
  func buildSteps(targets: String, folders: [String], target: String?) throws {
    let place = try Workplace([
      "Package.swift": #"let package = Package(name: "shop-app", targets: [\#(targets)])"#
    ])
    for folder in folders { try place.write("", to: "\(folder)/Code.swift") }
    let run = try place.lintel(["init"])
    #expect(run.status == 0, "\(run.errors)")
    let folder = target.map { $0.isEmpty ? "" : "\($0)/" }
    let styles = "\(folder ?? "")Styles"
    #expect(run.output.hasPrefix("wrote \(styles)/ShopApp.yaml\n"), "\(run.output)")
    let output = "\(folder ?? "TARGET/")Generated"
    #expect(
      run.output.contains("  lintel compile \(styles) --to swift --output \(output)\n"),
      "\(run.output)"
    )
    let move =
      target == nil
      ? ", after you move 'Styles' into the folder of a target "
        + "and write its new path under 'included' in .lintel.yml" : ""
    #expect(
      run.output.contains(
        """
        In the package, with its plugin\(move) ('lintel help xcode' shows the manifest):
          plugins: [.plugin(name: "LintelPlugin", package: "lintel")]

        """
      ),
      "\(run.output)"
    )
    try runSteps(of: run.output, in: place)
  }

  /// Runs the commands that `init` prints, and some for the whole project.
  private func runSteps(of output: String, in place: Workplace) throws {
    let printed = output.split(separator: "\n").filter { $0.hasPrefix("  lintel ") }
      .map { String($0).replacing(" --watch", with: " --output Preview") }
    #expect(printed.count == 3)
    let others = ["lintel lint . --strict", "lintel format --check"]
    for command in printed + others {
      let run = try place.shell("SRCROOT=$PWD DERIVED_FILE_DIR=$PWD; \(command)")
      #expect(run.status == 0, "\(command): \(run.errors)")
    }
  }

  @Test(
    "A theme outside the package's target must be moved, and one in the target's folder doesn't",
    arguments: [
      (
        "Styles",
        ", after you move 'Styles' into Sources/Shop and write 'Sources/Shop/Styles' under 'included' in .lintel.yml"
      ),
      (".", ", after you move 'Shop.yaml' into Sources/Shop"),
      ("Sources/Shop", ""), ("Sources/Shop/", ""), ("./Sources/Shop/Themes", ""),
      (
        "Sources/Shopping",
        ", after you move 'Sources/Shopping' into Sources/Shop and write 'Sources/Shop/Shopping' under 'included' in .lintel.yml"
      ),
    ]
  )
  func moves(folder: String, move: String) throws {
    let place = try Workplace([
      "Package.swift": #"let package = Package(name: "Shop", targets: [.target(name: "Shop")])"#,
      "Sources/Shop/Code.swift": "",
    ])
    let run = try place.lintel(["init", folder])
    #expect(
      run.output.contains("In the package, with its plugin\(move) ('lintel help xcode'"),
      "\(run.output)\(run.errors)"
    )
    try runSteps(of: run.output, in: place)
  }

  @Test(
    "In an Xcode project, the printed commands work with any folder, and a package is left alone"
  )
  func xcode() throws {
    let place = try Workplace([
      "Shop.xcodeproj/project.pbxproj": "", "Shop/App.swift": "",
      "Package.swift": #"let package = Package(name: "Shop", targets: [.target(name: "Shop")])"#,
    ])
    let run = try place.lintel(["init", "My `$HOME` \"Styles\""])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("into the folder of a target and write its new path under"))
    try runSteps(of: run.output, in: place)
    let files = try place.files()
    #expect(Set(files).isSuperset(of: ["Shop/Generated/Shop.swift", "Shop.d"]), "\(files)")
  }

  @Test(
    "The printed code compiles with the theme's output",
    arguments: [
      ("Shop", ""), ("Shop", "a,b_c"), ("my-shop", "day-one,night_two"), ("class", ""),
      ("String", "init,a.b"), ("UIKit", ""),
    ]
  )
  func code(name: String, brands: String) throws {
    #if os(Linux)
      let place = try Workplace(["Package.swift": "platforms: [.iOS(.v15)]"])
      let names = brands.isEmpty ? [] : ["--brands", brands]
      let run = try place.lintel(["init", "--name", name] + names)
      #expect(run.status == 0, "\(run.errors)")
      let compile = try place.lintel([
        "compile", "Styles", "--to", "swift", "--output", "Generated",
      ])
      #expect(compile.status == 0, "\(compile.errors)")
      let code = run.output.components(separatedBy: "package:\n").last ?? ""
      let app = """
        import LintelUIKit
        import UIKit

        final class HomeController: UIViewController {}

        @MainActor
        func launch(_ navigationController: UINavigationController) {
        \(code)
        }

        """
      let check = try SwiftToolchain.typecheck([
        ("\(name).swift", place.text(of: "Generated/\(name).swift")), ("App.swift", app),
      ])
      #expect(check.status == 0, "\(check.output)")
    #endif
  }

  @Test(
    "An invalid name is refused before anything is written",
    arguments: [
      ["--name", "9lives"], ["--name", "a.b"], ["--brands", "a,,a"], ["--brands", "a,b c"],
      ["--brands", "\"; import Foundation //"], ["--brands", ""], ["--brands", "a,,b"],
      ["--brands", "a,"], ["--brands", "A,a"], ["--brands", "day-one,dayOne"], ["Shop.yaml"],
    ]
  )
  func names(arguments: [String]) throws {
    let place = try Workplace()
    let run = try place.lintel(["init"] + arguments)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("lintel: error: "))
    #expect(try place.files() == [])
  }

  @Test("The folder is in quotes where it needs them, and a theme's path isn't a folder")
  func folders() throws {
    let place = try Workplace()
    let run = try place.lintel(["init", "My *Styles/", "--name", "Shop", "--brands", "day, night"])
    #expect(run.output.hasPrefix("wrote My *Styles/Shop.yaml\n"), "\(run.output)\(run.errors)")
    #expect(run.output.contains("  lintel preview 'My *Styles/Shop.yaml' --watch\n"))
    #expect(run.output.contains("  lintel compile 'My *Styles/' --to swift"))
    let lint = try place.lintel(["lint", "--strict"])
    #expect(lint.status == 0, "\(lint.errors)")
    let file = try place.lintel(["init", "App/Shop.yaml"])
    #expect(
      file.errors
        == "lintel: error: 'App/Shop.yaml' is a file, not a folder; write 'lintel init App --name Shop'\n"
    )
  }

  @Test(
    "A folder whose name can't be a theme's results in 'Theme'",
    arguments: [
      ("123", "Theme"), ("my-shop app", "MyShopApp"), ("über", "Über"), ("a'b\"c", "ABC"),
    ]
  )
  func folderNames(folder: String, name: String) throws {
    let place = try Workplace(["\(folder)/note.txt": ""])
    let run = try place.lintel(["init", "."], in: folder)
    #expect(run.output.hasPrefix("wrote ./\(name).yaml\n"), "\(run.output)\(run.errors)")
  }
}
