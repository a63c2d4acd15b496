import Foundation
import LintelBackends
import Testing

/// Checks the declarations that an app sees when it imports the runtime library.
@Suite("The public surface of the runtime library")
struct PublicSurfaceTests {
  /// Declarations that are public for apps, and those that only generated code imports.
  static let counts: (app: [Substring], generated: [Substring]) = {
    var (app, generated): ([Substring], [Substring]) = ([], [])
    for text in RuntimeSources.all {
      var isForGeneratedCode = false
      var attribute = false
      for line in text.split(separator: "\n") {
        let isTop = line.first != " "
        let words = line.drop { $0 == " " }
        if words == "@_spi(Generated)" {
          attribute = true
          continue
        }
        if isTop, line == "}" { isForGeneratedCode = false }
        let isMarked = attribute || words.hasPrefix("@_spi(Generated) ")
        let declares = words.hasPrefix("public ") || words.hasPrefix("open ")
        if isTop, attribute || extended(line).map(types.contains) ?? false {
          isForGeneratedCode = line.hasSuffix("{")
          if attribute, declares { generated.append(words) }
        } else if isMarked || (isForGeneratedCode && declares) {
          generated.append(words)
        } else if declares, !words.hasPrefix("public import ") {
          app.append(words)
        }
        if !words.hasPrefix("@") || isMarked { attribute = false }
      }
    }
    return (app, generated)
  }()

  /// The types that exist only for generated code.
  private static let types: Set<Substring> = {
    var names: Set<Substring> = []
    for text in RuntimeSources.all {
      var isNext = false
      for line in text.split(separator: "\n") {
        if line == "@_spi(Generated)" {
          isNext = true
        } else if isNext {
          isNext = false
          let words = line.split { !$0.isLetter && !$0.isNumber }
          let kinds: Set<Substring> = ["struct", "enum", "class", "func", "typealias"]
          guard let kind = words.firstIndex(where: kinds.contains) else { continue }
          if let name = words.dropFirst(kind + 1).first { names.insert(name) }
        }
      }
    }
    return names
  }()

  private static func extended(_ line: Substring) -> Substring? {
    let words = line.split { !$0.isLetter && !$0.isNumber }
    guard let index = words.firstIndex(of: "extension") else { return nil }
    return words.dropFirst(index + 1).first
  }

  @Test("An app sees fewer than 120 declarations, and those for generated code are marked")
  func size() {
    let (app, generated) = Self.counts
    #expect(app.count < 120, "\(app.joined(separator: "\n"))")
    #expect(generated.count > 100)
  }

  @Test("Hooks for tests and names that apps use themselves aren't among them")
  func names() {
    let app = Self.counts.app.joined(separator: "\n")
    for name in ["Setting", "SlotColors", "BarTextAttributes", "PromoAlarm", "now:", "timeZone:"] {
      #expect(!app.contains("struct \(name)") && !app.contains("enum \(name)"))
      #expect(!app.contains("typealias \(name)") && !app.contains("var \(name)"))
    }
    #expect(app.contains("func startUpdatingPromos()"))
  }
}
