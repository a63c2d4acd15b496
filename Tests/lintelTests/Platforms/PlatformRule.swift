import Foundation
import Testing

/// A difference between platforms, and how sources must handle it.
struct PlatformRule: Sendable, CustomTestStringConvertible {
  /// A line that one of the platforms doesn't accept.
  struct Finding: Hashable {
    let line: Int
    let platform: Platform
  }

  let testDescription: String
  /// What to write instead, shown after a place.
  let advice: String
  let violation: String
  /// A similar file that doesn't break the rule.
  let sound: String
  private let find: @Sendable (ConditionalSource) -> [Finding]

  func findings(in source: ConditionalSource) -> [Finding] {
    find(source)
  }

  /// A rule about lines, by a regular expression, that only some platforms may compile, and only if the file has what they need.
  ///
  /// The rule applies to all files, or with a scope to files that contain the scope.
  private static func lines(
    _ name: String,
    _ pattern: String,
    only platforms: Set<Platform>,
    needing need: String? = nil,
    in scope: String? = nil,
    advice: String,
    violation: String,
    sound: String
  ) -> PlatformRule {
    PlatformRule(testDescription: name, advice: advice, violation: violation, sound: sound) {
      source in
      guard source.text.has(pattern), scope.map(source.text.has) ?? true else { return [] }
      let answered = Set(
        Platform.allCases.filter { platform in
          need.map { need in
            source.lines.contains { $0.platforms.contains(platform) && $0.code.has(need) }
          } ?? true
        }
      )
      return source.lines.filter { $0.code.has(pattern) }.flatMap { line in
        line.platforms.subtracting(platforms.intersection(answered))
          .map { Finding(line: line.number, platform: $0) }
      }
    }
  }

  /// A rule about lines that mean something different on each platform, so that none may be compiled on both.
  private static func apart(
    _ name: String,
    _ pattern: String,
    advice: String,
    violation: String,
    sound: String
  ) -> PlatformRule {
    PlatformRule(testDescription: name, advice: advice, violation: violation, sound: sound) {
      source in
      guard source.text.has(pattern) else { return [] }
      return source.lines.filter { $0.code.has(pattern) && $0.platforms.count > 1 }
        .map { Finding(line: $0.number, platform: .mac) }
    }
  }

  private static func branches(_ linux: String, _ mac: String) -> String {
    "#if canImport(Darwin)\n\(mac)\n#else\n\(linux)\n#endif"
  }

  static let all: [PlatformRule] = modules + types + files + tests

  private static let modules = [
    lines(
      "The C library has a different module",
      #"^\s*(private |internal |package |public |@\w+ )?import Glibc$"#,
      only: [.linux],
      advice: "begin with '#if canImport(Glibc)', and import Darwin behind '#elseif'",
      violation: "import Glibc",
      sound: "#if canImport(Glibc)\nimport Glibc\n#elseif canImport(Darwin)\nimport Darwin\n#endif"
    ),
    lines(
      "A module that qualifies a function",
      #"\bGlibc\.\w"#,
      only: [.linux],
      advice: "name Darwin in a separate branch",
      violation: "Glibc.write(1, nil, 0)",
      sound: branches("Glibc.write(1, nil, 0)", "Darwin.write(1, nil, 0)")
    ),
    lines(
      "The path of the program is in a separate module",
      #"\b_NSGetExecutablePath\b"#,
      only: [.mac],
      needing: #"^\s*import MachO$"#,
      advice:
        "use it only in the branch for Darwin, and import MachO, which Darwin doesn't contain",
      violation: branches("let a = 1", "import Darwin\n_NSGetExecutablePath(&a, &b)"),
      sound: branches("let a = 1", "import MachO\n_NSGetExecutablePath(&a, &b)")
    ),
    lines(
      "Foundation's XML and networking have separate modules on Linux",
      #"^\s*import Foundation(XML|Networking)$"#,
      only: [.linux],
      advice: "import it behind '#if canImport'",
      violation: "import FoundationXML",
      sound: "#if canImport(FoundationXML)\nimport FoundationXML\n#endif"
    ),
    lines(
      "Only Linux has the function or constant",
      #"\b(pipe2|accept4|dup3|epoll_\w+|inotify_\w+|eventfd|signalfd|timerfd_\w+|memfd_create|fallocate|renameat2|prctl|secure_getenv|fdatasync|MSG_NOSIGNAL|SOCK_CLOEXEC|SOCK_NONBLOCK|O_PATH|O_TMPFILE|CLOCK_MONOTONIC_COARSE|program_invocation_name)\b"#,
      only: [.linux],
      advice: "use it only in the branch for Linux",
      violation: "pipe2(&ends, O_CLOEXEC)",
      sound: branches("pipe2(&ends, O_CLOEXEC)", "pipe(&ends)")
    ),
  ]

