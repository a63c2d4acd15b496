private import CLintelPages

/// The pages of the guide and the language reference, which the build embeds in the tool.
///
/// Nothing reads them until someone asks for help, so they don't slow other commands.
enum HelpPages {
  /// The pages in the order of `Sources/CLintelPages/pages.c`, as paths in `Tests/Specs` without `.md`.
  static let files = [
    "README", "app-versions", "blocks", "build-tools", "buttons", "cascade", "design-tokens",
    "diff", "files", "formatting", "glass", "keys", "linting", "mistakes", "modes", "output",
    "preview", "proxies", "reports", "robustness", "search", "sizes", "slots", "style-guide",
    "tokens",
    "transitions", "values", "guide/adopting", "guide/brands",
    "guide/ci", "guide/conflicts", "guide/dark-mode", "guide/editors", "guide/first-theme",
    "guide/in-the-app", "guide/promos", "guide/screens", "guide/scrolling", "guide/swiftui",
    "guide/troubleshooting", "guide/xcode",
  ]

  /// The topics, each the last part of its page's path; the list of pages is `topics`.
  static let names = files.map { file in
    file == "README" ? "topics" : file.split(separator: "/").last.map(String.init) ?? file
  }

  /// Returns the Markdown of a page, or `nil` if no page has that name.
  static func text(of name: String) -> String? {
    guard let index = names.firstIndex(of: name) else { return nil }
    return texts[index]
  }

  private static let texts: [String] = {
    var texts: [String] = []
    var next = unsafe lintel_pages()
    while unsafe next.pointee != 0 {
      let text = unsafe String(cString: next)
      texts.append(text)
      unsafe next += text.utf8.count + 1
    }
    return texts
  }()
}
