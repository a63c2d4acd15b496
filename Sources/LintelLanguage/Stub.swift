import LintelDiagnostics
func checkConflicts(_ cascade: Cascade) -> [Diagnostic] { [] }
func buildAppearanceTree(_ cascade: Cascade) -> (AppearanceTree, [Diagnostic])? { nil }
