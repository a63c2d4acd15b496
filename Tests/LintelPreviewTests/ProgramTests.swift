import Foundation
import LintelAppearance
import LintelBackends
import LintelCascade
import LintelDiagnostics
import LintelLint
import LintelSchema
import LintelTesting
import LintelTheme
import Testing

@testable import LintelPreview

@Suite("The program of the page")
struct ProgramTests {
  @Test("Scroll behaviors follow the formulas of the runtime library, vector by vector")
  func formulas() throws {
    let file = PreviewTheme.root.appending(path: "Tests/LintelUIKitTests/Formulas/vectors.json")
    let vectors = try String(contentsOf: file, encoding: .utf8)
    let answer = try Node.answer(Data("{\"kind\": \"formulas\", \"vectors\": \(vectors)}".utf8))
    let pairs = try JSONDecoder().decode([[Double]].self, from: answer)
    #expect(pairs.count > 40)
    for pair in pairs { #expect(abs(pair[0] - pair[1]) < 1e-12, "\(pair)") }
  }

  @Test(
    "Winners, losers, and reasons match the cascade",
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
        subject.cascade.ranking(of: target, at: cell).map { Self.words($0, subject) }
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

  /// A theme whose navigation bar of glass shows its search in a different place if the screen has a tab bar.
  private static let tabBarBesideSearch = """
    navigationBar: { search.tint: "#00569E" }
    promos:
      tabs: { with: any, tabBar.tint: "#B3261E" }
      full: { with: any, hidesBottomBar: true }
    """

  @Test(
    "Decisions match the independently resolved contexts",
    arguments: ["Harbor", "SlotDebug", "BrandAndPromo", "Everything", tabBarBesideSearch]
  )
  func decisions(theme: String) throws {
    let isText = theme.contains("\n")
    let subject = try isText ? PreviewTheme.text(theme) : PreviewTheme.example(theme)
    let (space, calendar) = (subject.space, subject.space.calendar)
    let looks = try DecidedLooks(subject, matching: ContextParts())
    let versions = looks.decisions.dimensions.versions
    var page = PageDecisions(looks.decisions)
    let choices = try BarKind.allCases.map { try looks.bar($0) }
    let numbers = choices.map { choice in
      page.number(of: choice.decision, as: choice.subject) { outcome in
        if case .number(let number) = outcome { number } else { -1 }
      }
    }
    let exists = page.number(of: looks.includedContexts, as: "exists") { $0 == .flag(true) ? 1 : 0 }
    var random = SeededGenerator(seed: 3)
    var places: [ContextSelection] = []
    for _ in 0..<Thoroughness.rounds(60, usually: 20) {
      let promos = calendar.promos.indices.filter { _ in Bool.random(using: &random) }
      let values = calendar.switches.modes.indices.map { mode in
        calendar.switches.numbers(ofMode: mode).randomElement(using: &random) ?? 0
      }
      guard let version = subject.versions.randomElement(using: &random)?.first else { continue }
      places.append(
        ContextSelection(
          brand: Int.random(in: space.brands.indices, using: &random),
          promos: promos + values,
          screen: Int.random(in: 0...space.screens.count, using: &random),
          ios: version,
          device: space.devices.randomElement(using: &random) ?? .phone
        )
      )
    }
    let asked = places.flatMap { place -> [JSONValue] in
      let modes = calendar.switches.modes.indices.map { mode in
        let numbers = calendar.switches.numbers(ofMode: mode)
        return (place.promos.first(where: numbers.contains) ?? numbers.lowerBound)
          - numbers.lowerBound
      }
      let context =
        [
          place.screen, place.brand, versions.lastIndex { $0.first <= place.ios } ?? 0,
        ] + DeviceTrait.allCases.map { place.device[$0] }
        + calendar.promos.indices.map { place.promos.contains($0) ? 1 : 0 } + modes
      let values = JSONValue.array(context.map { .number(Double($0)) })
      return (numbers + [exists]).map { .array([.number(Double($0)), values]) }
    }
    let question: JSONValue = [
      "kind": "decisions", "questions": .array(page.questions), "asked": .array(asked),
    ]
    let answer = try Node.answer(Data(question.bytes(.compact)))
    var found = try JSONDecoder().decode([Int].self, from: answer)[...]
    var count = 0
    for place in places {
      let own = (0..<4).compactMap { _ in found.popFirst() }
      let expected = Look(subject, at: place)
      #expect((own[3] == 1) == (expected != nil), "\(place)")
      guard let expected else { continue }
      count += 1
      for (kind, (choice, number)) in zip(BarKind.allCases, zip(choices, own)) {
        let look = choice.looks[number]
        #expect(look.design == expected.design && look.idiom == expected.idiom)
        #expect(look.drawnSettings == expected.drawnSettings)
        let (bar, other) = (look.bars[kind], expected.bars[kind])
        #expect(bar?.slots == other?.slots, "\(theme), \(kind): \(place)")
        for value in (bar?.values ?? []) + (other?.values ?? []) {
          for slot in value.slots {
            #expect(
              bar?.value(of: value.leaf, in: slot) == other?.value(of: value.leaf, in: slot)
            )
          }
        }
        for slot in kind.slots {
          let scene = BarScene(kind, slot, of: look, in: subject)
          let other = BarScene(kind, slot, of: expected, in: subject)
          #expect(scene.object == other.object)
          #expect(scene.search?.place == other.search?.place, "\(kind) at \(slot): \(place)")
          let drawings = [scene, other].map { scene in
            let ink = Ink(
              ColorEnvironment(appearance: .dark, version: look.design.version, samples: [:])
            )
            return Tile(scene, Captions(scene, screen: nil), ink, id: "t").svg().compactText
          }
          #expect(drawings[0] == drawings[1], "\(kind) at \(slot): \(place)")
        }
      }
    }
    #expect(count > Thoroughness.rounds(20, usually: 8))
  }

  @Test("Exactly the systems with different winners are distinguished")
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

  private static func words(_ ranked: Cascade.RankedDeclaration, _ subject: PreviewSubject)
    -> [String]
  {
    let declaration = ranked.declaration
    let entry = subject.theme.entries[Int(declaration.entry)]
    let place = subject.sources.location(of: entry.valueRange)
    let reason =
      ranked.defeat.map {
        Precedence.sentence($0.by, overrides: declaration, by: $0.reason)
      } ?? ""
    return [
      subject.theme.values[declaration.value.index].text,
      "\(subject.sources[entry.valueRange.file].path):\(place.line):\(place.column)",
      reason,
    ]
  }

  @Test("The hash in a policy is SHA-256, for every length of the last block")
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
