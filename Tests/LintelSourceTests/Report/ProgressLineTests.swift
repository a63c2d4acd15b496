import LintelDiagnostics
import Synchronization
import Testing

@testable import LintelSource

@Suite("Progress on a terminal")
struct ProgressLineTests {
  @Test("Short tasks show nothing, and clear nothing")
  func patience() {
    var line = ProgressLine()
    #expect(line.show(.reading(3, of: 9), after: .milliseconds(999)) == "")
    #expect(line.clear() == "")
    #expect(line.show(nil, after: .seconds(5)) == "")
    #expect(line.show(.reading(3, of: 9), after: .seconds(1)) == "\rReading files: 3 of 9")
  }

  @Test("A text replaces the previous one completely, is written once, and leaves an empty line")
  func drawing() {
    var line = ProgressLine()
    #expect(line.show(.reading(10, of: 10), after: .seconds(2)) == "\rReading files: 10 of 10")
    #expect(line.show(.reading(10, of: 10), after: .seconds(3)) == "")
    #expect(line.show(.writing, after: .seconds(3)) == "\rWriting the theme      ")
    #expect(line.clear() == "\r                 \r")
    #expect(line.clear() == "")
  }

  @Test("Every stage has a text without escapes on less than half a line")
  func texts() {
    let stages: [(WorkStage, String)] = [
      (.finding(12), "Finding files: 12"), (.reading(1, of: 12), "Reading files: 1 of 12"),
      (.following(99_999, of: 99_999), "Following the code: 99999 of 99999"),
      (.writing, "Writing the theme"), (.comparing, "Comparing with the theme"),
    ]
    for (stage, text) in stages {
      #expect(stage.text == text)
      #expect(text.count < 40 && !text.contains("\u{1B}"))
    }
  }

  @Test(
    "Progress is shown only on a terminal that people see and that supports it",
    arguments: [
      (true, [:], true), (false, [:], false), (true, ["TERM": "xterm"], true),
      (true, ["TERM": "dumb"], false), (true, ["CI": "true"], false), (true, ["CI": "1"], false),
      (true, ["CI": ""], true), (true, ["CI": "false"], true), (true, ["NO_COLOR": "1"], true),
    ] as [(Bool, [String: String], Bool)]
  )
  func wanted(isTerminal: Bool, environment: [String: String], isWanted: Bool) {
    let result = ProgressLine.shouldShow(isTerminal: isTerminal) { environment[$0] }
    #expect(result == isWanted)
  }

  @Test("Reading reports each file once, and ends with all functions, in order")
  func stages() {
    let code = "func paint() { UITabBar.appearance().tintColor = .red }"
    let files = (0..<40).map {
      SourceFile(
        path: "File\($0).swift",
        bytes: Array(code.replacing("paint", with: "paint\($0)").utf8)
      )
    }
    let stages = Mutex<[WorkStage]>([])
    _ = SourceReader.read(files) { stage in stages.withLock { $0.append(stage) } }
    let all = stages.withLock { $0 }
    #expect(Array(all.prefix(40)) == (1...40).map { .reading($0, of: 40) })
    #expect(all.last == .following(40, of: 40))
    #expect(all.dropFirst(40).count > 1)
  }
}
