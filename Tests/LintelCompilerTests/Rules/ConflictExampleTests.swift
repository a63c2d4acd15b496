import LintelCascade
import LintelCompiler
import LintelDiagnostics
import LintelLint
import LintelSchema
import LintelTheme
import Testing

/// Checks that a conflict's message is true: where it occurs, which declarations cause it, and that the block it shows settles it.
@Suite("The conflicts in the examples of the rules")
struct ConflictExampleTests {
  @Test("The examples have conflicts, and most messages show a block")
  func some() {
    let overlaps = ConflictExample.all.filter { $0.diagnostic.rule == "conflicting-override" }
    #expect(overlaps.count > 4)
    #expect(overlaps.allSatisfy { $0.block != nil })
  }

  @Test("The block of the message removes exactly that conflict", arguments: ConflictExample.all)
  func settles(_ conflict: ConflictExample) throws {
    guard let block = conflict.block else { return }
    let example = conflict.example
    let before = example.compilation(of: example.example.theme)
    let after = conflict.settled(by: block)
    var expected = before.diagnostics.map { Finding($0, in: before.sources) }
    let gone = try #require(
      expected.firstIndex(of: Finding(conflict.diagnostic, in: before.sources))
    )
    expected.remove(at: gone)
    // A theme with an error has no inferred transitions.
    let others = after.diagnostics.filter { $0.rule != "inferred-transition" }
    #expect(
      others.map { Finding($0, in: after.sources) }.sorted() == expected.sorted(),
      "\(block)",
      sourceLocation: example.place
    )
  }

  @Test(
    "In the context of the message, explain shows the same declarations, and none wins",
    arguments: ConflictExample.all
  )
  func explained(_ conflict: ConflictExample) throws {
    let example = conflict.example
    let compilation = example.compilation(of: example.example.theme)
    let theme = try #require(compilation.theme)
    for property in conflict.properties {
      let explanation = try self.explanation(of: property, conflict, in: theme)
      #expect(explanation.isConflict, "\(property)", sourceLocation: example.place)
      let tied = explanation.ranking.filter { $0.defeat == nil }.map {
        theme.entries[Int($0.declaration.entry)].valueRange
      }
      #expect(tied.count > 1, sourceLocation: example.place)
      #expect(
        conflict.places.count == 2
          ? Set(tied) == conflict.places : Set(tied).isSubset(of: conflict.places),
        "\(property)",
        sourceLocation: example.place
      )
    }
  }

  @Test(
    "After the block is added, explain shows that it wins, because the others are wider",
    arguments: ConflictExample.all
  )
  func explainedAfterwards(_ conflict: ConflictExample) throws {
    guard let block = conflict.block else { return }
    let example = conflict.example
    let before = try #require(example.compilation(of: example.example.theme).theme)
    let settled = conflict.settled(by: block)
    let after = try #require(settled.theme)
    for property in conflict.properties {
      let tie = try explanation(of: property, conflict, in: before)
      let explanation = try self.explanation(of: property, conflict, in: after)
      let winners = explanation.ranking.filter { $0.defeat == nil }
      let winner = try #require(winners.first, sourceLocation: example.place)
      let place = after.entries[Int(winner.declaration.entry)].valueRange
      #expect(winners.count == 1, "\(property)", sourceLocation: example.place)
      #expect(settled.sources[place.file].path == "settled.yaml", sourceLocation: example.place)
      #expect(block.contains(after.values[winner.declaration.value.index].text))
      for tied in tie.ranking where tied.defeat == nil {
        let range = before.entries[Int(tied.declaration.entry)].valueRange
        let loser = explanation.ranking.first {
          after.entries[Int($0.declaration.entry)].valueRange == range
        }
        guard case .specificity = loser?.defeat?.reason else {
          Issue.record("\(property) at \(range)", sourceLocation: example.place)
          continue
        }
        #expect(loser?.defeat?.by == winner.declaration, sourceLocation: example.place)
      }
    }
  }

  /// The explanation that `lintel explain` gives for the witness.
  private func explanation(
    of property: String,
    _ conflict: ConflictExample,
    in theme: Theme
  ) throws -> Explanation {
    let witness = try conflict.witness(in: theme)
    let target = try #require(theme.targets(named: property).get().first)
    let all = Cascade(theme).explain(target, in: witness.context, distinguishing: [])
    let explanation = all.first { explanation in
      // A scope names a dimension only if it doesn't include all of it.
      [witness.slot, witness.item].compactMap { $0 }.allSatisfy { name in
        all.count == 1
          || explanation.scope.contains { $0.split(separator: ", ").contains(name[...]) }
      }
    }
    return try #require(explanation, "\(all.map(\.scope))")
  }
}
