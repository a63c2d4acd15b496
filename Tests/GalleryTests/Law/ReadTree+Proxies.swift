import LintelBackends

extension ReadTree {
  /// The proxies that are set at a place, without those of which nothing is.
  func proxies(at place: Place) -> [JSONValue] {
    guard case .array(let proxies)? = root["proxies"] else { return [] }
    return proxies.compactMap { proxy in
      guard let set = proxy["set"].flatMap({ value($0, place) }) else { return nil }
      return .object(members(proxy).map { $0.key == "set" ? JSONMember("set", set) : $0 })
    }
  }
}
