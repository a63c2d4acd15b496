#if os(Linux)
  import LintelAppearance
  import LintelBackends
  import LintelSchema

  extension EquivalenceProgram {
    /// The result of a run of the program.
    package struct Outcome {
      /// The differences found at each stop of each visit, in words.
      package var differences: [[[String]]] = []
      package var contexts = 0
      /// The number of appearance objects that bars showed or were assigned.
      package var objects = 0
      /// The number of times that code and tree were asked for the scheme of a push.
      package var pushes = 0
      /// The number of single values that were compared, in each appearance in which they may differ.
      package var values = 0

      fileprivate mutating func add(_ comparison: StyleComparison?) {
        objects += comparison?.objectCount ?? 0
        values += comparison?.valueCount ?? 0
      }

      /// A few differences of each visit, with its theme and context; empty if everything is equal.
      package func report(_ visits: [Visit]) -> String {
        zip(visits, differences).flatMap { visit, stops in
          // One context is enough to find the reason.
          zip(visit.stops, stops).filter { !$1.isEmpty }.prefix(1).flatMap { stop, differences in
            differences.prefix(8).map { "\(visit.tree.theme), \(stop.context): \($0.prefix(400))" }
          }
        }.joined(separator: "\n")
      }
    }

    /// An error for a program that didn't answer for every stop.
    package struct Failure: Error, CustomStringConvertible {
      package let description: String
    }

    /// Builds and runs the program, and compares what it reports with what is expected.
    package static func run(_ visits: [Visit]) throws -> Outcome {
      let run = try SwiftToolchain.execute(
        EquivalenceProgram(visits).files,
        simulatingVersions: true
      )
      guard run.status == 0 else { throw Failure(description: String(run.output.prefix(3000))) }
      var objects: [String: JSONValue] = [:]
      var answers: [(index: Int, fields: [Substring])] = []
      for line in run.output.split(separator: "\n") {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
        if fields[0] == "=" {
          answers.append((Int(fields[1]) ?? -1, Array(fields.dropFirst(2))))
        } else {
          objects[String(fields[0])] = RecordReader.value(of: String(fields[1]))
        }
      }
      let count = visits.map(\.stops.count).reduce(0, +)
      // The program runs once for each version, so the answers come grouped by version.
      answers.sort { $0.index < $1.index }
      guard answers.map(\.index) == Array(0..<count), answers.allSatisfy({ $0.fields.count == 4 })
      else { throw Failure(description: "\(answers.count) answers for \(count) contexts") }
      var outcome = Outcome()
      var comparison: StyleComparison?
      for visit in visits {
        // Outputs of the same tree that follow one another share the expected values.
        if comparison?.tree != visit.tree {
          outcome.add(comparison)
          comparison = StyleComparison(visit.tree, objects: objects)
        }
        let own = answers.prefix(visit.stops.count)
        answers.removeFirst(visit.stops.count)
        outcome.differences.append(
          zip(visit.stops, own).map { stop, answer in
            comparison?.differences(stop, answer.fields) ?? []
          }
        )
        outcome.contexts += visit.stops.count
        outcome.pushes += own.reduce(0) { $0 + (Int($1.fields[3]) ?? 0) }
      }
      outcome.add(comparison)
      return outcome
    }
  }
#endif
