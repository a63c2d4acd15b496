// swift-tools-version: 6.2
import PackageDescription

// Style: targets in the order of the pipeline, each followed by its test target; one dependency per line.

// The modules of the compiler, from `LintelTheme` to `LintelRuns`, for tests.
let compiler: [Target.Dependency] = [
  "LintelAppearance", "LintelCascade", "LintelCompiler", "LintelDiff", "LintelFormat", "LintelLint",
  "LintelRuns", "LintelTheme", "LintelTokens",
]

// Linux doesn't have UIKit, so the runtime library and the compiler's output are built against a stand-in there.
#if os(Linux)
  let uikit: [Target.Dependency] = ["UIKit"]
  let swiftui: [Target.Dependency] = ["SwiftUI", "UIKit"]
  let recording: [Target.Dependency] = ["LintelTree", "ThemeRecording"]
  let standIns: [Target] = [
    .target(name: "UIKit", path: "Tests/UIKitStub", exclude: ["README.md"]),
    .target(
      name: "SwiftUI",
      dependencies: ["UIKit"],
      path: "Tests/SwiftUIStub",
      exclude: ["README.md"]
    ),
    .testTarget(
      name: "LintelSwiftUITests",
      dependencies: ["LintelSwiftUI", "LintelUIKit", "SwiftUI", "UIKit"]
    ),
    .target(
      name: "ThemeRecording",
      dependencies: ["LintelUIKit", "UIKit"],
      path: "Tests/ThemeRecording"
    ),
    .testTarget(
      name: "LintelUIKitTests",
      dependencies: [
        "LintelSchema", "LintelTesting", "LintelTree", "LintelUIKit", "UIKit", "lintel-costs",
      ],
      exclude: [
        "Formulas/colors.json", "Formulas/reckon-colors.py", "Formulas/vectors.json",
      ]
    ),
    .target(
      name: "ExampleApp",
      dependencies: ["LintelUIKit", "UIKit"],
      path: "Tests/ExampleApp",
      exclude: ["README.md"]
    ),
    .target(
      name: "ExampleSwiftUIApp",
      dependencies: ["LintelSwiftUI", "LintelUIKit", "SwiftUI", "UIKit"],
      path: "Tests/ExampleSwiftUIApp",
      exclude: ["README.md"]
    ),
    .testTarget(
      name: "ExampleAppTests",
      dependencies: [
        "ExampleApp", "ExampleSwiftUIApp", "LintelBackends", "LintelSwiftUI",
        "LintelUIKit", "SwiftUI", "UIKit",
      ] + compiler
    ),
    .executableTarget(
      name: "lintel-costs",
      dependencies: ["LintelUIKit", "UIKit"],
      path: "Tests/Costs",
      exclude: ["allocations.c"]
    ),
    .target(
      name: "UIKitReferee",
      dependencies: ["SwiftUI", "UIKit"],
      path: "Tests/UIKitReferee",
      exclude: [
        "README.md", "compare.py", "run", "scenarios.json", "stand-in.json", "view-scenarios.json",
        "view-stand-in.json",
      ]
    ),
    .testTarget(
      name: "UIKitStubTests",
      dependencies: [
        "LintelSchema", "LintelTesting", "SwiftUI", "UIKit", "UIKitReferee",
      ] + compiler
    ),
  ]
#else
  let uikit: [Target.Dependency] = []
  let swiftui: [Target.Dependency] = []
  let recording: [Target.Dependency] = []
  let standIns: [Target] = []
#endif

