#if os(Linux)
  import Foundation
  import LintelTesting
  import Testing

  /// Runs the scripts of a release and of `make` as on a Mac, with stand-ins for its commands that record their calls.
  @Suite("Release scripts")
  struct ReleaseScriptTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()

    private static let tool = BuiltProducts.folder.appending(path: "lintel").path

    /// A folder with the package's own scripts, and with stand-ins for commands that come first on the path.
    private static func place(_ commands: [String: String]) throws -> Workplace {
      let place = try Workplace(["log": ""])
      for name in [
        ".ci", "Makefile", "Sources/LintelBuildPlugin", "Sources/LintelCommandPlugin",
        "Sources/lintel/Editors",
      ] {
        let copy = place.folder.appending(path: name)
        try FileManager.default.createDirectory(
          at: copy.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try FileManager.default.copyItem(at: root.appending(path: name), to: copy)
      }
      for library in ["LintelUIKit", "LintelTree", "LintelSwiftUI"] {
        try place.write("", to: "Sources/\(library)/empty")
      }
      for (name, script) in commands {
        try place.write("#!/bin/bash\nset -e\n\(script)\n", to: "commands/\(name)")
        try FileManager.default.setAttributes(
          [.posixPermissions: 0o755],
          ofItemAtPath: place.folder.appending(path: "commands/\(name)").path
        )
      }
      return place
    }

    private static func run(_ line: String, in place: Workplace) throws -> Workplace.Run {
      try place.shell("PATH=$PWD/commands:$PATH; \(line)")
    }

    // MARK: - Bundles

    private struct BundleInfo: Decodable {
      struct Artifact: Decodable {
        struct Variant: Decodable {
          let path: String
          let supportedTriples: [String]
        }
        let version: String
        let variants: [Variant]
      }
      let artifacts: [String: Artifact]
    }

    @Test("Tools for several machines form one bundle, each for its own")
    func join() throws {
      let triples = ["arm64-apple-macosx", "x86_64-apple-macosx", "x86_64-unknown-linux-gnu"]
      let place = try Self.place([:])
      for triple in triples { try place.write(triple, to: "d/lintel-0.1.0-\(triple)/bin/lintel") }
      let run = try Self.run(".ci/bundle out d/lintel-0.1.0-*", in: place)
      #expect(run.status == 0, "\(run.errors)")
      let info = try place.text(of: "out/lintel.artifactbundle/info.json")
      let bundle = try JSONDecoder().decode(BundleInfo.self, from: Data(info.utf8))
      let artifact = try #require(bundle.artifacts["lintel"])
      #expect(artifact.version == "0.1.0")
      #expect(artifact.variants.map(\.supportedTriples) == triples.map { [$0] })
      for (variant, triple) in zip(artifact.variants, triples) {
        let path = "out/lintel.artifactbundle/\(variant.path)"
        #expect(try place.text(of: path) == triple)
        #expect(
          FileManager.default.isExecutableFile(atPath: place.folder.appending(path: path).path)
        )
      }
    }

    @Test("Tools that don't form one bundle are refused")
    func disjoint() throws {
      let place = try Self.place([:])
      for name in ["a/lintel-0.1.0-m", "b/lintel-0.1.0-m", "b/lintel-0.2.0-n"] {
        try place.write("", to: "\(name)/bin/lintel")
      }
      let versions = try Self.run(".ci/bundle out a/lintel-0.1.0-m b/lintel-0.2.0-n", in: place)
      #expect(versions.status == 1)
      #expect(versions.errors.contains("has version 0.2.0, but the others have version 0.1.0"))
      let twice = try Self.run(".ci/bundle out a/lintel-0.1.0-m b/lintel-0.1.0-m", in: place)
      #expect(twice.status == 1)
      #expect(twice.errors.contains("b/lintel-0.1.0-m is for m, and so is another one"))
      #expect(try Self.run(".ci/bundle out", in: place).status == 1)
    }

    // MARK: - Release builds on a Mac

    private static func mac(libraries: String) -> [String: String] {
      [
        "uname": "echo Darwin",
        "pkg-config": """
        case "$1" in
          --variable*) echo "$PWD/brew" ;;
          --modversion) echo 0.2.5 ;;
          --cflags) echo "-I$PWD/brew/include" ;;
        esac
        """,
        "swift": """
        echo "swift $*" >> log
        case "$*" in
          build*--show-bin-path*) echo "$PWD/built" ;;
          build*) mkdir -p built; cp '\(tool)' built/lintel; cp built/lintel built/lintel-source; cp "$PKG_CONFIG_PATH/yaml-0.1.pc" pc ;;
          *) echo 1234 ;;
        esac
        """,
        "swiftc": #"echo '"unversionedTriple": "arm64-apple-macosx",'"#,
        "otool": "echo '\(libraries)'",
        "strip": "echo \"strip $1\" >> log",
        "codesign": "echo \"codesign ${*: 1:$#-1}\" >> log",
        "ditto": "echo ditto >> log",
        "xcrun": "echo \"xcrun $*\" >> log",
      ]
    }

    @Test("On a Mac, the tool is linked only with the archive, stripped, signed, and notarized")
    func macRelease() throws {
      let place = try Self.place(Self.mac(libraries: "/usr/lib/libSystem.B.dylib"))
      try place.write("", to: "brew/libyaml.a")
      let variables = "LINTEL_SIGN_IDENTITY='Developer ID' LINTEL_NOTARY_PROFILE=ci"
      let run = try Self.run("\(variables) .ci/dist out", in: place)
      #expect(run.status == 0, "\(run.errors)")
      let pc = try place.text(of: "pc")
      #expect(pc.contains("Libs: -L") && pc.contains(".build/dist-build/static -lyaml\n"))
      let log = try place.text(of: "log").split(separator: "\n")
      #expect(!log[0].contains("--static-swift-stdlib"))
      #expect(
        log.filter { !$0.hasPrefix("swift ") } == [
          "strip -x", "codesign --force --options runtime --timestamp --sign Developer ID",
          "strip -x", "codesign --force --options runtime --timestamp --sign Developer ID", "ditto",
          "xcrun notarytool submit .build/dist-build/notarize.zip --keychain-profile ci --wait",
        ]
      )
      let name = "out/lintel-0.1.0-arm64-apple-macosx"
      let files = try place.files().filter { $0.hasPrefix("out/") }
      #expect(files.contains("\(name)/bin/lintel") && files.contains("\(name)/bin/lintel-source"))
      #expect(files.contains("\(name)/share/man/man1/lintel.1"))
      #expect(files.contains("\(name)/share/lintel/editors/vscode/extension.js"))
      #expect(files.contains("\(name).tar.gz"))
      #expect(files.contains("out/lintel.artifactbundle.zip"))
      #expect(
        files.contains(
          "out/package/lintel.artifactbundle/lintel-0.1.0-arm64-apple-macosx/bin/lintel"
        )
      )
    }

    @Test("A tool that needs libyaml at run time isn't a release")
    func sharedLibrary() throws {
      let dylib = "/opt/homebrew/opt/libyaml/lib/libyaml-0.2.dylib"
      let place = try Self.place(Self.mac(libraries: dylib))
      let missing = try Self.run(".ci/dist out", in: place)
      #expect(missing.status == 1)
      #expect(missing.errors.contains("There is no libyaml.a"))
      try place.write("", to: "brew/libyaml.a")
      let run = try Self.run(".ci/dist out", in: place)
      #expect(run.status == 1)
      #expect(run.errors.contains("The tool needs libyaml installed where it runs"))
      #expect(try place.text(of: "log").contains("codesign --force --sign -\n"))
    }

    // MARK: - Python

    @Test(
      "An interpreter that is too old for the packages is skipped, and Homebrew installs a newer one"
    )
    func python() throws {
      let venv =
        #"mkdir -p "$4/bin"; cp "$0" "$4/bin/python"; cp commands/true "$4/bin/pip"; touch "$4/installed""#
      let newer = """
        case "$*" in
          *version_info*) exit 0 ;;
          *cmarkgfm*) test -e "$(dirname "$0")/../installed" ;;
          "-m venv"*) echo "venv by $(basename "$0")" >> log; \(venv) ;;
        esac
        """
      let place = try Self.place([
        "true": "true", "python3": "exit 1", "newer": newer,
        "brew": "echo \"brew $*\" >> log; cp commands/newer commands/python3.13",
      ])
      let make = "make python PYTHONS='python3 python3.14 python3.13'"
      let run = try Self.run(make, in: place)
      #expect(run.status == 0, "\(run.output)\(run.errors)")
      #expect(try place.text(of: "log") == "brew install python\nvenv by python3.13\n")
      #expect(try place.text(of: ".build/tools/python") == ".build/tools/venv/bin/python\n")
      // If it exists, nothing is installed again.
      #expect(try Self.run(make, in: place).status == 0)
      #expect(try place.text(of: "log") == "brew install python\nvenv by python3.13\n")
    }
  }
#endif
