import Foundation
import LintelTesting
import Testing

@Suite("SARIF by another's model")
struct SARIFModelTests {
  @Test("The Python package sarif-pydantic reads every member, and GitHub's demands are met")
  func model() throws {
    let reports = [SampleReport.text("sarif"), SampleReport.text("sarif", of: SampleReport.clean)]
    #expect(try PythonJudge.complaints(of: "judge-sarif.py", about: reports) == [[], []])
  }

  @Test("A member that the model does not know, or that GitHub misses, is noticed")
  func sensitivity() throws {
    let text = SampleReport.text("sarif")
    let broken = [
      text.replacing("\"ruleId\"", with: "\"rulId\""),
      text.replacing("\"startLine\": 2", with: "\"startLine\": 0"),
      text.replacing("\"columnKind\": \"utf16CodeUnits\",", with: ""),
      text.replacing("\"level\": \"note\"", with: "\"level\": \"info\""),
      text.replacing("\"ruleIndex\": 0", with: "\"ruleIndex\": 1"),
    ]
    for (text, complaints) in zip(
      broken,
      try PythonJudge.complaints(of: "judge-sarif.py", about: broken)
    ) {
      #expect(text != SampleReport.text("sarif"))
      #expect(!complaints.isEmpty)
    }
  }
}
