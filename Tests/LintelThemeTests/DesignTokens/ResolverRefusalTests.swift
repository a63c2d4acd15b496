import TestThemes
import Testing

@Suite("Mistakes in resolver documents")
struct ResolverRefusalTests {
  private static let a = #"{ "a": { "$type": "number", "$value": 1 } }"#
  private static let order = ##""resolutionOrder": [{ "$ref": "#/sets/s" }]"##
  private static let set = #""sets": { "s": { "sources": [\#(a)] } }"#

  private static let mistakes: [(String, String)] = [
    ("\(set), \(order)", "1:1 error [missing-key] 'version' is missing in a resolver document"),
    (
      #""version": "2025-10-28", \#(set), \#(order)"#,
      #"1:13 error [unsupported-version] expected version "2025.10" of resolver documents, found '2025-10-28'"#
    ),
    (
      #""version": "2025.10", \#(set)"#,
      "1:1 error [missing-key] 'resolutionOrder' is missing in a resolver document"
    ),
    (
      #""version": "2025.10", "resolutionOrder": []"#,
      "1:43 error [wrong-value-type] 'resolutionOrder' is empty, so the document has no tokens"
    ),
    (
      #""version": "2025.10", "resolutionOrder": {}"#,
      "1:43 error [wrong-value-type] 'resolutionOrder' must be an array of sets and modifiers, found a mapping"
    ),
    (
      #""version": "2025.10", "resolutionOrder": [{ "type": "modifier", "name": "x", "contexts": { "p": [], "q": [] }, "$extensions": { "lintel": { "role": "none" } } }]"#,
      "1:74 error [missing-key] the modifier 'x' is declared unused, but has no 'default'"
    ),
    (
      #""version": "2025.10", "resolutionOrder": [{ "type": "modifier", "name": "x", "contexts": { "p": [], "q": [] }, "default": "p", "$extensions": { "lintel": { "role": "none" } } }]"#,
      "1:74 info [unusable-modifier] Lintel uses the default 'p' of the modifier 'x'"
    ),
    (
      #""version": "2025.10", "set": {}, "resolutionOrder": [{ "type": "set", "name": "x", "sources": [] }]"#,
      "1:24 error [unknown-key] unknown key 'set' in a resolver document"
    ),
    (
      ##""version": "2025.10", "resolutionOrder": [{ "$ref": "#/sets/x" }]"##,
      "1:54 error [undeclared-name] unknown set 'x'"
    ),
    (
      ##""version": "2025.10", "resolutionOrder": [{ "$ref": "#/resolutionOrder/0" }]"##,
      "1:54 error [misplaced-reference] a step refers to a set or a modifier of the document"
    ),
    (
      #""version": "2025.10", "resolutionOrder": [{ "name": "x", "sources": [] }]"#,
      "1:44 error [missing-key] 'type' is missing in a step"
    ),
    (
      #""version": "2025.10", "resolutionOrder": [{ "type": "set", "sources": [] }]"#,
      "1:44 error [missing-key] 'name' is missing in a step"
    ),
    (
      #""version": "2025.10", "resolutionOrder": [{ "type": "sett", "name": "x", "sources": [] }]"#,
      "1:54 error [unknown-keyword] a step must be a 'set' or a 'modifier', found 'sett'"
    ),
    (
      #""version": "2025.10", "resolutionOrder": [{ "type": "set", "name": "x", "sources": [] }, { "type": "set", "name": "x", "sources": [] }]"#,
      "1:116 error [duplicate-name] two steps are called 'x'"
    ),
    (
      #""version": "2025.10", "resolutionOrder": [{ "type": "set", "name": "x" }]"#,
      "1:69 error [missing-key] 'sources' is missing in the set 'x'"
    ),
    (
      #""version": "2025.10", "resolutionOrder": [{ "type": "set", "name": "x", "source": [] }]"#,
      "1:74 error [unknown-key] unknown key 'source' in a set"
    ),
    (
      #""version": "2025.10", \#(set), "resolutionorder": []"#,
      "1:103 error [unknown-key] unknown key 'resolutionorder' in a resolver document"
    ),
    (
      #""version": "2025.10", \#(set), "resolutionOrder": ["s"]"#,
      "1:123 error [wrong-value-type] a step must be a reference, a set, or a modifier, found 's'"
    ),
    (
      #""version": "2025.10", "resolutionOrder": [{ "type": "set", "name": "x", "sources": [], "context": {} }]"#,
      "1:89 error [unknown-key] unknown key 'context' in a set"
    ),
    (
      #""version": "2025.10", "resolutionOrder": [{ "type": "set", "name": "x", "sources": ["a.json"] }]"#,
      "1:86 error [wrong-value-type] a source must be a reference or an object of tokens, found 'a.json'"
    ),
    (
      #""version": "2025.10", "resolutionOrder": [{ "type": "modifier", "name": "x", "contexts": {} }]"#,
      "1:91 error [out-of-range] the modifier 'x' has no context, and a choice needs at least two"
    ),
    (
      #""version": "2025.10", "resolutionOrder": [{ "type": "modifier", "name": "x", "contexts": { "dark": [] } }]"#,
      "1:91 error [out-of-range] the modifier 'x' has one context, and a choice needs at least two"
    ),
    (
      #""version": "2025.10", "resolutionOrder": [{ "type": "modifier", "name": "x", "contexts": { "light": [], "dark": [] }, "default": "drk" }]"#,
      "1:131 error [undeclared-name] the default of 'x' isn't one of its contexts: 'drk'"
    ),
    (
      #""version": "2025.10", "resolutionOrder": [{ "type": "modifier", "name": "x", "contexts": { "p": [], "q": [] } }]"#,
      "1:74 error [missing-key] the modifier 'x' is for neither brands, promos, nor appearances, but has no 'default'"
    ),
    (
      ##""version": "2025.10", "sets": { "p": { "sources": [{ "$ref": "#/sets/q" }] }, "q": { "sources": [{ "$ref": "#/sets/p" }] } }, "resolutionOrder": [{ "$ref": "#/sets/p" }]"##,
      "1:109 error [misplaced-reference] sets refer to each other in a cycle: 'p' and 'q'"
    ),
    (
      ##""version": "2025.10", "modifiers": { "m": { "contexts": { "light": [], "dark": [{ "$ref": "#/modifiers/m" }] } } }, "resolutionOrder": [{ "$ref": "#/modifiers/m" }]"##,
      "1:92 error [misplaced-reference] a modifier can't be a source of tokens"
    ),
    (
      ##""version": "2025.10", "resolutionOrder": [{ "type": "set", "name": "x", "sources": [{ "$ref": "#/sets/s/sources/0" }] }]"##,
      "1:96 error [undeclared-name] '#/sets/s/sources/0' refers to nothing"
    ),
    (
      #""version": "2025.10", "resolutionOrder": [{ "type": "set", "name": "x", "sources": [{ "$ref": "b.json" }] }]"#,
      "1:96 error [import-not-found] the file 'b.json' doesn't exist"
    ),
    (
      #""version": "2025.10", "resolutionOrder": [{ "type": "set", "name": "x", "sources": [{ "$ref": "../../b.json" }] }]"#,
      "1:96 error [import-outside] '../../b.json' is outside the theme's folder '.'"
    ),
    (
      #""version": "2025.10", "resolutionOrder": [{ "type": "set", "name": "x", "sources": [{ "$ref": "https://example.com/b.json" }] }]"#,
      "1:96 error [unreadable-file] 'https://example.com/b.json' can't be read: Lintel doesn't download files"
    ),
  ]

