import LintelBackends

extension ReadTree {
  /// The proxies that have a value at a place.
  func proxies(at place: Place) -> [JSONValue] {
    guard case .array(let proxies)? = root["proxies"] else { return [] }
    return proxies.compactMap { proxy in
      guard let set = proxy["set"].flatMap({ value($0, place) }) else { return nil }
      return .object(members(proxy).map { $0.key == "set" ? JSONMember("set", set) : $0 })
    }
  }
}