let package = Package(
  name: "lintel",
  platforms: [.macOS(.v15), .iOS(.v12)],
  products: [
    .executable(name: "lintel", targets: ["lintel"]),
    .library(name: "LintelUIKit", targets: ["LintelUIKit"]),
    .library(name: "LintelTree", targets: ["LintelTree"]),
    .library(name: "LintelSwiftUI", targets: ["LintelSwiftUI"]),
    .plugin(name: "LintelPlugin", targets: ["LintelPlugin"]),
    .plugin(name: "LintelCommand", targets: ["LintelCommand"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
  ],
  targets: [
    .systemLibrary(
      name: "CLibYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    .target(name: "LintelDiagnostics"),
    .target(
      name: "LintelSyntax",
      dependencies: [
        "CLibYAML",
        "LintelDiagnostics",
      ]
    ),
    .target(name: "LintelSchema"),
    .target(name: "LintelDecisions"),
    .target(
      name: "LintelTheme",
      dependencies: [
        "LintelDiagnostics",
        "LintelSchema",
        "LintelSyntax",
      ]
    ),
    .target(
      name: "LintelCascade",
      dependencies: [
        "LintelDiagnostics",
        "LintelSchema",
        "LintelTheme",
      ]
    ),
    .target(
      name: "LintelAppearance",
      dependencies: [
        "LintelCascade",
        "LintelDecisions",
        "LintelDiagnostics",
        "LintelSchema",
        "LintelTheme",
      ]
    ),
    .target(
      name: "LintelLint",
      dependencies: [
        "LintelAppearance",
        "LintelCascade",
        "LintelDecisions",
        "LintelDiagnostics",
        "LintelSchema",
        "LintelSyntax",
        "LintelTheme",
      ]
    ),
    .target(
      name: "LintelTokens",
      dependencies: [
        "LintelDiagnostics",
        "LintelSyntax",
        "LintelTheme",
      ]
    ),
    .target(
      name: "LintelFormat",
      dependencies: [
        "LintelDiagnostics",
        "LintelLint",
        "LintelSchema",
        "LintelSyntax",
        "LintelTheme",
      ]
    ),
    .target(
      name: "LintelDiff",
      dependencies: [
        "LintelAppearance",
        "LintelCascade",
        "LintelDecisions",
        "LintelDiagnostics",
        "LintelSchema",
        "LintelTheme",
      ]
    ),
    .target(
      name: "LintelCompiler",
      dependencies: [
        "LintelAppearance",
        "LintelCascade",
        "LintelDecisions",
        "LintelDiagnostics",
        "LintelLint",
        "LintelSchema",
        "LintelSyntax",
        "LintelTheme",
      ]
    ),
    .target(
      name: "LintelRuns",
      dependencies: [
        "LintelCascade",
        "LintelCompiler",
        "LintelDiagnostics",
        "LintelDiff",
        "LintelLint",
        "LintelTheme",
      ]
    ),
    .target(name: "CLintelRuntime"),
    .target(name: "CLintelPages"),
    .target(name: "CLintelMemory"),
    .target(
      name: "LintelBackends",
      dependencies: [
        "CLintelRuntime",
        "LintelAppearance",
        "LintelCascade",
        "LintelDecisions",
        "LintelDiagnostics",
        "LintelSchema",
        "LintelTheme",
      ]
    ),
    .target(
      name: "LintelReference",
      dependencies: [
        "LintelDiagnostics",
        "LintelFormat",
        "LintelLint",
        "LintelSchema",
        "LintelTheme",
      ]
    ),
    .target(
      name: "LintelPreview",
      dependencies: [
        "LintelAppearance",
        "LintelBackends",
        "LintelCascade",
        "LintelDecisions",
        "LintelDiagnostics",
        "LintelLint",
        "LintelSchema",
        "LintelTheme",
      ],
      resources: [
        .embedInCode("Page/preview.css"),
        .embedInCode("Page/formulas.js"),
        .embedInCode("Page/origins.js"),
        .embedInCode("Page/decisions.js"),
        .embedInCode("Page/drawing.js"),
        .embedInCode("Page/inspector.js"),
        .embedInCode("Page/device.js"),
        .embedInCode("Page/flows.js"),
        .embedInCode("Page/preview.js"),
      ]
    ),
    .target(
      name: "LintelReporting",
      dependencies: [
        "LintelAppearance",
        "LintelBackends",
        "LintelCompiler",
        "LintelDiagnostics",
        "LintelDiff",
        "LintelLint",
        "LintelReference",
        "LintelRuns",
        "LintelSchema",
        "LintelSyntax",
        "LintelTheme",
      ]
    ),
    .target(
      name: "LintelServer",
      dependencies: [
        "LintelAppearance",
        "LintelBackends",
        "LintelCascade",
        "LintelCompiler",
        "LintelDiagnostics",
        "LintelFormat",
        "LintelLint",
        "LintelReference",
        "LintelReporting",
        "LintelRuns",
        "LintelSchema",
        "LintelSyntax",
        "LintelTheme",
      ]
    ),
    .target(
      name: "LintelUIKit",
      dependencies: uikit
    ),
    .target(
      name: "LintelTree",
      dependencies: ["LintelUIKit"] + uikit
    ),
    .target(
      name: "LintelSwiftUI",
      dependencies: ["LintelUIKit"] + swiftui
    ),
    .executableTarget(
      name: "lintel",
      dependencies: [
        "CLintelMemory",
        "CLintelPages",
        "LintelAppearance",
        "LintelBackends",
        "LintelCascade",
        "LintelCompiler",
        "LintelDecisions",
        "LintelDiagnostics",
        "LintelDiff",
        "LintelFormat",
        "LintelLint",
        "LintelPreview",
        "LintelReference",
        "LintelReporting",
        "LintelRuns",
        "LintelSchema",
        "LintelServer",
        "LintelSyntax",
        "LintelTheme",
        "LintelTokens",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Editors"]
    ),
    .plugin(
      name: "LintelPlugin",
      capability: .buildTool(),
      dependencies: ["lintel"],
      path: "Sources/LintelBuildPlugin"
    ),
    .plugin(
      name: "LintelCommand",
      capability: .command(
        intent: .custom(verb: "lintel", description: "Runs lintel, such as 'lintel lint Sources'."),
        permissions: [
          .writeToPackageDirectory(
            reason: "Formats and fixes themes, and writes what they compile to."
          )
        ]
      ),
      dependencies: ["lintel"],
      path: "Sources/LintelCommandPlugin"
    ),
    .testTarget(
      name: "LintelDiagnosticsTests",
      dependencies: ["LintelDiagnostics", "LintelTesting"]
    ),
    .testTarget(
      name: "LintelSyntaxTests",
      dependencies: ["LintelSyntax", "LintelDiagnostics", "LintelTesting"]
    ),
    .testTarget(
      name: "LintelSchemaTests",
      dependencies: ["LintelSchema"]
    ),
    .testTarget(
      name: "LintelDecisionsTests",
      dependencies: ["LintelDecisions"]
    ),
    .testTarget(
      name: "LintelThemeTests",
      dependencies: [
        "LintelDiagnostics", "LintelSchema", "LintelSyntax", "LintelTesting", "RandomThemes",
        "TestThemes",
      ] + compiler,
      exclude: ["Mistakes/Fixtures", "Theme/Fixtures"]
    ),
    .testTarget(
      name: "LintelCompilerTests",
      dependencies: [
        "LintelDecisions", "LintelDiagnostics", "LintelSchema", "LintelSyntax",
        "LintelTesting", "RandomThemes", "SeededTheme", "TestThemes",
      ] + compiler,
      exclude: ["Appearance/Fixtures"]
    ),
    .target(
      name: "TestThemes",
      dependencies: [
        "LintelCompiler", "LintelDiagnostics", "LintelLint", "LintelSchema", "LintelTheme",
      ],
      path: "Tests/TestThemes"
    ),
    .target(name: "SeededTheme", path: "Tests/Generators/SeededTheme"),
    .target(
      name: "RandomThemes",
      dependencies: [
        "LintelDecisions", "LintelDiagnostics", "LintelSchema", "LintelTesting", "LintelTheme",
      ],
      path: "Tests/Generators/RandomTheme"
    ),
    .executableTarget(
      name: "lintel-bench",
      dependencies: [
        "LintelDecisions", "LintelDiagnostics", "LintelSchema", "LintelSyntax",
        "SeededTheme",
      ] + compiler,
      path: "Tests/Benchmarks",
      exclude: ["README.md", "Table", "generated-swift", "growth"]
    ),
    .testTarget(
      name: "LintelBackendsTests",
      dependencies: [
        "LintelBackends", "LintelDiagnostics", "LintelReference", "LintelSchema",
        "LintelSwiftUI", "LintelTesting", "LintelUIKit",
      ] + compiler + recording,
      exclude: ["JSON/lintel.appearance-tree.schema.json", "Swift/Goldens"]
    ),
    .testTarget(
      name: "LintelPreviewTests",
      dependencies: [
        "LintelBackends", "LintelDiagnostics", "LintelPreview", "LintelReference", "LintelSchema",
        "LintelTesting",
      ] + compiler,
      exclude: ["Goldens", "Page"]
    ),
    .testTarget(
      name: "LintelReferenceTests",
      dependencies: ["LintelDiagnostics", "LintelReference"] + compiler
    ),
    .testTarget(
      name: "LintelReportingTests",
      dependencies: ["LintelBackends", "LintelDiagnostics", "LintelReporting", "LintelTesting"]
        + compiler,
      exclude: ["Goldens"]
    ),
    .testTarget(
      name: "LintelServerTests",
      dependencies: [
        "FuzzTargets", "LintelBackends", "LintelDiagnostics", "LintelServer",
        "LintelTesting",
      ] + compiler
    ),
    .target(
      name: "LintelTesting",
      dependencies: ["LintelBackends", "LintelDiagnostics", "LintelSchema"] + compiler + recording,
      path: "Tests/LintelTesting",
      exclude: ["judge-html.py", "judge-sarif.py", "render-markdown.py", "validate.py"]
    ),
    .target(
      name: "FuzzTargets",
      dependencies: [
        "LintelBackends", "LintelDiagnostics", "LintelPreview",
        "LintelReporting", "LintelServer", "LintelSyntax",
      ] + compiler + recording,
      path: "Tests/Fuzzing/Targets"
    ),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "FuzzTargets", "LintelBackends", "LintelDecisions", "LintelDiagnostics",
        "LintelSchema", "LintelSyntax",
        "LintelTesting",
      ] + compiler
    ),
    .testTarget(
      name: "RobustnessTests",
      dependencies: [
        "FuzzTargets", "LintelBackends", "LintelDiagnostics", "LintelPreview",
        "LintelReporting", "LintelSyntax", "LintelTesting",
      ] + compiler
    ),
    .testTarget(
      name: "lintelTests",
      dependencies: ["LintelDiagnostics", "LintelSyntax", "LintelTesting", "lintel"],
      exclude: ["Goldens"]
    ),
    .testTarget(
      name: "SpecTests",
      dependencies: [
        "LintelBackends", "LintelDiagnostics", "LintelPreview", "LintelReporting", "LintelSchema",
        "LintelTesting", "LintelUIKit",
      ] + compiler,
      path: "Tests/Specs",
      exclude: [
        "README.md", "app-versions.md", "blocks.md", "build-tools.md", "buttons.md", "cascade.md",
        "checklist.md",
        "design-tokens.md", "diff.md", "files.md", "formatting.md", "glass.md", "guide",
        "key-index.md", "keys.md", "linting.md", "mistakes.md", "modes.md", "output.md", "pictures",
        "preview.md", "properties.md", "proxies.md", "reference", "reports.md", "robustness.md",
        "rules.md", "search.md", "sizes.md", "slots.md", "style-guide.md", "tokens.md",
        "transitions.md",
        "values.md",
        "voice-allowances.txt",
      ]
    ),
  ] + standIns,
  swiftLanguageModes: [.v6]
)

// Reads Swift for `lintel adopt` and `lintel audit`. Built only on request, because it needs a Swift parser, which neither themes nor plugins do:
// `make source` builds it, and `make test` tests it. `LINTEL_TOOLCHAIN_PARSER` names the folder of the toolchain's own parser, which is the same
// but already built and optimized.
let toolchainParser = Context.environment["LINTEL_TOOLCHAIN_PARSER"] ?? ""
if Context.environment["LINTEL_SOURCE"] != nil {
  var parser: [Target.Dependency] = []
  if toolchainParser.isEmpty {
    package.dependencies.append(
      .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0")
    )
    parser = ["SwiftParser", "SwiftSyntax"].map { .product(name: $0, package: "swift-syntax") }
  }
  package.products.append(.executable(name: "lintel-source", targets: ["lintel-source"]))
  package.targets += [
    .target(
      name: "LintelSource",
      dependencies: [
        "LintelAppearance",
        "LintelCascade",
        "LintelCompiler",
        "LintelDiagnostics",
        "LintelFormat",
        "LintelLint",
        "LintelSchema",
        "LintelTheme",
      ] + parser
    ),
    .executableTarget(
      name: "lintel-source",
      dependencies: [
        "LintelBackends",
        "LintelCompiler",
        "LintelDiagnostics",
        "LintelLint",
        "LintelReporting",
        "LintelRuns",
        "LintelSchema",
        "LintelSource",
        "LintelTheme",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .testTarget(
      name: "LintelSourceTests",
      dependencies: [
        "LintelDiagnostics", "LintelSchema", "LintelSource", "LintelTesting",
      ] + compiler
    ),
  ]
}

// Builds only with libFuzzer, which provides `main`. Tests/Fuzzing/run builds it.
if Context.environment["LINTEL_FUZZING"] != nil {
  package.targets.append(
    .executableTarget(
      name: "lintel-fuzz",
      dependencies: ["FuzzTargets"],
      path: "Tests/Fuzzing/Driver"
    )
  )
}

for target in package.targets where ![.plugin, .system].contains(target.type) {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
    .strictMemorySafety(),
  ]
}

// `make test` builds everything once and runs it. It optimizes the modules whose loops take most of the tests' time. It doesn't optimize the large
// modules that read themes and check rules: that takes minutes, in which other modules wait for them, and saves the tests less. It
// compiles each test target as a whole, which checks each file once instead of three times. The variable names the folder of the products. SwiftPM
// rejects these flags in a dependency, so other packages don't get them.
let testProducts = Context.environment["LINTEL_TEST_RUN"]
// Always optimized: these modules record and compare millions of values, which takes several times as long without optimization.
let helpers: Set = ["LintelTesting", "ThemeRecording", "UIKit"]
let busy: Set = [
  "LintelAppearance", "LintelBackends", "LintelCascade", "LintelDecisions", "LintelDiagnostics",
  "LintelSchema", "LintelSyntax", "RandomThemes",
]
let whole = ["-wmo", "-num-threads", "2", "-disable-batch-mode"]
for target in package.targets {
  var flags = helpers.contains(target.name) ? ["-O"] : []
  if let testProducts {
    if helpers.contains(target.name) { flags += whole }
    if busy.contains(target.name) { flags += whole + ["-O", "-assert-config", "Debug"] }
    if target.type == .test {
      // SwiftPM finds XCTest tests in the index. Nothing else uses it.
      let index = ["-index-store-path", "\(testProducts)/index/store"]
      flags += whole + ["-no-emit-module-separately-wmo", "-index-ignore-system-modules"] + index
    }
  }
  if !flags.isEmpty { target.swiftSettings?.append(.unsafeFlags(flags)) }
}

let readers: Set = ["LintelSource", "LintelSourceTests", "lintel-source"]
for target in package.targets where readers.contains(target.name) && !toolchainParser.isEmpty {
  let path = ["-L", toolchainParser, "-Xlinker", "-rpath", "-Xlinker", toolchainParser]
  target.swiftSettings?.append(.unsafeFlags(["-I", toolchainParser]))
  target.linkerSettings = [.unsafeFlags(path)]
}

// For a plugin, SwiftPM builds the tool a second time, for the host. `BuildPluginTests` builds the plugins as users do.
if testProducts != nil {
  package.targets.removeAll { $0.type == .plugin }
  package.products.removeAll { $0 is Product.Plugin }
  // `LintelTheme` takes the longest, and of what doesn't wait for it, the stand-in and what is built on it take the longest. So they wait until
  // it can start, and use another core meanwhile.
  package.targets.first { $0.name == "UIKit" }?.dependencies += ["LintelSchema", "LintelSyntax"]
}

// If a file imports both UIKit and Testing, the compiler looks for the overlay that connects the real UIKit with Swift Testing.
for target in package.targets
where ["ExampleAppTests", "LintelSwiftUITests", "LintelUIKitTests", "UIKitStubTests"].contains(
  target.name
) {
  target.swiftSettings?.append(.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"]))
}

// SwiftPM recompiles a module only if a dependency that it names has changed. But the size of its values can depend on any indirect dependency,
// and an incremental build could then mix sizes. So each target names all of its indirect dependencies, unless a test asks for this manifest as
// it's written.
if Context.environment["LINTEL_MANIFEST"] != "written" {
  func module(_ dependency: Target.Dependency) -> String? {
    if case .byNameItem(let name, _) = dependency { name } else { nil }
  }
  let written = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0.dependencies) })
  for target in package.targets where target.type != .plugin {
    var known = Set(target.dependencies.compactMap(module))
    var open = target.dependencies
    while let next = open.popLast().flatMap(module) {
      for below in written[next] ?? [] {
        guard let name = module(below), known.insert(name).inserted else { continue }
        target.dependencies.append(below)
        open.append(below)
      }
    }
  }
}