  @Test("Each mistake is reported once, at its place", arguments: mistakes)
  func isReported(_ members: String, _ finding: String) {
    let found = findings(
      "imports: [a.resolver.json]",
      files: ["a.resolver.json": "{\(members)}"]
    )
    #expect(found == ["a.resolver.json:" + finding])
  }

  @Test("Documents that refer to each other too many levels deep aren't a cycle")
  func deepDocuments() {
    let documents = (0...65).map { index in
      let source = index < 65 ? ##"{ "$ref": "\##(index + 1).resolver.json#/sets/s" }"## : Self.a
      let sets = #""sets": { "s": { "sources": [\#(source)] } }"#
      return ("\(index).resolver.json", #"{ "version": "2025.10", \#(sets), \#(Self.order) }"#)
    }
    let found = findings(
      "imports: [0.resolver.json]",
      files: Dictionary(uniqueKeysWithValues: documents)
    )
    #expect(
      found == [
        "64.resolver.json:1:64 error [misplaced-reference] sets of documents refer to each other more than 64 levels deep"
      ]
    )
  }

  @Test("Two contexts of a modifier aren't the same brand")
  func oneName() {
    let members =
      #""version": "2025.10", "resolutionOrder": [{ "type": "modifier", "name": "x", "contexts": { "p": [], "q": [] }, "default": "p", "$extensions": { "lintel": { "role": "brands", "contexts": { "p": "a", "q": "a" } } } }]"#
    let found = findings(
      "imports: [a.resolver.json]\nbrands: { a: {}, b: {} }",
      files: ["a.resolver.json": "{\(members)}"]
    )
    #expect(
      found.contains(
        "a.resolver.json:1:205 error [duplicate-name] the contexts 'p' and 'q' are both called 'a'"
      )
    )
  }

  @Test("A mistake in only one brand is found, and one in all is reported once")
  func inOneContext() {
    let found = resolved(
      sets: ["s": #"{ "a": { "$value": "{nowhere}" } }"#],
      modifiers: [
        "theme": ["light": "{}", "dark": #"{ "b": { "$type": "number", "$value": "x" } }"#]
      ],
      order: [##"{ "$ref": "#/sets/s" }"##, ##"{ "$ref": "#/modifiers/theme" }"##]
    )
    #expect(
      found.filter { $0.contains("error [unknown-token] unknown token 'nowhere'") }.count == 1
    )
    #expect(found.filter { $0.contains("error [wrong-value-type]") }.count == 1)
  }

  @Test("A document that is cut off anywhere is refused, and never stops the compiler")
  func cutOff() {
    let text = resolverText(
      sets: ["s": Self.a],
      modifiers: ["theme": ["light": "{}", "dark": Self.a]],
      order: [##"{ "$ref": "#/sets/s" }"##, ##"{ "$ref": "#/modifiers/theme" }"##]
    )
    for end in text.indices {
      let found = findings(
        "imports: [a.resolver.json]",
        files: ["a.resolver.json": String(text[..<end])]
      )
      #expect(!found.isEmpty)
    }
  }
}
