private import CLintelRuntime

/// The text of the runtime library, which the build embeds in the compiler.
package enum RuntimeSources {
  static let library = unsafe texts(lintel_runtime_files())

  /// The text of every file of `LintelTree`, which reads the JSON output, in the order of their paths.
  private static let tree = unsafe texts(lintel_tree_files())

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

  /// Returns whether one of the files declares a top-level type, including files that only a copy of the library adds to the app's module.
  package static func declaresType(_ name: String) -> Bool {
    unsafe name.withCString { unsafe lintel_runtime_declares($0) }
  }
}
