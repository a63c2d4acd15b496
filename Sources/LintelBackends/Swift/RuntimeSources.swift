private import CLintelRuntime

/// The runtime library as text, which the build embeds in the compiler.
package enum RuntimeSources {
  /// The text of every file of `LintelUIKit`, in the order of their paths.
  package static let library = unsafe texts(lintel_runtime_files())

  /// The text of every file of `LintelTree`, which reads the JSON output, in the order of their paths.
  package static let tree = unsafe texts(lintel_tree_files())

  /// The text of both.
  package static let all = library + tree

  private static func texts(_ first: UnsafePointer<UInt8>) -> [String] {
    var texts: [String] = []
    var next = unsafe first
    while unsafe next.pointee != 0 {
      let text = unsafe String(cString: next)
      texts.append(text)
      unsafe next += text.utf8.count + 1
    }
    return texts
  }

  /// The types that the files declare, including those that only a copy of the library brings into the app's module.
  package static let typeNames: Set<String> = {
    let kinds: Set<Substring> = ["class", "enum", "protocol", "struct", "typealias"]
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let declarations = all.flatMap { $0.utf8.split(separator: UInt8(ascii: "\n")) }
      .filter { $0.first.map(letters.contains) ?? false }
    return Set(
      declarations.compactMap { line -> String? in
        let words = Substring(line).split { !$0.isLetter && !$0.isNumber }
        guard let kind = words.firstIndex(where: kinds.contains) else { return nil }
        return words.dropFirst(kind + 1).first.map(String.init)
      }
    )
  }()
}
