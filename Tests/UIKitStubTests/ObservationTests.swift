import Synchronization
import Testing
import UIKit

/// `observe` on scroll views, as in Foundation on Apple's systems; checklist S0-8.
@MainActor
@Suite("Observation")
struct ObservationTests {
  private final class Log: Sendable {
    let lines = Mutex<[String]>([])
  }

  @Test("A closure is called on every assignment until it is invalidated or released")
  func observation() {
    let (view, log) = (UIScrollView(), Log())
    var observation: NSKeyValueObservation? = view.observe(\.contentOffset) { view, change in
      let isEmpty = change.newValue == nil && change.oldValue == nil
      let y = MainActor.assumeIsolated { view.contentOffset.y }
      log.lines.withLock { $0.append("\(y) \(isEmpty)") }
    }
    view.contentOffset.y = 4
    view.contentOffset = CGPoint(x: 0, y: 4)
    view.contentSize = CGSize(width: 1, height: 1)
    #expect(log.lines.withLock { $0 } == ["4.0 true", "4.0 true"])
    #expect(view.keyValueObservers.count(of: "contentOffset") == 1)
    observation?.invalidate()
    view.contentOffset.y = 5
    #expect(log.lines.withLock { $0.count } == 2)
    observation = view.observe(\.contentOffset) { _, _ in log.lines.withLock { $0.append("more") } }
    observation = nil
    view.contentOffset.y = 6
    #expect(observation == nil && log.lines.withLock { $0.count } == 2)
    #expect(view.keyValueObservers.count(of: "contentOffset") == 0)
  }

  @Test(
    "Options request values and a first call, and a subclass's key paths mean the same properties"
  )
  func options() {
    let (view, log) = (UITableView(), Log())
    let observation = view.observe(\.contentSize, options: [.initial, .new, .old]) { _, change in
      let (old, new) = (change.oldValue?.height ?? -1, change.newValue?.height ?? -1)
      log.lines.withLock { $0.append("\(old) \(new)") }
    }
    view.contentSize = CGSize(width: 0, height: 7)
    #expect(log.lines.withLock { $0 } == ["-1.0 0.0", "0.0 7.0"])
    observation.invalidate()
  }

  @Test("Observing a property that can't be observed is recorded")
  func unobservable() {
    Simulation.run {
      _ = UIScrollView().observe(\.alpha) { _, _ in }
      #expect(Simulation.misuses.count == 1)
    }
  }
}
