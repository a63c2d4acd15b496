import LintelCascade
import LintelSchema
import LintelTheme
import Testing

@testable import RandomThemes

/// Tests themes with far too many contexts to check one by one.
@Suite struct LargeThemeTests {
  @Test("Sixty feature flags that may all run together are checked without listing their sets")
  func flags() {
    var sketch = ThemeSketch(
      promos: (0..<60).map { Promo(name: "flag\($0)", from: nil, until: nil, companions: .any) }
    )
    for flag in 0..<60 {
      sketch.declare(flag, .promo, where: [.promos: sketch.set([flag], in: .promos)])
    }
    let findings = ConflictChecker.check(Cascade(sketch.theme))
    #expect(findings.conflicts.map(\.declarations.count) == [60])
    #expect(findings.conflicts.first?.pairs.first?.witness.cell.promos == [0, 1])
    #expect(findings.dead.isEmpty)
  }

  @Test("Two large families that overlap everywhere form one cluster")
  func families() {
    let count = 150
    var sketch = Self.sketch(brands: count, screens: count)
    let everywhere = sketch.set(Array(1...count), in: .screen, rank: 1)
    for index in 0..<count {
      let brand = sketch.set([index], in: .brand)
      sketch.declare(index, .screen, where: [.brand: brand, .screen: everywhere])
      let screen = sketch.set([index + 1], in: .screen)
      sketch.declare(count + index, .screen, where: [.screen: screen])
    }
    let findings = ConflictChecker.check(Cascade(sketch.theme))
    #expect(findings.conflicts.map(\.declarations.count) == [2 * count])
    #expect(findings.dead.isEmpty)
  }

  @Test("Families whose overlaps are all settled don't conflict, and never show")
  func settledGrid() {
    let count = 20
    var sketch = Self.sketch(brands: count, screens: count)
    let everywhere = sketch.set(Array(1...count), in: .screen, rank: 1)
    for index in 0..<count {
      let brand = sketch.set([index], in: .brand)
      sketch.declare(index, .screen, where: [.brand: brand, .screen: everywhere])
      let screen = sketch.set([index + 1], in: .screen)
      sketch.declare(count + index, .screen, where: [.screen: screen])
    }
    for brand in 0..<count {
      for screen in 0..<count where brand != 7 || screen != 3 {
        let sets = [
          Dimension.brand: sketch.set([brand], in: .brand),
          .screen: sketch.set([screen + 1], in: .screen),
        ]
        sketch.declare(99, .screen, where: sets)
      }
    }
    let findings = ConflictChecker.check(Cascade(sketch.theme))
    #expect(findings.conflicts.map { Set($0.declarations.map(\.value.index)) } == [[7, count + 3]])
    let witness = findings.conflicts.first?.pairs.first?.witness.cell
    #expect(witness?[.brand] == 7)
    #expect(witness?[.screen] == 4)
    // All declarations of both families except the two that meet where nothing settles them.
    #expect(findings.dead.count == 2 * count - 2)
  }

  @Test("Thousands of equal declarations are reported one by one, not in pairs")
  func clones() {
    var sketch = ThemeSketch()
    for _ in 0..<3_000 { sketch.declare(0) }
    sketch.declare(1)
    let findings = ConflictChecker.check(Cascade(sketch.theme))
    #expect(findings.duplicates.count == 2_999)
    #expect(findings.conflicts.map(\.declarations.count) == [3_001])
  }

  private static func sketch(brands: Int, screens: Int) -> ThemeSketch {
    ThemeSketch(
      brands: (0..<brands).map { Brand(name: "brand\($0)", parent: nil) },
      screens: (0..<screens).map { Screen(name: "screen\($0)", brands: nil) }
    )
  }
}
