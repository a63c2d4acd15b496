import LintelDecisions
import Testing

@Suite struct ValueSetTests {
  @Test("Sets of values agree with Swift's sets")
  func setsMatchSwiftsSets() {
    var random = SmallGenerator(seed: 1)
    for _ in 0..<5_000 {
      let a = random.subset(of: 9, allowsEmpty: true)
      let b = random.oneIn(3) ? a.intersection(random.subset(of: 9)) : random.subset(of: 9)
      let (x, y) = (ValueSet(values: a), ValueSet(values: b))
      #expect(x.count == a.count && x.isEmpty == a.isEmpty)
      #expect((-1..<10).allSatisfy { x.contains($0) == a.contains($0) })
      #expect(x.intersection(y) == ValueSet(values: a.intersection(b)))
      #expect(x.union(y) == ValueSet(values: a.union(b)))
      #expect(x.subtracting(y) == ValueSet(values: a.subtracting(b)))
      #expect(x.isSubset(of: y) == a.isSubset(of: b))
      #expect(y.isSubset(of: x) == b.isSubset(of: a))
      #expect((x == y) == (a == b))
    }
  }

  @Test("Ranges are sorted, and adjacent ones are joined")
  func rangesAreNormalized() {
    #expect(ValueSet([5..<7, 0..<2, 2..<3, 6..<9, 4..<4]).ranges == [0..<3, 5..<9])
    #expect(ValueSet(values: [3, 1, 2, -4, Int.max]).ranges == [1..<4])
  }

  @Test("A space needs a value for each dimension, and sizes that fit")
  func spacesNeedValues() {
    #expect(Space(valueCounts: [2, 0]) == nil)
    #expect(Space(valueCounts: [-1]) == nil)
    #expect(Space(valueCounts: [Int(Int32.max) + 1]) == nil)
    #expect(Space(valueCounts: [])?.contextCount == 1)
    #expect(Space(valueCounts: Array(repeating: 2, count: 127))?.contextCount == 1 << 127)
    #expect(Space(valueCounts: Array(repeating: 2, count: 128))?.contextCount == nil)
  }
}
