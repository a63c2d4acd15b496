// The generated code is compiled against the stand-in for UIKit.
#if os(Linux)
  import Foundation
  import LintelTesting
  import Testing

  /// Tests the package in `Tests/ExamplePackage`, built with the plugin and with the tool as an artifact bundle, as users of a release have
  /// them.
  @Suite("SwiftPM plugins")
  struct BuildPluginTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()

    private let place: Workplace

    private var package: URL { place.folder.appending(path: "ExamplePackage") }

    init() throws {
      place = try Workplace()
      let files = FileManager.default
      // The products of 'make example' aren't copied.
      try files.createDirectory(at: package, withIntermediateDirectories: true)
      for name in ["Package.swift", "Sources"] {
        let original = Self.root.appending(path: "Tests/ExamplePackage/\(name)")
        try files.copyItem(at: original, to: package.appending(path: name))
      }
      let bundle = try SwiftToolchain.run(
        [
          Self.root.appending(path: ".ci/bundle").path,
          place.folder.appending(path: "lintel").path,
          BuiltProducts.folder.appending(path: "lintel").path,
        ],
        in: place.folder
      )
      #expect(bundle.status == 0, "\(bundle.output)")
      // The runtime library and the stand-in were built with the tests.
      let modules = place.folder.appending(path: "Modules")
      try files.createDirectory(at: modules, withIntermediateDirectories: true)
      for name in ["UIKit", "LintelUIKit", "SwiftUI", "LintelSwiftUI"].map({ "\($0).swiftmodule" })
      {
        try files.createSymbolicLink(
          at: modules.appending(path: name),
          withDestinationURL: BuiltProducts.folder.appending(path: "Modules/\(name)")
        )
      }
      let library = #"      dependencies: [.product(name: "LintelUIKit", package: "lintel")],\#n"#
      try edit("Package.swift", library, "")
      let libraries = ["LintelSwiftUI", "LintelUIKit"]
        .map { "        .product(name: \"\($0)\", package: \"lintel\"),\n" }.joined()
      try edit("Package.swift", "      dependencies: [\n\(libraries)      ],\n", "")
      try edit("Package.swift", #"path: "../..""#, #"path: "../lintel""#)
    }

    private func edit(_ name: String, _ old: String, _ new: String) throws {
      let name = "ExamplePackage/\(name)"
      let text = try place.text(of: name)
      try #require(text.contains(old))
      try place.write(text.replacing(old, with: new), to: name)
    }

    private func swift(_ arguments: [String]) throws -> SwiftToolchain.Run {
      try SwiftToolchain.run(["swift"] + arguments, in: package)
    }

    private func build(_ target: String = "Storefront") throws -> SwiftToolchain.Run {
      try swift(Self.building(target, in: place))
    }

    private static func building(
      _ target: String = "Storefront",
      in place: Workplace
    ) -> [String] {
      [
        "build", "--target", target, "-Xswiftc", "-I", "-Xswiftc",
        place.folder.appending(path: "Modules").path,
      ]
    }

    /// The products of the plugin's commands and the compiler, with their dates.
    private func products() throws -> [String: Date] {
      var dates: [String: Date] = [:]
      let folder = package.appending(path: ".build").resolvingSymlinksInPath()
      for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      where name.hasSuffix(".o") || name.contains("plugins/outputs") && name.hasSuffix(".swift") {
        let attributes = try FileManager.default.attributesOfItem(
          atPath: folder.appending(path: name).path
        )
        dates[name] = attributes[.modificationDate] as? Date
      }
      return dates
    }

    @Test("An options file in the target's folder adds the output for SwiftUI")
    func swiftUI() throws {
      let run = try build("StorefrontViews")
      #expect(run.status == 0, "\(run.output)")
      let source = try #require(try products().keys.first { $0.hasSuffix("/Market.swift") })
      let text = try place.text(of: "ExamplePackage/.build/\(source)")
      #expect(text.contains("var marketContext: Market.Context {"))
      #expect(text.contains("enum ViewColors {"))
    }

    @Test("The plugins build the example first completely, then only changes, and report errors")
    func example() throws {
      let first = try build()
      #expect(first.status == 0, "\(first.output)")
      let made = try products()
      let sources = made.keys.filter { $0.hasSuffix(".swift") }.map { URL(filePath: $0) }
      #expect(
        Set(sources.map(\.lastPathComponent)) == [
          "Shop.swift", "Shop+UINavigationBar.swift", "Shop+UIToolbar.swift",
          "Shop+UITabBar.swift", "Shop+Settings.swift", "Shop+Legacy.swift",
        ]
      )
      #expect(made.count > 2 * sources.count)

      let second = try build()
      #expect(second.status == 0)
      #expect(!second.output.contains("Compiling"), "\(second.output)")
      #expect(try products() == made)
      // SwiftPM plans again in a different environment, and there is still nothing to do.
      let elsewhere = try SwiftToolchain.run(
        ["env", "LINTEL_ELSEWHERE=1", "swift"] + Self.building(in: place),
        in: package
      )
      #expect(elsewhere.status == 0, "\(elsewhere.output)")
      #expect(try products() == made)

      let colors = "Sources/Storefront/Styles/parts/colors.yaml"
      try edit(colors, "#00569E", "#00569F")
      let third = try build()
      #expect(third.output.contains("Compiling theme Shop.yaml"), "\(third.output)")
      let changed = try products().filter { made[$0.key] != $0.value && $0.key.hasSuffix(".swift") }
      #expect(changed.keys.map { URL(filePath: $0).lastPathComponent } == ["Shop.swift"])

      let theme = "Sources/Storefront/Styles/Shop.yaml"
      try edit(theme, "$accent", "$accen")
      let broken = try build()
      #expect(broken.status != 0)
      #expect(broken.output.contains("\(theme):8:9: error: unknown token '$accen'"))
      try edit(theme, "$accen", "$accent")

      try edit(colors, "lintel: 1\n", "lintel: 1\ntheme: Colors\n")
      let unplanned = try build()
      #expect(unplanned.status != 0)
      #expect(unplanned.output.contains("colors.yaml became a theme"), "\(unplanned.output)")
      try edit(colors, "theme: Colors\n", "")

      let lint = ["--allow-writing-to-package-directory", "lintel", "lint", "Sources", "--strict"]
      #expect(try swift(["package"] + lint).status == 0)
      let format = ["--allow-writing-to-package-directory", "lintel", "format", "Sources"]
      try edit(theme, "lintel: 1\n", "lintel:   1\n")
      let formatted = try swift(["package"] + format)
      #expect(formatted.output.contains("formatted \(theme)"), "\(formatted.output)")

      let copy = place.folder.appending(path: "ExamplePackage/Sources/Storefront/Styles/Copy")
      try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
      try FileManager.default.moveItem(
        at: package.appending(path: colors),
        to: copy.appending(path: "Shop.yaml")
      )
      try edit("Sources/Storefront/Styles/Copy/Shop.yaml", "lintel: 1\n", "theme: Two\n")
      let twice = try build()
      #expect(twice.status != 0)
      #expect(
        twice.output.contains(
          "'Storefront' has 2 themes that would both be written to 'Shop.swift'"
        )
      )

      try FileManager.default.removeItem(at: copy)
      try FileManager.default.removeItem(at: package.appending(path: theme))
      try place.write("lintel: 1\n", to: "ExamplePackage/\(colors)")
      let none = try build()
      #expect(none.status != 0)
      #expect(none.output.contains("'Storefront' uses LintelPlugin but has no theme: expected"))
      #expect(none.output.contains("found 'colors.yaml'"))
    }
  }
#endif
