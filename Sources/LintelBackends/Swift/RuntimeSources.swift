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
    var names: Set<String> = []
    // Bytes are looked at, since every compile looks at all of them; only lines that declare something are cut into words.
    for text in all {
      var rest = text.utf8[...]
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        if let first = rest.first, letters.contains(first) {
          let words = Substring(rest[..<end]).utf8.split { !$0.isPartOfWord }
          let kind = words.firstIndex { kinds.contains(Substring($0)) }
          if let kind, kind + 1 < words.count { names.insert(String(Substring(words[kind + 1]))) }
        }
        rest = rest[text.utf8.index(after: end)...]
      }
    }
    return names
  }()
}

extension UInt8 {
  /// Whether names of the library's types have such a byte.
  fileprivate var isPartOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
