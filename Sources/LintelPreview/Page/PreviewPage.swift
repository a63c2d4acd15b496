import LintelAppearance
import LintelBackends
package import LintelDiagnostics

/// What a page is for.
package enum PageMode: Hashable, Sendable {
  /// A file that is opened from a disk, and never asks the network for anything.
  case file
  /// Served by the tool, which the page asks for the number of its latest version; this is its own.
  case served(version: Int)
}

/// Writes the preview of a theme as one page that holds everything it needs.
///
/// Its program is the tool's own and is let run by its hash; whatever a theme says is data.
///
/// - Parameters:
///   - subject: the theme; nil if it can't be drawn.
///   - findings: the findings about it.
///   - question: which contexts are of interest.
///   - mode: what the page is for.
/// - Returns: HTML.
/// - Throws: `PreviewRefusal` if a bar looks different in more ways than are drawn.
package func previewPage(
  _ subject: PreviewSubject?,
  findings: [PageFinding] = [],
  matching question: LookQuestion = LookQuestion(),
  mode: PageMode = .file
) throws(PreviewRefusal) -> String {
  var members: [JSONMember] = []
  var shapes: [String] = []
  var style = ""
  var pictures = ""
  if let subject {
    var data = try PageData(subject, question)
    if case .object(let own) = try data.json() { members = own }
    shapes = data.shapes.texts
    style = data.style
    if !subject.pictures.isEmpty {
      // Elements that aren't displayed can't be referred to in every browser.
      let root = XMLElement(
        "svg",
        [("width", "0"), ("height", "0"), ("style", "position:absolute"), ("aria-hidden", "true")],
        subject.pictures.definitions()
      )
      pictures = root.compactText
    }
  }
  members.append(JSONMember("findings", .array(findings.map(\.json))))
  var connections = "'none'"
  if case .served(let version) = mode {
    connections = "'self'"
    members.append(JSONMember("version", .number(Double(version))))
  }
  let program = PageText.formulas + "\n" + PageText.parts.joined(separator: "\n")
  let policy =
    [
      "default-src 'none'", "script-src 'sha256-\(SHA256.base64(program))'",
      "style-src 'unsafe-inline'", "connect-src \(connections)", "base-uri 'none'",
      "form-action 'none'",
    ].joined(separator: "; ") + (pictures.isEmpty ? "" : "; img-src data:")
  let title = XMLElement.escaped((subject?.outline.theme).map { "\($0) – preview" } ?? "Preview")
  let templates = shapes.enumerated().map {
    "<template id=\"d\($0)\"><svg>\($1)</svg></template>\n"
  }
  return """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    <title>\(title)</title>
    <style>
    \(PageText.style)
    \(style)</style>
    </head>
    <body>
    \(pictures)<div id="page"></div>
    \(templates.joined())<script type="application/json" id="data">\(JSONValue.object(members).inHTML)</script>
    <script>\(program)</script>
    </body>
    </html>

    """
}

/// Something to be said about a theme, for the page to show.
package struct PageFinding: Sendable {
  /// `error`, `warning`, or `info`.
  let severity: String
  /// The id of the rule.
  let rule: String
  /// The message.
  let message: String
  /// The place as `file:line:column`, both from 1.
  let place: String
  /// The source lines and the suggestions, as terminals show them below the message.
  let text: String

  /// - Parameters:
  ///   - finding: the finding.
  ///   - sources: the files that its ranges refer to.
  package init(_ finding: Diagnostic, in sources: SourceMap) {
    severity = finding.severity.rawValue
    rule = finding.rule
    message = finding.message
    place = sources.place(of: finding.range)
    var options = TerminalOptions()
    options.total = ""
    var lines = renderTerminal([finding], in: sources, options: options)
      .split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    while lines.last?.isEmpty == true { lines.removeLast() }
    text = lines.joined(separator: "\n")
  }

  /// The finding as the page's program reads it.
  fileprivate var json: JSONValue {
    [
      "severity": .string(severity), "rule": .string(rule), "message": .string(message),
      "at": .string(place), "text": .string(text),
    ]
  }
}

/// Embeds JSON in HTML.
extension JSONValue {
  /// The value as written in a `script` element, which nothing in it may end.
  fileprivate var inHTML: String {
    text(.compact).replacing("<", with: "\\u003C").replacing("\u{2028}", with: "\\u2028")
      .replacing("\u{2029}", with: "\\u2029")
  }
}

/// The parts of a page that are the same for every theme, built into the tool.
enum PageText {
  /// The style sheet.
  static let style = text(PackageResources.preview_css)
  /// The part of the program that computes colors and contrast.
  static let formulas = text(PackageResources.formulas_js)
  /// The parts of the program behind the formulas, in the order in which they build on one another.
  static let parts = [
    PackageResources.origins_js, PackageResources.decisions_js, PackageResources.drawing_js,
    PackageResources.inspector_js, PackageResources.device_js, PackageResources.flows_js,
    PackageResources.preview_js,
  ].map(text)

  /// A file that is built into the tool, as text.
  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
