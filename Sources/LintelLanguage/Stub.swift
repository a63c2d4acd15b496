import LintelDiagnostics
func buildAppearanceTree(_ cascade: Cascade) -> (AppearanceTree, [Diagnostic])? { nil }
