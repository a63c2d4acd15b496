/// Returns the folder for what the tools can calculate again: the one that `LINTEL_CACHE` names, or one in the user's cache.
///
/// It's `nil` if that isn't known, or if `LINTEL_CACHE` is empty. `environment` returns the values of variables.
package func cacheFolder(in environment: (String) -> String?) -> String? {
  if let chosen = environment("LINTEL_CACHE") { return chosen.isEmpty ? nil : chosen }
  if let caches = environment("XDG_CACHE_HOME"), caches.hasPrefix("/") { return "\(caches)/lintel" }
  guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
  #if canImport(Darwin)
    return "\(home)/Library/Caches/lintel"
  #else
    return "\(home)/.cache/lintel"
  #endif
}
