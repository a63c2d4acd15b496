import LintelSchema
import LintelSyntax
import LintelTheme
import TestThemes
import Testing

@Suite("Flows, proxies, instances, app versions, and promo dates")
struct ListTests {
  @Test("A flow is a chain of pushes")
  func flows() throws {
    let (theme, diagnostics) = readTheme(
      yaml: theme("screens: { a: {}, b: {}, c.d: {} }\nflows:\n  - a -> b ->c.d\n  - 'b -> a'")
    )
    #expect(diagnostics == [])
    let flows = try #require(theme).flows
    #expect(flows.map { "\($0.from) \($0.to)" } == ["a b", "b a", "b c.d"])
    #expect(
      findings("screens: { a.b: {} }\nflows:\n  - a.b -> a\n  - a.b\n  - [a.b]") == [
        "6:12 error [undeclared-name] there is no screen 'a'",
        "7:5 error [wrong-value-type] a flow is a chain of screens",
        "8:5 error [wrong-value-type] a flow is a chain of screens",
      ]
    )
  }

  @Test("Proxies and instances keep their class, containers, settings, and block")
  func settings() throws {
    let (theme, diagnostics) = readTheme(
      yaml: theme(
        """
        proxies:
          - class: UINavigationBar
            containedIn: [Outer, Inner]
            traits: { userInterfaceStyle: dark }
            set: { barTintColor: label, shadowImage: empty }
        when pad:
          instances: [{ class: UIToolbar, set: { barTintColor: label } }]
        """
      )
    )
    #expect(diagnostics == [])
    let read = try #require(theme)
    #expect(read.settings.map(\.path) == ["proxies[0]", "instances[0]"])
    #expect(read.settings.map(\.classOf.text) == ["UINavigationBar", "UIToolbar"])
    #expect(read.settings[0].containedIn.map(\.text) == ["Outer", "Inner"])
    #expect(read.settings[0].set.map(\.property.name) == ["barTintColor", "shadowImage"])
    #expect(read.settings.map { read.blocks[Int($0.block)].path } == ["", "when pad"])
    #expect(
      findings("proxies: [{ clas: UIToolbar, set: [] }, { set: {} }]\ninstances: { a: b }") == [
        "4:13 error [unknown-key] 'clas' isn't a key here",
        "4:35 error [wrong-value-type] 'set' is a mapping of keys to values",
        "4:41 error [missing-class] the setting has no 'class', so Lintel can't tell what it sets",
        "5:12 error [wrong-value-type] 'instances' is a list; each of its elements begins with '-'",
      ]
    )
  }

  @Test("A block's app versions are a span")
  func appVersions() {
    #expect(
      findings("appVersions: 5") == [
        "4:14 error [invalid-version] expected a range of the app's versions"
      ]
    )
  }

  @Test("A promo has dates or date-times with an offset, or promos to run with")
  func promos() throws {
    let (theme, diagnostics) = readTheme(
      yaml: theme(
        """
        promos:
          b: { from: 2027-06-01, until: 2027-06-01T08:30+02:00 }
          a: { with: b }
          c: { with: any }
        """
      )
    )
    #expect(diagnostics == [])
    let promos = try #require(theme).space.calendar.promos
    #expect(promos.map(\.name) == ["a", "b", "c"])
    #expect(promos.map(\.companions) == [.with(["b"]), .alone, .any])
    #expect(promos[1].from?.hasOffset == false)
    let start = CalendarDate.days(year: 2027, month: 6, day: 1) * 24 * 60
    #expect(promos[1].from?.minutes == start)
    #expect(promos[1].until?.minutes == start + 6 * 60 + 30)
  }

  @Test(
    "Invalid dates are refused",
    arguments: [
      "2027-6-1", "2027-02-29", "2027-13-01", "soon", "2027-06-01T25:00", "~", "[1]",
      "2027-06-01T08:30", "2027-06-01 08:30:00",
    ]
  )
  func wrongDates(text: String) {
    #expect(
      findings("promos: { a: { from: \(text) } }").allSatisfy {
        $0.hasPrefix("4:22 error [invalid-date]")
      }
    )
    #expect(findings("promos: { a: { from: \(text) } }").count == 1)
  }

  @Test("A promo that ends before it begins is refused")
  func backwards() {
    #expect(
      findings("promos: { a: { from: 2027-06-01, until: 2027-06-01 } }")
        == [
          "4:41 error [invalid-date] promo 'a' ends when it begins: 'until' is the first day on which it no longer runs"
        ]
    )
    #expect(
      findings("promos: { a: { from: 2027-06-02, until: 2027-06-01 } }")
        == ["4:41 error [invalid-date] promo 'a' ends before it begins"]
    )
  }
}
