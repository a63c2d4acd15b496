import Foundation
import LintelCompiler
import LintelDiagnostics
import LintelLint
import TestThemes
import Testing

/// A theme with a mistake, the expected finding, and the theme without the mistake.
///
/// The files in `Fixtures` have cases in paragraphs: the mistake, `! ` with its message, `> ` with help, then `~ ` with the theme after the
/// fix-it, or `+ ` with a corrected theme if no fix-it can know what its author meant.
struct MistakeCase: CustomTestStringConvertible, Sendable {
  let origin: String
  let mistake: String
  let finding: [String]
  let fixed: String?
  let corrected: String?

  var testDescription: String { "\(origin): \(mistake)" }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures")

  static let all: [MistakeCase] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().flatMap { name -> [MistakeCase] in
      let url = folder.appending(path: name)
      let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
      return text.split(separator: "\n\n").map { paragraph in
        MistakeCase(String(paragraph), origin: String(name.prefix { $0 != "." }))
      }
    }
  }()

  private init(_ paragraph: String, origin: String) {
    self.origin = origin
    let lines = paragraph.split(separator: "\n").map(String.init)
    func behind(_ mark: String) -> [String] {
      lines.filter { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
    }
    let marks = ["! ", "> ", "~ ", "+ "]
    mistake = lines.filter { line in !marks.contains { line.hasPrefix($0) } }
      .joined(separator: "\n")
    finding = lines.filter { $0.hasPrefix("! ") || $0.hasPrefix("> ") }
    let fixed = behind("~ ")
    let corrected = behind("+ ")
    self.fixed = fixed.isEmpty ? nil : fixed.joined(separator: "\n")
    self.corrected = corrected.isEmpty ? nil : corrected.joined(separator: "\n")
  }

  /// A theme with the lines that a case omits, and with the tokens that it may refer to.
  static func theme(_ body: String) -> String {
    let lines = body.split(separator: "\n")
    func has(_ keys: [String]) -> Bool {
      lines.contains { line in keys.contains { line.hasPrefix("\($0):") } }
    }
    var header = ""
    if !has(["lintel", "version"]) { header += "lintel: 1\n" }
    if !has(["theme", "name", "title"]) { header += "theme: Spec\n" }
    if !has(["ios", "iOS", "iso", "platform"]) { header += "ios: 15..27\n" }
    if !has(["imports", "import", "include", "'@import'", "'@use'"]), !body.hasPrefix("@import") {
      header += "imports: [tokens.yaml]\n"
    }
    return header + body + "\n"
  }

  private static let tokens = """
    lintel: 1
    tokens:
      colors:
        accent: "#0B6E99"
        ink: "#1B1B1F"
        paper: "#FFFFFF"
        primaryAccent: "#0B6E99"
        brand.primary: "#0B6E99"
        background.main: "#FFFFFF"
      fonts: { heading: headline }
      images: { back: { symbol: chevron.backward } }

    """

  static func analysis(of body: String) -> Compilation {
    let files = ["theme.yaml": theme(body), "tokens.yaml": tokens, "more.yaml": "lintel: 1\n"]
    return compile(root: "theme.yaml", provider: .inMemory(files))
  }

  static func errors(in body: String) -> [Diagnostic] {
    analysis(of: body).diagnostics.filter { $0.severity == .error }
  }
}
