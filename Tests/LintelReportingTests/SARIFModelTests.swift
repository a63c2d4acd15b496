import Foundation
import LintelTesting
import Testing

@Suite("SARIF, read by an independent model")
struct SARIFModelTests {
  @Test("The Python package sarif-pydantic reads every member, and GitHub's requirements are met")
  func model() throws {
    let reports = [SampleReport.text("sarif"), SampleReport.text("sarif", of: SampleReport.clean)]
    #expect(try PythonJudge.complaints(of: "judge-sarif.py", about: reports) == [[], []])
  }

  @Test("A member that the model doesn't know, or that GitHub requires, is noticed")
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
