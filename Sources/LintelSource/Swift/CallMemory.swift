import SwiftSyntax

/// Everything that determines the result of a call.
///
/// A call without any effect on bars has the same result whenever the same function gets the same values in the same state, so it's
/// run only once.
struct CallKey: Hashable {
  let function: Int
  let file: Int
  let offset: Int
  let isStatement: Bool
  /// A digest of the arguments and of the value that the function is called on.
  let values: Int
  /// A digest of the changes that the code has made before.
  let state: Int
  /// The nesting depth of the call, for a result that a limit cut off.
  var depth: Int?
}

extension SwiftValue {
  /// Whether nothing can change the value, so that it can be returned twice.
  var isFixed: Bool {
    switch self {
    case .constant, .opaque, .receiver, .metatype, .enumCase, .member(_, nil), .progress: true
    case .array(let values): values.allSatisfy(\.isFixed)
    case .dictionary(let entries): entries.allSatisfy(\.value.isFixed)
    case .choice(let options): options.allSatisfy(\.value.isFixed)
    case .object, .part, .member, .closure, .function: false
    }
  }

  /// Adds the value to a digest, and returns whether all of it has one, which is never so for code and appearance objects.
  ///
  /// `seen` are the objects that contain the value.
  func digest(into hasher: inout Hasher, _ seen: [ObjectIdentifier] = []) -> Bool {
    switch self {
    case .constant(let value): hasher.combine(0, value)
    case .opaque(let type, let reason): hasher.combine(1, type, reason)
    case .object(let object):
      hasher.combine(2)
      return object.digest(into: &hasher, seen)
    case .receiver(let receiver): hasher.combine(3, receiver)
    case .metatype(let name): hasher.combine(4, name)
    case .enumCase(let type, let name): hasher.combine(5, type, name)
    case .member(let name, nil): hasher.combine(6, name)
    case .progress(let distance): hasher.combine(7, distance)
    case .array(let values):
      hasher.combine(8, values.count)
      for value in values where !value.digest(into: &hasher, seen) { return false }
    case .dictionary(let entries):
      hasher.combine(9, entries.count)
      for entry in entries {
        hasher.combine(entry.key)
        guard entry.value.digest(into: &hasher, seen) else { return false }
      }
    case .choice(let options):
      hasher.combine(10, options.count)
      for option in options {
        hasher.combine(option.tests)
        guard option.value.digest(into: &hasher, seen) else { return false }
      }
    case .part, .member, .closure, .function: return false
    }
    return true
  }
}

extension Hasher {
  /// Adds several values.
  fileprivate mutating func combine<each Value: Hashable>(_ values: repeat each Value) {
    repeat combine(each values)
  }
}

extension HeapObject {
  fileprivate func digest(into hasher: inout Hasher, _ seen: [ObjectIdentifier]) -> Bool {
    let own = ObjectIdentifier(self)
    if let at = seen.firstIndex(of: own) {
      hasher.combine(at)
      return true
    }
    guard !BarVocabulary.objects.contains(type), configure.isEmpty, entries.isEmpty, seen.count < 8
    else { return false }
    hasher.combine(type)
    hasher.combine(constant)
    hasher.combine(base)
    for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
      hasher.combine(name)
      guard value.digest(into: &hasher, seen + [own]) else { return false }
    }
    return true
  }
}

extension SwiftInterpreter {
  /// Records that the code changed something that other code may read.
  func noteChange(_ name: String, _ value: SwiftValue?) {
    var hasher = Hasher()
    hasher.combine(state)
    hasher.combine(name)
    if value?.digest(into: &hasher) != true { hasher.combine(steps) }
    state = hasher.finalize()
  }

  /// Calls a function with `run`, unless the same call was run before without any effect.
  func remembering(
    _ function: SwiftFunction,
    _ base: SwiftValue?,
    _ arguments: [Argument],
    _ isStatement: Bool,
    _ run: () -> SwiftValue
  ) -> SwiftValue {
    guard let key = key(function, base, arguments, isStatement) else { return run() }
    let depth = calls.count
    if let known = memory[key], depth + known.height <= Self.maximumCallDepth { return known.value }
    var limited = key
    limited.depth = depth
    if let known = memory[limited] { return known.value }
    let (oldState, oldCuts, oldReached) = (state, cuts, depthReached)
    let oldOverruns = overruns
    let oldRecords = settings.count + switches.count + unread.count
    depthReached = depth + 1
    let value = run()
    let height = depthReached - depth
    depthReached = max(depthReached, oldReached)
    if state == oldState, settings.count + switches.count + unread.count == oldRecords,
      overruns == oldOverruns, isStatement || value.isFixed
    {
      memory[cuts == oldCuts ? key : limited] = (isStatement ? .constant(.none) : value, height)
    }
    return value
  }

  /// Returns the key of a call, or `nil` if it depends on something without a digest.
  private func key(
    _ function: SwiftFunction,
    _ base: SwiftValue?,
    _ arguments: [Argument],
    _ isStatement: Bool
  ) -> CallKey? {
    var hasher = Hasher()
    guard base?.digest(into: &hasher) ?? true else { return nil }
    for argument in arguments {
      hasher.combine(argument.label)
      guard argument.value.digest(into: &hasher) else { return nil }
    }
    return CallKey(
      function: function.id,
      file: function.file,
      offset: function.body.position.utf8Offset,
      isStatement: isStatement,
      values: hasher.finalize(),
      state: state
    )
  }
}
