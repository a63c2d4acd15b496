import Foundation
import SwiftUI
public import UIKit

/// A scenario of `view-scenarios.json`: the step-by-step changes of a SwiftUI screen.
public struct ViewScenario: Codable, Sendable {
  /// The scenario's name, which describes it.
  public let name: String
  let steps: [String]
}

/// The state of a screen's navigation item after a step.
public struct ViewObservation: Codable, Equatable, Sendable {
  let scenario: String
  let step: String
  /// The values set before the step that SwiftUI replaced.
  public let lost: [String]
  /// The keys that an observer was notified about.
  public let told: [String]
  let title: String?
  let buttons: Int
  let hasSearch: Bool
  let depth: Int
}

/// The settings of the view, which steps change.
private struct ViewSettings {
  var title = "One"
  var hasButtons = false
  var hasBackground = false
  var isDark = false
  var isSearchable = false
}

/// The bindings of the view, which it publishes when it is evaluated.
@MainActor
private final class ViewModel {
  var path: Binding<[Int]>?
  var settings: Binding<ViewSettings>?
}

@available(iOS 17, *)
private struct RefereeStack: View {
  let model: ViewModel
  @State private var path: [Int] = []
  @State private var settings = ViewSettings()

  var body: some View {
    model.path = $path
    model.settings = $settings
    return NavigationStack(path: $path) {
      RefereeScreen(settings: settings)
        .navigationDestination(for: Int.self) { _ in RefereeScreen(settings: settings) }
    }
  }
}

@available(iOS 17, *)
private struct RefereeScreen: View {
  let settings: ViewSettings
  @State private var text = ""

  var body: some View {
    if settings.isSearchable { content.searchable(text: $text) } else { content }
  }

  private var content: some View {
    ScrollView { Text("Content") }
      .navigationTitle(settings.title)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        if settings.hasButtons { Button("Share") {} }
      }
      .toolbarBackground(settings.hasBackground ? .visible : .automatic, for: .navigationBar)
      .toolbarColorScheme(settings.isDark ? .dark : nil, for: .navigationBar)
  }
}

/// Finds out how and when SwiftUI changes the navigation item of a screen.
///
/// It sets the item's properties as a theme does, changes the view, and checks which values are left.
@available(iOS 17, *)
@MainActor
public final class ViewReferee {
  private let window: UIWindow
  private let surroundings: any RefereeSurroundings

  /// Creates a referee that shows its scenarios in a window.
  public init(_ window: UIWindow, _ surroundings: any RefereeSurroundings) {
    self.window = window
    self.surroundings = surroundings
  }

  /// The values set on an item before a step.
  private struct Mark {
    let item: UINavigationItem
    private static let color = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

    @MainActor
    init(_ item: UINavigationItem) {
      self.item = item
      let look = UINavigationBarAppearance()
      look.backgroundColor = Self.color
      item.standardAppearance = look
      item.scrollEdgeAppearance = look
      item.largeTitleDisplayMode = .always
      item.backButtonTitle = "Mark"
      for button in item.rightBarButtonItems ?? [] { button.tintColor = Self.color }
    }

    @MainActor var lost: [String] {
      let buttons = item.rightBarButtonItems ?? []
      let isKept = [
        "standardAppearance": item.standardAppearance?.backgroundColor == Self.color,
        "scrollEdgeAppearance": item.scrollEdgeAppearance?.backgroundColor == Self.color,
        "largeTitleDisplayMode": item.largeTitleDisplayMode == .always,
        "backButtonTitle": item.backButtonTitle == "Mark",
        "buttons": buttons.allSatisfy { $0.tintColor == Self.color },
      ]
      return isKept.filter { !$0.value }.keys.sorted()
    }
  }

  /// Collects the keys of an item that its observers are notified about.
  @MainActor
  private final class Observer {
    private var names: Set<String> = []
    private var observations: [NSKeyValueObservation] = []
    var told: [String] { names.sorted() }

    init(_ item: UINavigationItem) {
      observe(item, \.standardAppearance, "standardAppearance")
      observe(item, \.scrollEdgeAppearance, "scrollEdgeAppearance")
      observe(item, \.largeTitleDisplayMode, "largeTitleDisplayMode")
      observe(item, \.rightBarButtonItems, "rightBarButtonItems")
      observe(item, \.searchController, "searchController")
    }

    private func observe<Value>(
      _ item: UINavigationItem,
      _ property: KeyPath<UINavigationItem, Value>,
      _ name: String
    ) {
      observations.append(
        item.observe(property) { @Sendable [weak self] _, _ in
          MainActor.assumeIsolated { _ = self?.names.insert(name) }
        }
      )
    }
  }

  /// Runs a scenario, and returns its observations.
  public func observations(of scenario: ViewScenario) async -> [ViewObservation] {
    let model = ViewModel()
    let root = UIHostingController(rootView: RefereeStack(model: model))
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    guard let stack = Self.stack(in: root) else { return [] }
    await surroundings.rest(stack)
    var seen: [ViewObservation] = []
    for (index, step) in scenario.steps.enumerated() {
      guard let before = stack.topViewController?.navigationItem else { continue }
      let mark = Mark(before)
      let observer = Observer(before)
      take(step, model)
      window.layoutIfNeeded()
      await surroundings.rest(stack)
      let item = stack.topViewController?.navigationItem
      seen.append(
        ViewObservation(
          scenario: scenario.name,
          step: "\(index + 1) \(step)",
          lost: mark.lost,
          told: observer.told,
          title: item?.title,
          buttons: item?.rightBarButtonItems?.count ?? 0,
          hasSearch: item?.searchController != nil,
          depth: stack.viewControllers.count
        )
      )
    }
    return seen
  }

  private func take(_ step: String, _ model: ViewModel) {
    switch step {
    case "title": model.settings?.wrappedValue.title = "Two"
    case "buttons", "noButtons": model.settings?.wrappedValue.hasButtons = step == "buttons"
    case "background", "noBackground":
      model.settings?.wrappedValue.hasBackground = step == "background"
    case "scheme", "noScheme": model.settings?.wrappedValue.isDark = step == "scheme"
    case "search", "noSearch": model.settings?.wrappedValue.isSearchable = step == "search"
    case "push": model.path?.wrappedValue.append(1)
    case "pushAndButtons":
      model.path?.wrappedValue.append(1)
      window.layoutIfNeeded()
      model.settings?.wrappedValue.hasButtons = true
    case "pop": _ = model.path?.wrappedValue.popLast()
    default: break
    }
  }

  private static func stack(in controller: UIViewController) -> UINavigationController? {
    controller as? UINavigationController
      ?? controller.children.lazy.compactMap { stack(in: $0) }.first
  }
}
