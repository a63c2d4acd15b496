import LintelBackends

/// The reason why a request has no result, with the number of JSON-RPC or of the protocol.
package struct RequestError: Error, Hashable, Sendable {
  package let code: Int
  /// The message for the editor's log.
  package let message: String

  static let parse = RequestError(code: -32700, message: "the message isn't JSON")
  static let invalidRequest = RequestError(code: -32600, message: "the message isn't a request")
  static let notInitialized = RequestError(code: -32002, message: "the server isn't initialized")
  static let cancelled = RequestError(code: -32800, message: "the request was canceled")

  static func methodNotFound(_ method: String) -> RequestError {
    RequestError(code: -32601, message: "'\(method)' isn't supported")
  }

  /// A parameter is missing, or doesn't fit the method.
  static func invalidParameters(_ what: String) -> RequestError {
    RequestError(code: -32602, message: "'\(what)' is missing or has the wrong type")
  }

  /// The request is valid, but fails.
  static func failed(_ message: String) -> RequestError {
    RequestError(code: -32803, message: message)
  }
}

/// A request, a notification, or the response to a request of the server.
enum Message {
  /// A message that needs a response.
  case request(id: JSONValue, method: String, parameters: JSONValue)
  /// A message that needs no response.
  case notification(method: String, parameters: JSONValue)
  /// The response to a request of the server.
  case response

  init(_ value: JSONValue) throws(RequestError) {
    guard case .object = value else { throw .invalidRequest }
    let id = value["id"]
    guard case .string(let method) = value["method"] ?? .null else {
      guard id != nil, value["result"] != nil || value["error"] != nil else {
        throw .invalidRequest
      }
      self = .response
      return
    }
    let parameters = value["params"] ?? .null
    switch id {
    case .string, .number: self = .request(id: id ?? .null, method: method, parameters: parameters)
    case nil: self = .notification(method: method, parameters: parameters)
    case .null, .boolean, .array, .object: throw .invalidRequest
    }
  }

  static func result(_ result: JSONValue, of id: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "id": id, "result": result]
  }

  /// Returns the response with the reason why a request fails.
  static func error(_ error: RequestError, of id: JSONValue) -> JSONValue {
    [
      "jsonrpc": "2.0", "id": id,
      "error": ["code": .number(Double(error.code)), "message": .string(error.message)],
    ]
  }

  static func notify(_ method: String, _ parameters: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
  }

  static func ask(_ method: String, _ parameters: JSONValue, id: String) -> JSONValue {
    ["jsonrpc": "2.0", "id": .string(id), "method": .string(method), "params": parameters]
  }
}

/// Reads parameters.
extension JSONValue {
  /// The text of a string, or `nil` for other values.
  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// A whole number, or `nil` for other values.
  var integer: Int? {
    if case .number(let number) = self { Int(exactly: number) } else { nil }
  }

  var isTrue: Bool { self == .boolean(true) }

  /// The elements of an array; empty for other values.
  var array: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// The members of an object; empty for other values.
  var members: [JSONMember] {
    if case .object(let members) = self { members } else { [] }
  }

  /// Returns the value at the end of a path of keys.
  func at(_ keys: String...) -> JSONValue? { at(keys) }

  private func at(_ keys: [String]) -> JSONValue? { keys.reduce(self) { $0?[$1] } }

  func required(_ keys: String...) throws(RequestError) -> String {
    guard let text = at(keys)?.text else { throw .invalidParameters(keys.joined(separator: ".")) }
    return text
  }
}
