import LintelDiagnostics
import Synchronization
import Testing

@Suite("Work on two threads")
struct ConcurrentlyTests {
  private struct Failure: Error {}

  @Test("Both threads have the same results as separately")
  func both() {
    let (other, own) = concurrently({ (0..<1_000).reduce(0, +) }, with: { "own" })
    #expect(other == 499_500)
    #expect(own == "own")
  }

  @Test("The other task runs once, on either thread")
  func once() {
    let count = Mutex(0)
    final class Counter: Sendable {
      let value = Mutex(0)
    }
    let counter = Counter()
    for _ in 0..<1_000 {
      _ = concurrently({ counter.value.withLock { $0 += 1 } }, with: { count.withLock { $0 += 1 } })
    }
    #expect(counter.value.withLock(\.self) == 1_000)
    #expect(count.withLock(\.self) == 1_000)
  }

  @Test("Nested tasks end, even with few threads")
  func nested() {
    @Sendable func sum(_ range: Range<Int>) -> Int {
      guard range.count > 1 else { return range.first ?? 0 }
      let middle = (range.lowerBound + range.upperBound) / 2
      let (right, left) = concurrently(
        { sum(middle..<range.upperBound) },
        with: { sum(range.lowerBound..<middle) }
      )
      return left + right
    }
    #expect(sum(0..<4_096) == 4_096 * 4_095 / 2)
  }

  @Test("An error of the current thread's task is thrown")
  func throwing() {
    #expect(throws: Failure.self) {
      _ = try concurrently({ 1 }, with: { throw Failure() })
    }
  }

  @Test("Parts are in order and complete", arguments: [0, 1, 9, 10, 11, 1_000])
  func parts(count: Int) {
    let parts = inParts(of: count, minimumCountPerPart: 5) { Array($0) }
    #expect(parts.flatMap(\.self) == Array(0..<count))
    #expect(parts.count == (count < 10 ? 1 : 2))
  }

  @Test(
    "Parts of about equal weight are in order and complete",
    arguments: [
      [], [9], [1, 2, 3], [1, 1, 1, 90, 1, 1], [50, 1, 49], [1, 1, 98], [0, 0, 20, 0],
    ]
  )
  func weights(_ weights: [Int]) {
    let parts = inParts(of: weights, minimumWorkPerPart: 5) { Array($0) }
    #expect(parts.flatMap(\.self) == Array(weights.indices))
    let total = weights.reduce(0, +)
    #expect(parts.count == (total < 10 ? 1 : 2))
    guard parts.count == 2, let heaviest = weights.max() else { return }
    let before = parts[0].reduce(0) { $0 + weights[$1] }
    #expect(abs(2 * before - total) <= heaviest)
  }

  @Test("An offer is taken once, if it was made before the other thread came")
  func offers() {
    let early = Offer<String>()
    #expect(early.make("work"))
    #expect(early.take() == "work")
    #expect(early.take() == nil)
    let late = Offer<String>()
    #expect(late.take() == nil)
    #expect(!late.make("work"))
    #expect(late.take() == nil)
  }

  @Test("Of two threads, either both share what one of them makes, or neither")
  func sharing() {
    for _ in 0..<1_000 {
      let offer = Offer<Int>()
      let (isMade, taken) = concurrently({ offer.make(1) }, with: { offer.take() })
      #expect(isMade == (taken == 1))
    }
  }
}
