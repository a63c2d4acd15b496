import Foundation
import Yams

// Reads a YAML file to nodes with positions, as Yams does.
guard let path = CommandLine.arguments.last,
  let text = try? String(contentsOfFile: path, encoding: .utf8)
else {
  exit(2)
}
_ = try Yams.compose(yaml: text)
