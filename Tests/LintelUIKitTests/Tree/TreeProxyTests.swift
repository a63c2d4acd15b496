import Foundation
import Testing
import UIKit

@testable import LintelTree
@_spi(Generated) @testable import LintelUIKit

/// Tests proxies from trees; other tests run the Swift output, too, and compare both.
@Suite("The proxies of JSON trees")
@MainActor
struct TreeProxyTests {
  private final class Shelf: UINavigationController {}

  @Test(
    "A proxy in an unknown container or for an unknown trait is left out, because it would affect others"
  )
  func unknown() throws {
    let objects = [
      #""containedIn": ["TreeProxyTests.Shelf"]"#, #""containedIn": ["Reader", "UIToolbar"]"#,
      #""containedIn": ["UIToolbar"], "traits": { "mood": "good" }"#,
    ].map { #"{ "class": "UIToolbar", \#($0), "set": { "barStyle": "black" } }"# }
    let text = """
      {
        "format": "lintel.appearance-tree", "version": 2, "theme": "Shop", "brands": ["day"],
        "proxies": [\(objects.joined(separator: ", "))]
      }
      """
    let tree = try TreeTheme(Data(text.utf8))
    UIAppearanceProxies.shared.removeAll()
    defer { UIAppearanceProxies.shared.removeAll() }
    let missing = tree.applyProxies(in: TreeTheme.Context(brand: "day"), containers: [Shelf.self])
    #expect(missing == ["Reader"])
    let found = UIAppearanceProxies.shared.keys.map(\.containers)
    #expect(found.count == 1 && found.first?.count == 1)
    #expect(found.first?.first?.hasSuffix(".Shelf") == true)
  }
}
