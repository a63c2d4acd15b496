import Foundation
import LintelBackends
import LintelCascade
import LintelDiagnostics
import LintelSchema
import LintelTesting
import LintelTheme
import Testing

@testable import LintelPreview

@Suite("The program of the page")
struct ProgramTests {
  @Test("Scroll behaviors go by the formulas of the runtime library, vector by vector")
  func formulas() throws {
    let file = PreviewTheme.root.appending(path: "Tests/LintelUIKitTests/Formulas/vectors.json")
    let vectors = try String(contentsOf: file, encoding: .utf8)
    let answer = try Node.answer(Data("{\"kind\": \"formulas\", \"vectors\": \(vectors)}".utf8))
    let pairs = try JSONDecoder().decode([[Double]].self, from: answer)
    #expect(pairs.count > 40)
    for pair in pairs { #expect(abs(pair[0] - pair[1]) < 1e-12, "\(pair)") }
  }

  @Test(
    "Winners, losers and reasons are those of the cascade",
    arguments: ["Harbor", "SlotDebug", "BrandAndPromo", "Everything"]
  )
  func origins(theme: String) throws {
    let subject = try PreviewTheme.example(theme)
    let space = subject.space
    var random = SeededGenerator(seed: 7)
    var questions: [JSONValue] = []
    var expected: [[[String]]] = []
    for _ in 0..<400 {
      guard let target = subject.cascade.targets.randomElement(using: &random) else { continue }
      let promo = Int.random(in: -1..<space.calendar.promos.count, using: &random)
      let sets = space.calendar.smallestSets(containing: promo < 0 ? [] : [promo])
      guard let running = sets.randomElement(using: &random)?.running else { continue }
      var cell = Cell(promos: running)
      for dimension in [Dimension.brand, .screen, .ios, .device, .slot, .item] {
        let count = space.domains[dimension.index].count
        cell[dimension] = Int.random(in: 0..<count, using: &random)
      }
      cell[.appVersion] = space.release
      questions.append([
        "target": .string(subject.theme.name(of: target)),
        "cell": [
          "brand": .number(Double(cell[.brand])), "screen": .number(Double(cell[.screen])),
          "ios": .number(Double(cell[.ios])), "device": .number(Double(cell[.device])),
          "slot": .number(Double(cell[.slot])), "item": .number(Double(cell[.item])),
          "promos": .array(running.map { .number(Double($0)) }),
        ],
      ])
      expected.append(
        subject.cascade.standings(of: target, at: cell).map { Self.words($0, subject) }
      )
    }
    let question: JSONValue = [
      "kind": "origins", "data": PageOrigins(subject).json, "cells": .array(questions),
    ]
    let answer = try Node.answer(Data(question.bytes(.compact)))
    let found = try JSONDecoder().decode([[[String]]].self, from: answer)
    #expect(found.count == expected.count)
    let wrong = zip(found, expected).first { $0 != $1 }
    #expect(wrong == nil, "the page says \(wrong?.0 ?? []), the cascade \(wrong?.1 ?? [])")
    #expect(expected.contains { $0.count > 1 })
  }

  @Test("Systems on which something else wins are told apart, and no others")
  func versions() throws {
    let subject = try PreviewTheme.text(
      """
      toolbar: { tint: "#000001" }
      screens: { home: { when ios 17..: { toolbar: { tint: "#000002" } } } }
      when ios 26..: { toolbar: { tint: "#000003" } }
      """
    )
    let target = try #require(subject.cascade.targets.first)
    let questions: [JSONValue] = (0...1).map { screen in
      [
        "target": .string(subject.theme.name(of: target)),
        "cell": [
          "brand": 0, "screen": .number(Double(screen)), "ios": 0, "device": 0, "slot": 0,
          "item": 0,
          "promos": [],
        ],
      ]
    }
    let versions = subject.versions.map { version -> JSONValue in
      ["label": .string(version.label), "interval": .number(Double(subject.interval(of: version)))]
    }
    let question: JSONValue = [
      "kind": "versions", "data": PageOrigins(subject).json, "cells": .array(questions),
      "versions": .array(versions),
    ]
    let answer = try Node.answer(Data(question.bytes(.compact)))
    let found = try JSONDecoder().decode([[[[String]]]].self, from: answer)
    let one = ["\"#000001\"", "Sample.yaml:4:18"]
    #expect(
      found[0] == [
        [["iOS 15–16", "iOS 17–18"], one],
        [["iOS 26–27"], ["\"#000003\"", "Sample.yaml:6:35"]],
      ]
    )
    let two = ["\"#000002\"", "Sample.yaml:5:54"]
    #expect(
      found[1] == [
        [["iOS 15–16"], one],
        [["iOS 17–18", "iOS 26–27"], two],
      ]
    )
  }

  private static func words(_ standing: Cascade.Standing, _ subject: PreviewSubject) -> [String] {
    let declaration = standing.declaration
    let entry = subject.theme.entries[Int(declaration.entry)]
    let place = subject.sources.location(of: entry.valueRange)
    let reason =
      standing.defeat.map {
        Precedence.sentence($0.by, overrides: declaration, by: $0.reason)
      } ?? ""
    return [
      subject.theme.values[declaration.value.index].text,
      "\(subject.sources[entry.valueRange.file].path):\(place.line):\(place.column)",
      reason,
    ]
  }

  @Test("The hash of a policy is SHA-256, at every length of the last block")
  func hashes() throws {
    let texts = (0...130).map {
      String(repeating: "é", count: $0 / 2) + String(repeating: "a", count: $0)
    }
    let question: JSONValue = ["kind": "hashes", "texts": .array(texts.map(JSONValue.string))]
    let answer = try Node.answer(Data(question.bytes(.compact)))
    let hashes = try JSONDecoder().decode([String].self, from: answer)
    #expect(texts.map(SHA256.base64) == hashes)
  }
}
