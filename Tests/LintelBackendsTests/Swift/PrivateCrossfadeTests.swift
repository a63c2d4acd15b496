import Foundation
import LintelBackends
import LintelCompiler
import LintelLint
import LintelTesting
import LintelTheme
import Testing

@Suite("UIKit's private crossfade")
struct PrivateCrossfadeTests {
  private func output(_ mechanism: String) throws -> String {
    let theme = """
      lintel: 1
      theme: Trial
      ios: 15..18
      navigationBar:
        background: opaque
        scrollEdge: { background: transparent }
        scroll: { behavior: crossfade, distance: 12\(mechanism) }
      """
    let bytes = Array(theme.utf8)
    var options = CompilerOptions()
    options.allowsPrivateAPI = true
    let provider = SourceProvider(read: { _ in bytes }, expand: { [$0] })
    let compilation = compile(root: "Trial.yaml", provider: provider, options: options)
    let sample = try SampleTheme(compilation)
    return sample.code(SwiftOptions(source: "Trial.yaml")).map(\.text).joined()
  }

  /// A text without the parts between `#if DEBUG` and `#endif`.
  private func release(_ text: String) -> String {
    text.components(separatedBy: "#if DEBUG").enumerated().map { index, part in
      index == 0 ? part : part.components(separatedBy: "#endif").dropFirst().joined()
    }.joined()
  }

  @Test(
    "The private crossfade is written only for themes that request it, and release builds don't compile it"
  )
  func onlyOnDemand() throws {
    let text = try output(", mechanism: private")
    #expect(text.contains(".set(.crossfade(distance: 12, isManual: true))"))
    #expect(text.contains("\"manualScrollEdgeAppearanceProgress\""))
    #expect(!release(text).contains("manualScroll"))
    #expect(release(text).contains("isManual: true"))
    for mechanism in ["", ", mechanism: public"] {
      let text = try output(mechanism)
      #expect(text.contains(".set(.crossfade(distance: 12))"))
      #expect(!text.contains("DEBUG") && !text.contains("manualScroll"))
    }
  }

  #if os(Linux)
    @Test("The private crossfade sets UIKit's properties, and compiles with and without them")
    func runs() throws {
      let text = try output(", mechanism: private")
      let check = try SwiftToolchain.typecheck([("Trial.swift", text)])
      #expect(check.status == 0, "\(check.output)")
      let lint = try SwiftToolchain.formatLint([("Trial.swift", text)])
      #expect(lint.status == 0, "\(lint.output)")
      let program = """
        import UIKit

        let item = UINavigationItem(title: "")
        let crossfade = Trial.privateCrossfade
        crossfade.begin(item)
        crossfade.show(item, 0.25)
        print(item.privateValues["_manualScrollEdgeAppearanceEnabled"] ?? -1)
        print(item.privateValues["_manualScrollEdgeAppearanceProgress"] ?? -1)
        crossfade.end(item)
        print(item.privateValues["_manualScrollEdgeAppearanceEnabled"] ?? -1)
        print(Simulation.misuses)
        """
      let trial = text.replacing("#if DEBUG", with: "#if true")
      let run = try SwiftToolchain.execute([("Trial.swift", trial), ("main.swift", program)])
      #expect(run.status == 0)
      #expect(run.output == "1.0\n0.25\n0.0\n[]\n", "\(run.output)")
    }
  #endif
}
