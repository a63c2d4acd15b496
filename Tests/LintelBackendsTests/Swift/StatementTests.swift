import LintelSchema
import Testing

@testable import LintelBackends

@Suite("Statements of the Swift output")
struct StatementTests {
  @Test("Consecutive statements with the same condition are joined unless both declare a name")
  func joining() {
    func asking(_ statement: SwiftStatement) -> SwiftStatement {
      .condition(.name("runs"), then: [statement], otherwise: [])
    }
    let assignments = [asking(.assignment("a", .none)), asking(.assignment("b", .none))]
    #expect(assignments.joiningConditions.count == 1)
    let first = SwiftStatement.condition(.name("runs"), then: [.call("a")], otherwise: [.call("b")])
    let both = SwiftStatement.condition(
      .name("runs"),
      then: [.call("a"), .assignment("c", .none)],
      otherwise: [.call("b")]
    )
    #expect([first, asking(.assignment("c", .none))].joiningConditions == [both])
    let names = [asking(.constant("text", .none)), asking(.variable("text", .none))]
    #expect(names.joiningConditions == names)
  }

  @Test("A check for a version and its opposite become one statement with two branches")
  func versions() {
    let check = SwiftStatement.availability(Version(26), [.call("a")], otherwise: [.call("b")])
    let older = SwiftStatement.condition(.name("#unavailable(iOS 26)"), then: [.call("c")])
    let both = SwiftStatement.condition(
      .name("#available(iOS 26, *)"),
      then: [.call("a")],
      otherwise: [.call("b"), .call("c")]
    )
    #expect([check, older].joiningConditions == [both])
    let olderToo = SwiftStatement.condition(
      .name("#unavailable(iOS 26)"),
      then: [.call("c"), .call("c")]
    )
    #expect([older, older].joiningConditions == [olderToo])
  }

  @Test(
    "Nested conditions without other statements become one, which begins with the version check"
  )
  func nesting() {
    func asking(_ condition: String, _ body: SwiftStatement...) -> SwiftStatement {
      .condition(.name(condition), then: body)
    }
    let newer = SwiftStatement.availability(Version(26), [.call("a")])
    let check = asking("runs", newer)
    #expect([check].joiningNestedConditions == [asking("#available(iOS 26, *), runs", .call("a"))])
    let plain = asking("runs", asking("screen == .home", .call("a")))
    #expect(
      [plain].joiningNestedConditions == [asking("runs && screen == .home", .call("a"))]
    )
    let several = asking("runs", newer, .call("b"))
    #expect([several].joiningNestedConditions == [several])
  }

  @Test("A text that begins as a copy of another one changes only what differs")
  func changes() {
    func runs(_ promos: String...) -> SwiftExpression { .any(promos.map { "runs(.\($0))" }) }
    func set(
      _ key: String,
      _ value: SwiftExpression,
      _ condition: SwiftExpression? = nil
    ) -> SwiftStatement {
      let assignment = SwiftStatement.assignment("$.\(key)", value)
      return condition.map { .condition($0, then: [assignment]) } ?? assignment
    }
    func changes(_ base: SwiftStatement, _ content: SwiftStatement...) -> [SwiftStatement]? {
      TextAttributeStatements.changes(from: [base], to: content)
    }
    let (one, two) = (SwiftExpression.number(1), SwiftExpression.number(2))
    let choice = SwiftExpression.choice(["runs(.b)"], two, one)
    let kern = set("kern", one, runs("a"))
    #expect(changes(kern, kern, set("ligature", two)) == [set("ligature", two)])
    // What the copy doesn't have is removed.
    #expect(changes(kern) == [set("kern", .none)])
    let shadow = set("shadow", .call("TextShadow", [one]))
    #expect(changes(shadow) == [set("shadow", .call("TextShadow"))])
    // A value that is set wherever the base has one replaces it, and another one first removes the base's.
    let always = set("kern", two)
    #expect(changes(kern, always) == [always])
    let more = set("kern", two, runs("b", "a"))
    #expect(changes(kern, more) == [more])
    let other = set("kern", two, runs("b"))
    #expect(changes(kern, other) == [set("kern", .none), other])
    #expect(changes(always, other) == [set("kern", .none), other])
    let nested = set("kern", two, .name("x && (y || runs(.a) || z)"))
    #expect(changes(kern, nested) == [set("kern", .none), nested])
    // A choice that falls back to the base's value needs only its own condition.
    #expect(changes(kern, set("kern", choice, runs("a", "b"))) == [other])
    #expect(changes(set("kern", one), set("kern", choice)) == [other])
    let wider = set("kern", choice, runs("a", "b", "c"))
    #expect(changes(kern, wider) == [wider])
    // A whole shadow and one of its parts, and checks of the version, aren't compared.
    #expect(changes(shadow, set("shadow.shadowColor", one)) == nil)
    #expect(changes(kern, set("kern", one, .name("#available(iOS 26, *)"))) == nil)
  }

  @Test("Attributes of texts and their parts are in the order of the library's initializers")
  func order() throws {
    let source = try #require(RuntimeSources.all.first { $0.contains("struct BarTextAttributes") })
    let lists = source.split(separator: "public init(\n").dropFirst().map { rest in
      rest.split(separator: "\n").prefix { !$0.hasPrefix("  )") }.map { line in
        String(line.prefix { $0 != ":" }.drop { $0 == " " })
      }
    }
    #expect(lists.first == TextAttributeStatements.order)
    #expect(Array(lists.dropFirst().joined()) == TextAttributeStatements.partOrder)
    let bindings = Schema.standard.leaves.map(\.property.binding)
    for case .textAttribute(let key) in bindings {
      #expect(TextAttributeStatements.order.contains(key))
    }
    for case .textAttributePart(let key, let part) in bindings {
      #expect(TextAttributeStatements.order.contains(key), "\(key)")
      #expect(TextAttributeStatements.partOrder.contains(part), "\(part)")
    }
  }
}
