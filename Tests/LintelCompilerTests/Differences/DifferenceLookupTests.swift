import LintelAppearance
import LintelCascade
import LintelSchema
import LintelTesting
import LintelTheme
import TestThemes
import Testing

@testable import LintelDiff

/// Compares the lookups of causes and contexts of differences with searches through all declarations, sets, and boxes.
@Suite("Lookups in compared themes")
struct DifferenceLookupTests {
  private func side(_ text: String) throws -> ComparedTheme {
    let reading = readingOfTheme(yaml: text)
    return ComparedTheme(sources: reading.sources, cascade: Cascade(try #require(reading.theme)))
  }

  // MARK: - Declarations

  /// A theme whose screens and brands each may declare a color and a token.
  private func text(seed: UInt64) -> String {
    var generator = SeededGenerator(seed: seed)
    func block() -> String {
      let parts = [
        "priority: 1", "toolbar: { tint: $t }", "toolbar: { tint: label }",
        "tokens: { colors: { t: \"#00000\(Int.random(in: 0..<4, using: &generator))\" } }",
        "when ios 17..: { toolbar: { tint: link } }", "brands: { b1: { toolbar: { tint: red } } }",
      ]
      let chosen = parts.filter { _ in Int.random(in: 0..<3, using: &generator) == 0 }
      // A block may declare a property only once.
      let isTwice = chosen.contains(parts[1]) && chosen.contains(parts[2])
      return "{ \(chosen.filter { !isTwice || $0 != parts[2] }.joined(separator: ", ")) }"
    }
    let screens = (0..<24).map { "  s\($0): \(block())" } + ["  '*': \(block())"]
    let brands = (0..<12).map { index in
      "  b\(index): \(block().replacing("brands:", with: "screens:").replacing("b1:", with: "s1:"))"
    }
    return """
      lintel: 1
      theme: Lookups
      ios: 15..18
      tokens: { colors: { t: label } }
      toolbar: { tint: $t }
      brands:
      \(brands.joined(separator: "\n"))
      screens:
      \(screens.joined(separator: "\n"))
      """
  }

  @Test("The decision about declarations has the first of the cascade's winners in each context")
  func winners() throws {
    var declared = 0
    for seed: UInt64 in 0..<20 {
      let side = try side(text(seed: seed))
      let space = side.theme.space
      let decisions = try #require(try ThemeDecisions(side.cascade))
      var generator = SeededGenerator(seed: seed)
      for target in side.cascade.targets {
        let winners = try decisions.declarations(of: target, in: ThemeDecisions.Part(.standard))
        let all = Array(side.cascade.declarations(of: target))
        for _ in 0..<200 {
          let selection = ContextSelection(
            brand: Int.random(in: 0..<12, using: &generator),
            promos: [],
            screen: Int.random(in: 0...24, using: &generator),
            ios: space.versions[Int.random(in: 0..<space.versions.count, using: &generator)].first,
            device: space.devices[0]
          )
          var cell = space.cell(of: selection)
          cell[.slot] = AppearanceSlot.standard.rawValue
          let expected = side.cascade.winners(of: target, at: cell).first
          let context = decisions.dimensions.context(selection)
          var found: Declaration?
          if case .number(let number) = decisions.outcome(of: winners, at: context) {
            found = all[number]
          }
          #expect(found == expected, "seed \(seed)")
          if expected?.layer == .screen || expected?.layer == .brand { declared += 1 }
        }
      }
    }
    #expect(declared > 1_000)
  }

  @Test("A declaration has a counterpart if one for the target has the same place and value")
  func counterparts() throws {
    var answers: Set<Bool> = []
    for seed: UInt64 in 0..<20 {
      let (old, new) = (try side(text(seed: seed)), try side(text(seed: seed + 1)))
      let lookup = DeclarationLookup(old)
      for declaration in new.theme.declarations {
        let target: SharedTarget
        if let leaf = new.theme.leaf(of: declaration.target) {
          target = .leaf(leaf)
        } else {
          let index = declaration.target.index - Schema.standard.leaves.count
          let key = new.theme.tokens[index].key
          target = .token(old: key, new: key)
        }
        let (place, value) = (new.place(of: declaration), new.value(of: declaration))
        let all = old.target(target).map { Array(old.cascade.declarations(of: $0)) } ?? []
        let expected = all.contains { old.place(of: $0) == place && old.value(of: $0) == value }
        #expect(lookup.has(target, place, value) == expected, "seed \(seed)")
        answers.insert(expected)
      }
    }
    #expect(answers == [true, false])
  }

  @Test("A block is found by its path")
  func blocks() throws {
    let theme = try side(text(seed: 1)).theme
    for block in theme.blocks {
      let first = theme.blocks.first { $0.path == block.path }
      #expect(theme.block(at: block.path)?.keyRange == first?.keyRange)
      #expect(theme.block(at: block.path + "x") == nil)
    }
  }

  // MARK: - Promos

  /// A theme with promos that run at random times, and with random other promos.
  private func promos(seed: UInt64) -> String {
    var generator = SeededGenerator(seed: seed)
    let promos = (0..<6).map { index in
      let day = Int.random(in: 1...20, using: &generator)
      let end = day + Int.random(in: 1...8, using: &generator)
      let dates = [
        "from: 2027-01-\(day < 10 ? "0" : "")\(day)", "until: 2027-01-\(end < 10 ? "0" : "")\(end)",
      ]
      // Promos refer only to the first four, which every theme has.
      let other = "with: [p\((index + Int.random(in: 1...3, using: &generator)) % 4)]"
      let parts = [dates, [other], ["with: any"], []].randomElement(using: &generator) ?? []
      return "  p\(index): { \(parts.joined(separator: ", ")) }"
    }
    let kept = promos[..<4] + promos[4...].filter { _ in Bool.random(using: &generator) }
    return "lintel: 1\ntheme: Promos\nios: 15..18\npromos:\n\(kept.joined(separator: "\n"))\n"
  }

  @Test("An example's promos are the first possible set, with each promo tried off, then on")
  func running() throws {
    var answers = 0
    for seed: UInt64 in 0..<40 {
      let (old, new) = (try side(promos(seed: seed)), try side(promos(seed: seed / 2 + 100)))
      let contexts = SharedContexts(old, new)
      let calendars = (old: old.theme.space.calendar, new: new.theme.space.calendar)
      let names = Set(contexts.switches.map(\.name))
      func isFeasible(_ on: [Int], _ off: [Int]) -> Bool {
        func isFeasible(_ calendar: PromoCalendar, _ side: KeyPath<SharedContexts.Name, Int>)
          -> Bool
        {
          let alone = calendar.promos.indices.filter { !names.contains(calendar.promos[$0].name) }
          return calendar.isFeasible(
            on: on.map { contexts.switches[$0][keyPath: side] },
            off: off.map { contexts.switches[$0][keyPath: side] } + alone
          )
        }
        return isFeasible(calendars.old, \.old) && isFeasible(calendars.new, \.new)
      }
      func running(_ on: [Int], _ off: [Int]) -> [Int]? {
        guard isFeasible(on, off) else { return nil }
        let next = contexts.switches.indices.first { !on.contains($0) && !off.contains($0) }
        guard let next else { return on.sorted() }
        return running(on, off + [next]) ?? running(on + [next], off)
      }
      var generator = SeededGenerator(seed: seed)
      for _ in 0..<120 {
        var (on, off): ([Int], [Int]) = ([], [])
        for promo in contexts.switches.indices {
          let number = Int.random(in: 0..<4, using: &generator)
          if number == 0 { on.append(promo) } else if number == 1 { off.append(promo) }
        }
        let expected = running(on, off)
        #expect(contexts.running(on: on, off: off) == expected, "seed \(seed), \(on), \(off)")
        if let expected, expected != on { answers += 1 }
      }
    }
    #expect(answers > 10)
  }

  @Test("An example of a box has a value for each mode, the last one that isn't ruled out")
  func modes() throws {
    let text = "lintel: 1\ntheme: Modes\nios: 15..18\npromos: { p: {} }\n"
    let modes = "modes: { m: { a: {}, b: {}, c: {} }, n: { d: {}, e: {} } }\n"
    let contexts = SharedContexts(try side(text + modes), try side(text + modes))
    #expect(contexts.switches.map(\.name) == ["p", "m=a", "m=b", "m=c", "n=d", "n=e"])
    #expect(contexts.running(on: [], off: []) == [3, 5])
    #expect(contexts.running(on: [0, 1], off: [5]) == [0, 1, 4])
    #expect(contexts.running(on: [], off: [2, 3]) == [1, 5])
    #expect(contexts.running(on: [], off: [1, 2, 3]) == nil)
    #expect(contexts.running(on: [1, 2], off: []) == nil)
    #expect(contexts.running(on: [1], off: [1]) == nil)
  }

  // MARK: - Boxes

  @Test("Boxes for all values of a mode are one box")
  func joinedModes() {
    func box(_ on: [Int], _ off: [Int] = []) -> SharedBox {
      SharedBox(
        brands: [0],
        screens: [0],
        switchesOn: on,
        switchesOff: off,
        firstIOS: Version(15),
        endIOS: Version(18),
        devices: [.phone]
      )
    }
    func joined(_ boxes: [SharedBox]) -> [SharedBox] {
      SharedBox.joined(boxes, of: [.phone], [1..<4, 4..<6])
    }
    #expect(joined([box([1]), box([2]), box([3])]) == [box([])])
    #expect(joined([box([1]), box([], [1])]) == [box([])])
    #expect(joined([box([0, 1, 4]), box([0, 1, 5]), box([0], [1])]) == [box([0])])
    #expect(joined([box([1]), box([2])]) == [box([1]), box([2])])
    #expect(joined([box([1, 4]), box([2, 5]), box([3])]).count == 3)
  }

  @Test("Joined boxes have the same contexts, and none is inside of another")
  func joined() {
    let devices = [Device.phone, .pad]
    for seed: UInt64 in 0..<200 {
      var generator = SeededGenerator(seed: seed)
      func some(_ count: Int) -> [Int] {
        let chosen = (0..<count).filter { _ in Bool.random(using: &generator) }
        return chosen.isEmpty ? [Int.random(in: 0..<count, using: &generator)] : chosen
      }
      let boxes = (0..<12).map { _ in
        let first = Int.random(in: 15..<18, using: &generator)
        return SharedBox(
          brands: some(3),
          screens: some(3),
          switchesOn: Bool.random(using: &generator) ? [0] : [],
          switchesOff: Bool.random(using: &generator) ? [1] : [],
          firstIOS: Version(first),
          endIOS: Version(Int.random(in: (first + 1)...18, using: &generator)),
          devices: some(2).map { devices[$0] }
        )
      }
      let joined = SharedBox.joined(boxes, of: devices)
      for (index, box) in joined.enumerated() {
        for (other, outer) in joined.enumerated() where other != index {
          #expect(!outer.contains(box), "seed \(seed)")
        }
      }
      for number in 0..<(3 * 3 * 3 * 2 * 4) {
        let (brand, screen, version) = (number % 3, number / 3 % 3, number / 9 % 3)
        let (device, promos) = (devices[number / 27 % 2], number / 54)
        func holds(_ box: SharedBox) -> Bool {
          box.brands.contains(brand) && box.screens.contains(screen)
            && box.firstIOS <= Version(15 + version) && Version(15 + version) < box.endIOS
            && box.devices.contains(device)
            && box.switchesOn.allSatisfy { promos >> $0 & 1 == 1 }
            && box.switchesOff.allSatisfy { promos >> $0 & 1 == 0 }
        }
        #expect(boxes.contains(where: holds) == joined.contains(where: holds), "seed \(seed)")
      }
    }
  }
}
