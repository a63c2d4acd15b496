import Dispatch
import Synchronization

/// Runs two closures at the same time if there is a processor for the second one.
///
/// - Parameters:
///   - isLong: whether the work takes longer than starting a thread. If not, this thread runs both closures.
///   - other: the work for another thread, or for this one if no other has started it after `own` ends.
///   - own: the work for this thread.
/// - Returns: the results of both closures.
/// - Throws: the error of `own`, after which `other` may continue to run.
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

/// Starts work on a separate thread without waiting for it.
package func inBackground(_ work: @escaping @Sendable () -> Void) { DeepThread.start(work) }

/// Frees a large value on another thread.
package func freeInBackground<Value: Sendable>(_ value: consuming Value) {
  let waste = Waste(value)
  inBackground { waste.free() }
}

/// Empties a list whose elements take long to free, and frees them on another thread.
package func freeInBackground<Element: Sendable>(_ list: inout [Element]) {
  let waste = Waste(list)
  list = []
  inBackground { waste.free() }
}

/// A value that the thread that calls `free()` frees, even if others keep the object longer.
private final class Waste<Value: Sendable>: Sendable {
  private let value: Mutex<Value?>

  init(_ value: consuming Value) {
    self.value = Mutex(value)
  }

  func free() {
    value.withLock { $0 = nil }
  }
}

/// Creates a list in two parts, each on its own thread, or in one if a part would have fewer than `smallest` elements, because a thread
/// costs more than a little work.
package func inParts<Part: Sendable>(
  of count: Int,
  minimumCountPerPart smallest: Int,
  _ part: @escaping @Sendable (Range<Int>) -> Part
) -> [Part] {
  inParts(of: count, divided: count >= 2 * smallest ? count / 2 : nil, part)
}

/// Returns the index at which to divide a list into parts with about the same amount of work, or `nil` if it's too little work.
private func middle(of weights: [Int], minimumWorkPerPart smallest: Int) -> Int? {
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

/// Creates a list in up to two parts with about the same amount of work, each on its own thread.
///
/// The list is divided only if the `weights` add up to at least twice `smallest`, because a thread costs more than a little work.
package func inParts<Part: Sendable>(
  of weights: [Int],
  minimumWorkPerPart smallest: Int,
  _ part: @escaping @Sendable (Range<Int>) -> Part
) -> [Part] {
  inParts(of: weights.count, divided: middle(of: weights, minimumWorkPerPart: smallest), part)
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

/// Work that runs once, on the first thread that needs it.
private final class SharedTask<Value: Sendable>: Sendable {
  private enum State {
    case open
    case begun
    case done(Value)
  }

  private let work: @Sendable () -> Value
  private let state = Mutex(State.open)
  private let end = DispatchSemaphore(value: 0)

  init(_ work: @escaping @Sendable () -> Value) { self.work = work }

  /// Does the work and returns its result, or returns `nil` if another thread has already started it.
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
    // The semaphore is signaled after the work is done.
    return value ?? work()
  }
}

/// Something that one thread makes and another one can take, without either waiting.
package final class Offer<Value: Sendable>: Sendable {
  private enum State {
    case open
    case made(Value)
    /// The other thread has taken the value, or came before there was one.
    case closed
  }

  private let state = Mutex(State.open)

  package init() {}

  /// Makes a value available, or returns `false` if the other thread came before.
  package func make(_ value: Value) -> Bool {
    state.withLock { state in
      guard case .open = state else { return false }
      state = .made(value)
      return true
    }
  }

  /// Returns the value, or `nil` if there is none, after which it can't be made anymore.
  package func take() -> Value? {
    state.withLock { state in
      defer { state = .closed }
      if case .made(let value) = state { return value }
      return nil
    }
  }
}
