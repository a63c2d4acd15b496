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
