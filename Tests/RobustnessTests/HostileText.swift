import Foundation
import LintelBackends
import LintelDiagnostics
import LintelTesting
import Testing

/// A text that does harm if it's interpreted as anything but text.
struct HostileText: Sendable, CustomTestStringConvertible {
  let text: String

  /// A name in the texts that must always stay text.
  static let mark = "PWNED"

  static let all: [HostileText] = [
    // Swift
    "\"; import PWNED //", "\\(PWNED())", "*/ import PWNED /*", "\"\"\"\nimport PWNED\n\"\"\"",
    "\"#; import PWNED //", "#\"PWNED\"#", "\\#(PWNED)", "a\nimport PWNED", "a\rimport PWNED",
    "a\u{2028}import PWNED", "a\u{85}import PWNED", "\\", "\\\"", "`import PWNED`", "${PWNED}",
    "\\u{22}; import PWNED", "// PWNED", "/* PWNED",
    // Pages, drawings, and reports
    "</script><script>PWNED()</script>", "<img src=x onerror=PWNED()>", "]]><PWNED/>",
    "--><script>PWNED()</script><!--", "\"><svg onload=PWNED()>", "&lt;PWNED&#0;&amp;",
    "</title></text></style></template><PWNED>", "javascript:PWNED()", "' onclick='PWNED()",
    // Reports in lines, in Markdown, and on terminals
    "a\n::error::PWNED", "%0A::error::PWNED", "a,line=1::PWNED",
    "x | PWNED | `y` [z](http://PWNED)",
    "```\n# PWNED\n", "\u{1B}[2J\u{1B}]8;;http://PWNED\u{7}", "\u{9B}31mPWNED",
    // Invisible characters, and characters that change the order
    "\u{0}PWNED", "\u{202E}PWNED\u{202C}", "\u{2066}PWNED\u{2069}", "\u{200F}PWNED",
    "\u{FEFF}PWNED",
    "\u{FFFE}\u{FFFF}", "\u{200B}PWNED", "e\u{301}\u{301}\u{301} PWNED", "\u{10FFFF}",
    "\u{7F}PWNED",
    // Paths
    "../../PWNED", "/etc/passwd", "~root/PWNED", "file:///PWNED", "a/../../PWNED.yaml", "*/*/*", "",
    " ", ".", "..", "-PWNED", "--output=PWNED",
    // Values of other languages
    "__proto__", "constructor", "NaN", "1e999", "-0", "0x7fffffffffffffff", "null", "~",
    String(repeating: "PWN", count: 3000), String(repeating: "(", count: 500),
    String(repeating: "$a.", count: 500),
  ].map(HostileText.init)

  init(_ text: String) {
    self.text = text
  }

  var testDescription: String {
    inYAML.count < 60 ? inYAML : "\(inYAML.prefix(40))… (\(text.count))"
  }

  /// The text as a scalar in double quotes.
  var inYAML: String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22: result += "\\\""
      case 0x5C: result += "\\\\"
      case 0x20..<0x7F: result.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16)
        result += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
      }
    }
    return "\"\(result)\""
  }

  /// The places in a theme that can contain a name or a text, `%`.
  static let places = [
    "theme: %", "ios: %", "lintel: %", "imports: [%]", "imports: %", "%: 1", "tint: %", "use: %",
    "brands: { %: {} }", "brands: { a: { extends: % } }", "brands: { a: { %: 1 } }",
    "promos: { %: { toolbar: { tint: red } } }", "promos: { p: { from: %, until: % } }",
    "promos: { p: { with: [%] } }", "promos: { p: { brands: [%] } }",
    "screens: { %: { hidesToolbar: true } }", "screens: { home: { %: 1 } }",
    "screens: { home: { screens: { %: {} } } }", "flows: [%]", "flows: [\"a -> b\", %]",
    "styles: { %: { tint: label } }\nuse: %", "styles: { a: { use: % } }",
    "tokens: { colors: { %: \"#000000\" } }", "tokens: { colors: { a: % } }\ntint: $a",
    "tokens: { %: { a: 1 } }", "tokens: { fonts: { a: { family: %, size: 17 } } }",
    "tokens: { colors: { a: { runtime: true, samples: [%] } } }",
    "tokens: { colors: { a: { default: label, brands: { %: label } } } }",
    "tokens: { images: { %: { symbol: star } } }", "navigationBar: { %: 1 }",
    "navigationBar: { tint: % }", "navigationBar: { tint: { light: %, dark: % } }",
    "navigationBar: { title: { font: { family: %, size: 17 } } }",
    "navigationBar: { title: { font: { size: 17, features: [%] } } }",
    "navigationBar: { title: { font: %, kern: %, paragraph: { alignment: % } } }",
    "navigationBar: { backIndicator: { asset: % } }",
    "navigationBar: { backIndicator: { symbol: % } }",
    "navigationBar: { background: { image: { asset: % } } }",
    "navigationBar: { ios %: { tint: red } }",
    "\"ios %\": { tint: red }", "backButtonTitle: %", "statusBar: %", "appVersions: %",
    "proxies: { %: { tint: red } }", "proxies: { navigationBar: { in: [%] } }", "when: { %: 1 }",
    "tint: label # lintel:disable-line % -- %", "tint: label # %",
  ]

  /// The places where this text is tested: a sixth of all places, which differs for each text, so that each place gets every kind of text.
  ///
  /// With `LINTEL_HOSTILE_EVERYWHERE`, all of them.
  var ownPlaces: [String] {
    if Self.isEverywhere { return Self.places }
    let number = Self.all.firstIndex { $0.text == text } ?? 0
    return Self.places.enumerated().filter { $0.offset % 6 == number % 6 }.map(\.element)
  }

  private static let isEverywhere =
    ProcessInfo.processInfo.environment["LINTEL_HOSTILE_EVERYWHERE"] != nil

  /// A theme with the text at a place.
  func theme(at place: String) -> String {
    let header = [
      ("lintel:", "lintel: 1"), ("theme:", "theme: Hostile"), ("ios:", "ios: 12..18"),
    ]
    let body = place.replacing("%", with: inYAML)
    return header.filter { !place.hasPrefix($0.0) }.map { $0.1 + "\n" }.joined() + body + "\n"
  }
}
