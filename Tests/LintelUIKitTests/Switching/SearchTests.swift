@_spi(Generated) import LintelUIKit
import Testing
import UIKit

@Suite("Search controllers")
@MainActor
struct SearchTests {
  private func app() -> TestApp {
    TestApp { context, screen in
      .style { style in
        guard context == "night" else { return }
        let isHome = screen == "home"
        style.navigationBar.search.tintColor = .set(isHome ? .red : .green)
        style.navigationBar.search.searchBarStyle = .set(.minimal)
        style.navigationBar.search.hidesSearchBarWhenScrolling = .set(false)
        style.navigationBar.search.searchTextField.backgroundColor = .set(.blue)
        style.navigationBar.search.searchTextField.attributedPlaceholder.foregroundColor =
          .set(.red)
      }
    }
  }

  private func controller() -> UISearchController {
    let controller = UISearchController(searchResultsController: nil)
    controller.searchBar.searchTextField.placeholder = "Search"
    controller.searchBar.searchTextField.backgroundColor = .white
    return controller
  }

  private func state(_ controller: UISearchController) -> [String] {
    let bar = controller.searchBar
    let placeholder = bar.searchTextField.attributedPlaceholder
    let color = unsafe placeholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
    return [
      bar.tintColor == .red ? "red" : bar.tintColor == .green ? "green" : "own",
      bar.searchBarStyle == .minimal ? "minimal" : "own",
      bar.searchTextField.backgroundColor == .blue
        ? "blue" : bar.searchTextField.backgroundColor == .white ? "white" : "other",
      color == nil ? "own" : "colored",
    ]
  }

  private static let themed = ["red", "minimal", "blue", "colored"]
  private static let own = ["own", "own", "white", "own"]

  @Test("An existing one follows the theme, and undo restores the app's values")
  func live() {
    Simulation.run {
      let app = app()
      let search = controller()
      app.home.navigationItem.searchController = search
      #expect(state(search) == Self.own)
      app.themes.context = "night"
      #expect(state(search) == Self.themed)
      #expect(!app.home.navigationItem.hidesSearchBarWhenScrolling)
      app.themes.context = "day"
      #expect(state(search) == Self.own)
      #expect(app.home.navigationItem.hidesSearchBarWhenScrolling)
      app.themes.context = "night"
      app.themes.undo()
      #expect(state(search) == Self.own)
      #expect(app.home.navigationItem.hidesSearchBarWhenScrolling)
      #expect(Simulation.misuses == [])
    }
  }

  @Test(
    "The placement 'inline' is UIKit's value of that name, which iOS 26 calls 'integrated'",
    arguments: [18, 26]
  )
  func inlinePlacement(version: Int) {
    Simulation.run(onSystemVersion: version * 10) {
      let app = TestApp { context, _ in
        .style { style in
          guard context == "night" else { return }
          style.navigationBar.search.preferredSearchBarPlacement = .set(.inline)
        }
      }
      let item = app.home.navigationItem
      app.themes.context = "night"
      #expect(item.preferredSearchBarPlacement == .inline)
      #expect(item.preferredSearchBarPlacement == .integrated)
      app.themes.undo()
      #expect(item.preferredSearchBarPlacement == .automatic)
      #expect(Simulation.misuses == [])
    }
  }

  @Test("The color of tokens is UIKit's own again after undo, or the app's")
  func tokenColor() {
    Simulation.run {
      for own in [nil, UIColor.brown] {
        let app = TestApp { context, _ in
          .style { style in
            guard context == "night" else { return }
            style.navigationBar.search.searchTextField.tokenBackgroundColor = .set(.blue)
          }
        }
        let search = controller()
        let field = search.searchBar.searchTextField
        field.tokenBackgroundColor = own
        app.home.navigationItem.searchController = search
        app.themes.context = "night"
        #expect(field.assignedTokenBackgroundColor == .blue)
        app.themes.context = "day"
        #expect(field.assignedTokenBackgroundColor == own)
        app.themes.context = "night"
        app.themes.undo()
        #expect(field.assignedTokenBackgroundColor == own)
      }
    }
  }

  @Test("One that is set while the screen is visible gets its style after the next layout")
  func late() {
    Simulation.run {
      let app = app()
      app.themes.context = "night"
      let search = controller()
      app.home.navigationItem.searchController = search
      // UIKit lays out the bar again, because the search bar needs space.
      app.navigation.view.setNeedsLayout()
      app.navigation.view.layoutIfNeeded()
      #expect(state(search) == Self.themed)
      app.themes.undo()
      #expect(state(search) == Self.own)
      #expect(Simulation.misuses == [])
    }
  }

  @Test(
    "One that replaces another gets its style after the next layout, and the other is restored"
  )
  func replaced() {
    Simulation.run {
      let app = app()
      let first = controller()
      app.home.navigationItem.searchController = first
      app.themes.context = "night"
      #expect(state(first) == Self.themed)
      let second = controller()
      app.home.navigationItem.searchController = second
      app.navigation.view.setNeedsLayout()
      app.navigation.view.layoutIfNeeded()
      #expect(state(second) == Self.themed)
      #expect(state(first) == Self.own)
      let other = TestScreen("second")
      other.navigationItem.searchController = controller()
      app.push(other)
      #expect(other.navigationItem.searchController.map(state)?.first == "green")
      #expect(Simulation.misuses == [])
    }
  }
}
