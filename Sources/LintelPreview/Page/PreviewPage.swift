import LintelAppearance
import LintelBackends
package import LintelDiagnostics
package import LintelTheme

/// The way in which a page is opened.
package enum PageMode: Hashable, Sendable {
  /// From a file on a disk; the page never uses the network.
  case file
  /// From the tool, which the page asks for the number of its latest version; `version` is the page's own.
  case served(version: Int)
}

/// Writes the preview of a theme as one page of HTML that contains everything it needs; `subject` is `nil` if the theme can't be drawn.
///
/// The page allows its own program to run, by its hash, and treats everything in a theme as data.
///
/// - Throws: `PreviewRefusal` if a bar has too many looks to draw.
package func previewPage(
  _ subject: PreviewSubject?,
  findings: [PageFinding] = [],
  matching question: ContextParts = ContextParts(),
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
      // Not every browser can refer to elements that aren't displayed.
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
    members.append(JSONMember("version", .integer(version)))
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

/// A finding about a theme that the page shows.
package struct PageFinding: Sendable {
  /// `error`, `warning`, or `info`.
  let severity: String
  let rule: String
  let message: String
  /// The place as `file:line:column`, with lines and columns from 1.
  let place: String
  /// The source lines and the suggestions, as terminals show them below the message.
  let text: String

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

  fileprivate var json: JSONValue {
    [
      "severity": .string(severity), "rule": .string(rule), "message": .string(message),
      "at": .string(place), "text": .string(text),
    ]
  }
}

extension JSONValue {
  /// The value in a form that can't end the `script` element around it.
  fileprivate var inHTML: String {
    text(.compact).replacing("<", with: "\\u003C").replacing("\u{2028}", with: "\\u2028")
      .replacing("\u{2029}", with: "\\u2029")
  }
}

enum PageText {
  static let style = text(PackageResources.preview_css)
  static let formulas = text(PackageResources.formulas_js)
  /// The parts of the program after the formulas, in the order in which they depend on each other.
  static let parts = [
    PackageResources.origins_js, PackageResources.decisions_js, PackageResources.drawing_js,
    PackageResources.inspector_js, PackageResources.device_js, PackageResources.flows_js,
    PackageResources.preview_js,
  ].map(text)

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