  private static let types = [
    lines(
      "A pointer on a Mac, and a structure with an initializer on Linux",
      #"\b(posix_spawn_file_actions_t|posix_spawnattr_t|pthread_t)\(\)"#,
      only: [.linux],
      advice: "on a Mac it is an optional pointer that is nil at first",
      violation: "var actions = posix_spawn_file_actions_t()",
      sound: branches(
        "var actions = posix_spawn_file_actions_t()",
        "var actions: posix_spawn_file_actions_t? = nil"
      )
    ),
    lines(
      "An optional pointer only on a Mac",
      #"\b(posix_spawn_file_actions_t|posix_spawnattr_t|pthread_t)\?"#,
      only: [.mac],
      advice: "on Linux it is a structure or a number",
      violation: "var thread: pthread_t?",
      sound: branches("var thread = pthread_t()", "var thread: pthread_t?")
    ),
    lines(
      "nil isn't unsafe if the type isn't one of Swift's pointers",
      #"\bunsafe nil\b"#,
      only: [.linux],
      advice: "write 'nil': 'no unsafe operations occur within' it",
      violation: branches("let a = 1", "var actions: posix_spawn_file_actions_t? = unsafe nil"),
      sound: branches("let a = 1", "var actions: posix_spawn_file_actions_t? = nil")
    ),
    PlatformRule(
      testDescription: "The text of an array of characters",
      advice: "'String(cString:)' is deprecated for arrays; decode the bytes before the zero",
      violation: branches(
        "let a = 1",
        "var buffer = [CChar](repeating: 0, count: 9)\nlet path = unsafe String(cString: buffer)"
      ),
      sound: "let buffer = strerror(errno)\nlet path = unsafe String(cString: buffer)"
    ) { source in
      guard source.text.contains("String(cString: ") else { return [] }
      return source.lines.enumerated().filter { index, line in
        guard let name = line.code.firstMatch(of: #/String\(cString: (\w+)\)/#)?.1 else {
          return false
        }
        let declaration = source.lines[..<index].last { $0.code.has("\\b(var|let) \(name)\\b") }
        return declaration?.code.has(#"(: | = )\[(CChar|UInt8|Int8)\]"#) ?? false
      }.flatMap { _, line in line.platforms.map { Finding(line: line.number, platform: $0) } }
    },
    lines(
      "The kind of a socket is an enumeration on Linux",
      #"\bSOCK_(STREAM|DGRAM)\.rawValue"#,
      only: [.linux],
      advice: "on a Mac the constant is a number itself",
      violation: "socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)",
      sound: branches("let kind = SOCK_STREAM.rawValue", "let kind = SOCK_STREAM")
    ),
    lines(
      "The kind of a socket is a number on a Mac",
      #"\bSOCK_(STREAM|DGRAM)\b(?!\.rawValue)"#,
      only: [.mac],
      advice: "on Linux it has the number as its raw value",
      violation: "socket(AF_INET, SOCK_STREAM, 0)",
      sound:
        "#if canImport(Glibc)\nlet a = SOCK_STREAM.rawValue\n#else\nlet a = SOCK_STREAM\n#endif"
    ),
    lines(
      "The number of a device may be negative on a Mac",
      #"\bU?Int\d*\(\w+\.st_dev\)"#,
      only: [],
      advice: "convert it with 'truncatingIfNeeded:'",
      violation: "let device = UInt64(status.st_dev)",
      sound: "let device = UInt64(truncatingIfNeeded: status.st_dev)"
    ),
    lines(
      "The name of a signal handler",
      #"\b__sigaction_handler\b"#,
      only: [.linux],
      advice: "on a Mac it is '__sigaction_u'",
      violation: "action.__sigaction_handler.sa_handler = handler",
      sound: branches(
        "action.__sigaction_handler.sa_handler = handler",
        "action.__sigaction_u.__sa_handler = handler"
      )
    ),
  ]

  private static let files = [
    lines(
      "The times of a file",
      #"\bst_[amc]tim\b"#,
      only: [.linux],
      advice: "on a Mac they are 'st_mtimespec' and so on",
      violation: "let time = status.st_mtim",
      sound: branches("let time = status.st_mtim", "let time = status.st_mtimespec")
    ),
    lines(
      "The times of a file on a Mac",
      #"\bst_[amc]timespec\b"#,
      only: [.mac],
      advice: "on Linux they are 'st_mtim' and so on",
      violation: "#if !os(Linux) || DEBUG\nlet time = status.st_mtimespec\n#endif",
      sound: "#if os(macOS) && DEBUG\nlet time = status.st_mtimespec\n#endif"
    ),
    lines(
      "The call that writes a file to the disk",
      #"\bfsync\("#,
      only: Set(Platform.allCases),
      needing: #"\bF_FULLFSYNC\b|\bGlibc\b"#,
      advice:
        "on a Mac 'fsync' leaves the contents in the disk's memory; ask for F_FULLFSYNC first",
      violation: branches("import Glibc", "import Darwin") + "\nfsync(descriptor)",
      sound: branches("import Glibc", "import Darwin\nfcntl(descriptor, F_FULLFSYNC)")
        + "\nfsync(descriptor)"
    ),
    lines(
      "Files that only Linux has",
      #""/proc/|/dev/full\b|"/bin/(true|false)""#,
      only: [.linux],
      advice: "ask the system differently in Darwin's branch",
      violation: #"let tool = "/proc/self/exe""#,
      sound: "#if os(Linux)\nlet tool = \"/proc/self/exe\"\n#endif"
    ),
    apart(
      "The unit of the peak memory",
      #"\bru_maxrss\b"#,
      advice: "on a Mac it is bytes, on Linux kilobytes; calculate in two branches",
      violation: "let megabytes = usage.ru_maxrss >> 10",
      sound: branches("let a = usage.ru_maxrss >> 10", "let a = usage.ru_maxrss >> 20")
    ),
    apart(
      "The result of strerror_r",
      #"\bstrerror_r\("#,
      advice: "on a Mac it is a status, on Linux the text; use 'strerror', or two branches",
      violation: "strerror_r(errno, buffer, 99)",
      sound: branches("strerror_r(errno, buffer, 99)", "_ = strerror_r(errno, buffer, 99)")
    ),
  ]

  private static let tests = [
    lines(
      "A delegate that Foundation on a Mac doesn't keep alive",
      #"^\s*\w+\.delegate = "#,
      only: [.linux],
      in: #"\bXMLParser\("#,
      advice: "the property is 'assign' on a Mac: write 'unsafe' in Darwin's branch",
      violation: "let parser = XMLParser(data: data)\nparser.delegate = reader",
      sound: "let parser = XMLParser(data: data)\n"
        + branches("parser.delegate = reader", "unsafe parser.delegate = reader")
    ),
    lines(
      "A delegate that Foundation on Linux keeps alive",
      #"\bunsafe \w+\.delegate = "#,
      only: [.mac],
      in: #"\bXMLParser\("#,
      advice: "Linux calls 'unsafe' superfluous; omit it in its branch",
      violation: "let parser = XMLParser(data: data)\nunsafe parser.delegate = reader",
      sound: "let parser = XMLParser(data: data)\n"
        + branches("parser.delegate = reader", "unsafe parser.delegate = reader")
    ),
    lines(
      "The location of the tests' bundle",
      #"\bBundle\.allBundles\b"#,
      only: [.mac],
      needing: #"\bCommandLine\.arguments\b"#,
      advice:
        "on Linux there is one bundle; on a Mac the tests' may be missing, so ask the arguments too",
      violation: branches("let a = 1", "Bundle.allBundles.first { $0.isLoaded }"),
      sound: branches(
        "let a = 1",
        "Bundle.allBundles.map(\\.bundlePath) + CommandLine.arguments"
      )
    ),
  ]
}

extension String {
  /// Whether a regular expression matches in the text, with anchors for its lines.
  func has(_ pattern: String) -> Bool {
    range(of: "(?m)" + pattern, options: .regularExpression) != nil
  }
}
