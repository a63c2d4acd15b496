import Foundation
import LintelTesting
import SwiftUI
import Testing
import UIKit
import UIKitReferee

/// The scenarios that `make referee` runs on a Mac, run here on the stand-in.
@MainActor
@Suite("The referee", .serialized)
struct RefereeTests {
  private struct StandIn: RefereeSurroundings {
    func rest(_ controller: UINavigationController) async {
      var rounds = 0
      while let transition = controller.transition, rounds < 10 {
        rounds += 1
        transition.finish()
      }
      controller.view.window?.layoutIfNeeded()
    }

    func shownSlot(of controller: UINavigationController) -> String {
      guard let shown = controller.navigationBar.shownAppearance,
        !controller.isNavigationBarHidden
      else { return "none" }
      let color = shown.background(with: controller.traitCollection).color
      return Referee.colors.first { $0.value == color }?.key ?? "none"
    }

    func showsLargeTitle(_ controller: UINavigationController) -> Bool {
      controller.navigationBar.showsLargeTitle
    }
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "UIKitReferee")

  private static func scenarios<Scenario: Decodable>(_ name: String) throws -> [Scenario] {
    let data = try Data(contentsOf: folder.appending(path: name))
    return try JSONDecoder().decode([Scenario].self, from: data)
  }

  private func observations() async throws -> [RefereeObservation] {
    let before = Simulation.nestedTransitions
    defer { Simulation.nestedTransitions = before }
    Simulation.nestedTransitions = .finishFirst
    var seen: [RefereeObservation] = []
    let scenarios: [RefereeScenario] = try Self.scenarios("scenarios.json")
    for scenario in scenarios {
      seen += await Referee(UIWindow(frame: .zero), StandIn()).observations(of: scenario)
    }
    return seen
  }

  private func views(_ updates: ItemUpdates) async throws -> [ViewObservation] {
    let before = SwiftUISimulation.itemUpdates
    defer { SwiftUISimulation.itemUpdates = before }
    SwiftUISimulation.itemUpdates = updates
    var seen: [ViewObservation] = []
    let scenarios: [ViewScenario] = try Self.scenarios("view-scenarios.json")
    for scenario in scenarios {
      seen += await ViewReferee(UIWindow(frame: .zero), StandIn()).observations(of: scenario)
    }
    return seen
  }

  /// Compares observations with a record, or writes the record.
  private func check<Observation: Codable & Equatable>(
    _ seen: [Observation],
    _ name: String
  ) throws {
    let file = Self.folder.appending(path: name)
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil {
      try Data(try text(seen).utf8).write(to: file)
      Issue.record("\(name) is rewritten")
      return
    }
    let recorded = try JSONDecoder().decode([Observation].self, from: Data(contentsOf: file))
    #expect(recorded == seen)
  }

  private func text(_ observations: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(observations), as: UTF8.self) + "\n"
  }

  @Test("The stand-in matches its record, step by step")
  func record() async throws {
    let seen = try await observations()
    #expect(seen.count > 30 && Set(seen.map(\.slot)).count >= 3)
    try check(seen, "stand-in.json")
  }

  @Test("The stand-in for SwiftUI matches its record, and loses more if it sets the whole item")
  func viewRecord() async throws {
    let seen = try await views(.changes)
    #expect(
      seen.count > 10 && seen.contains { !$0.lost.isEmpty } && seen.contains { $0.lost.isEmpty }
    )
    try check(seen, "view-stand-in.json")
    let more = try await views(.everything)
    #expect(more.count == seen.count)
    for (some, all) in zip(seen, more) { #expect(Set(some.lost).isSubset(of: all.lost)) }
    #expect(more.flatMap(\.lost).count > seen.flatMap(\.lost).count)
  }

  @Test("The comparison finds exactly the differences that are made")
  func comparison() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let same = try text(try await observations())
    let other = same.replacing("\"slot\" : \"scrollEdge\"", with: "\"slot\" : \"standard\"")
      .replacing("\"barHeight\" : 44", with: "\"barHeight\" : 44.4")
    #expect(other != same)
    let one = folder.appending(path: "one.json")
    let two = folder.appending(path: "two.json")
    try Data(same.utf8).write(to: one)
    try Data(other.utf8).write(to: two)
    let equal = try compare(one, one)
    #expect(equal.status == 0 && equal.output.contains("0 differences"))
    let different = try compare(one, two)
    #expect(different.status == 1)
    #expect(
      different.output.contains(#"slot is "standard" on UIKit, "scrollEdge" in the stand-in"#)
    )
    #expect(!different.output.contains("barHeight"))
  }

  private func compare(_ one: URL, _ two: URL) throws -> (status: Int32, output: String) {
    let run = try ChildProcess.run(
      ["python3", Self.folder.appending(path: "compare.py").path, one.path, two.path]
    )
    return (run.status, run.output)
  }
}
