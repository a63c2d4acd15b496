import Dispatch
import Synchronization

/// Does two pieces of work at once, as far as there is a processor for the other one.
///
/// - Parameters:
///   - isLong: whether it is more than starting a thread costs; if it isn't, both are done here.
///   - other: what another thread does, or this one afterwards if none has begun with it by then.
///   - own: what is done here meanwhile.
/// - Returns: the results of both.
/// - Throws: what `own` throws; `other` may then go on.
package func concurrently<Other: Sendable, Own>(
  if isLong: Bool = true,
  _ other: @escaping @Sendable () -> Other,
  with own: () throws -> Own
) rethrows -> (Other, Own) {
  guard isLong else {
    let here = try own()
    return (other(), here)
  }
  let task = SharedTask(other)
  DeepThread.start { _ = task.run() }
  let here = try own()
  return (task.run() ?? task.result(), here)
}

/// Begins with something that will be asked for, on a thread of its own; nobody waits for it.
package func inBackground(_ work: @escaping @Sendable () -> Void) {
  DeepThread.start(work)
}

/// Ends the life of something large on another thread.
package func freeInBackground<Value: Sendable>(_ value: consuming Value) {
  let freed = value
  inBackground { _ = freed }
}

/// Empties a list whose elements take long to free, and has another thread free them.
package func freeInBackground<Element: Sendable>(_ list: inout [Element]) {
  let freed = list
  list = []
  inBackground { _ = freed.count }
}

/// Makes a list in parts, each on a thread of its own.
///
/// - Parameters:
///   - count: how many elements there are to make.
///   - smallest: a part has no fewer, since a thread costs more than little work.
///   - part: makes the elements of a range.
/// - Returns: the parts, in order.
package func inParts<Part: Sendable>(
  of count: Int,
  noSmallerThan smallest: Int,
  _ part: @escaping @Sendable (Range<Int>) -> Part
) -> [Part] {
  inParts(of: count, divided: count >= 2 * smallest ? count / 2 : nil, part)
}

/// Divides a list into two parts that are about as much work.
///
/// - Parameters:
///   - weights: how much work each element is.
///   - smallest: a part has no less work, since a thread costs more than little work.
/// - Returns: the index of the second part's first element; nil for a list that is too little work to divide.
private func middle(of weights: [Int], noLighterThan smallest: Int) -> Int? {
  let total = weights.reduce(0, +)
  guard total >= 2 * smallest else { return nil }
  var before = 0
  for (index, weight) in weights.enumerated() {
    let next = before + weight
    if 2 * next >= total { return total - 2 * before <= 2 * next - total ? index : index + 1 }
    before = next
  }
  return nil
}

/// Makes a list in parts that take about as long, each on a thread of its own.
///
/// - Parameters:
///   - weights: how much work each element is.
///   - smallest: a part has no less work, since a thread costs more than little work.
///   - part: makes the elements of a range.
/// - Returns: the parts, in order.
package func inParts<Part: Sendable>(
  of weights: [Int],
  noLighterThan smallest: Int,
  _ part: @escaping @Sendable (Range<Int>) -> Part
) -> [Part] {
  inParts(of: weights.count, divided: middle(of: weights, noLighterThan: smallest), part)
}

private func inParts<Part: Sendable>(
  of count: Int,
  divided middle: Int?,
  _ part: @escaping @Sendable (Range<Int>) -> Part
) -> [Part] {
  guard let middle else { return [part(0..<count)] }
  let (second, first) = concurrently({ part(middle..<count) }, with: { part(0..<middle) })
  return [first, second]
}

/// Work that the first thread to ask for it does, once.
private final class SharedTask<Value: Sendable>: Sendable {
  private enum State {
    case open
    case begun
    case done(Value)
  }

  private let work: @Sendable () -> Value
  private let state = Mutex(State.open)
  private let end = DispatchSemaphore(value: 0)

  init(_ work: @escaping @Sendable () -> Value) {
    self.work = work
  }

  /// Does the work unless somebody has begun with it.
  ///
  /// - Returns: the result; nil if another thread does the work.
  func run() -> Value? {
    let isFirst = state.withLock { state in
      guard case .open = state else { return false }
      state = .begun
      return true
    }
    guard isFirst else { return nil }
    let value = work()
    state.withLock { $0 = .done(value) }
    end.signal()
    return value
  }

  /// Waits for the result of another thread's work.
  func result() -> Value {
    end.wait()
    defer { end.signal() }
    let value: Value? = state.withLock { state in
      if case .done(let value) = state { value } else { nil }
    }
    // The end is signalled once the work is done.
    return value ?? work()
  }
}
