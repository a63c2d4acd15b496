import Testing

/// A pattern that scripts may not use, because a Mac has different tools with the same names, and the `bash` of 2007.
struct ShellRule: Sendable, CustomTestStringConvertible {
  let pattern: String
  /// What to write.
  let advice: String
  let violation: String
  /// A similar line that doesn't break the rule.
  let sound: String

  var testDescription: String { violation }

  /// The numbers of a script's lines that break the rule, starting with 1; comments may break it.
  func lines(in text: String) -> [Int] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.element.has(#"^\s*#"#) && $0.element.has(pattern) }
      .map { $0.offset + 1 }
  }

  static let all = [
    ShellRule(
      pattern: #"(^|[;&|(]|\bif |! )\s*timeout [0-9]"#,
      advice: "a Mac has no 'timeout'; let perl end the command, as Tests/Mutants/run does",
      violation: "  timeout 900 swift test",
      sound: "  limited 900 swift test"
    ),
    ShellRule(
      pattern: #"\bdate [^|;)]*%N"#,
      advice: "a Mac's 'date' knows seconds only; ask perl's Time::HiRes",
      violation: "started=$(date +%s%N)",
      sound: "started=$(date +%s)"
    ),
    ShellRule(
      pattern: #"\bsed (-[a-zA-Z]+ )*-i( |$)"#,
      advice: "a Mac's 'sed' wants a suffix behind -i; use 'perl -pi -e'",
      violation: "sed -i s/a/b/ file",
      sound: "sed -n s/a/b/p file"
    ),
    ShellRule(
      pattern:
        #"\bstat -c|\bfind [^|;]*-printf|\bgrep -[a-zA-Z]*P\b|\bhead -n -|\bxargs [^|]*-d\b"#,
      advice: "the option is GNU's",
      violation: "stat -c %s file",
      sound: "wc -c < file"
    ),
    ShellRule(
      pattern: #"\b(nproc|sha256sum|md5sum|tac)\b"#,
      advice: "a Mac has no such command; use 'getconf _NPROCESSORS_ONLN', 'shasum', 'tail -r'",
      violation: "make -j$(nproc)",
      sound: "make -j$(getconf _NPROCESSORS_ONLN)"
    ),
    ShellRule(
      pattern: #"\b(mapfile|readarray)\b|\bdeclare -[a-zA-Z]*A\b|\$\{\w+(,,|\^\^)|&>>|\|&"#,
      advice: "a Mac's bash is version 3.2, which does not know that",
      violation: "mapfile -t lines < file",
      sound: "while read -r line; do lines+=(\"$line\"); done < file"
    ),
  ]
}

extension Substring {
  fileprivate func has(_ pattern: String) -> Bool { String(self).has(pattern) }
}
