import LintelBackends

/// Why a request has no result, as JSON-RPC and the protocol number it.
package struct RequestError: Error, Hashable, Sendable {
  /// The number.
  package let code: Int
  /// The sentence for the log of the editor.
  package let message: String

  /// The text isn't JSON.
  static let parse = RequestError(code: -32700, message: "the message isn't JSON")
  /// The JSON isn't a request.
  static let invalidRequest = RequestError(code: -32600, message: "the message isn't a request")
  /// A request before `initialize`.
  static let notInitialized = RequestError(code: -32002, message: "the server isn't initialized")
  /// A request that `$/cancelRequest` names.
  static let cancelled = RequestError(code: -32800, message: "the request was canceled")

  /// The server doesn't have a method.
  static func methodNotFound(_ method: String) -> RequestError {
    RequestError(code: -32601, message: "'\(method)' isn't supported")
  }

  /// Parameters aren't what the method takes.
  static func invalidParameters(_ what: String) -> RequestError {
    RequestError(code: -32602, message: "'\(what)' is missing or has the wrong type")
  }

  /// The request is right, but can't be fulfilled.
  static func failed(_ message: String) -> RequestError {
    RequestError(code: -32803, message: message)
  }
}

/// A request or a notification, or the answer to a request of the server's own.
enum Message {
  /// Asks for a result.
  case request(id: JSONValue, method: String, parameters: JSONValue)
  /// Asks for nothing.
  case notification(method: String, parameters: JSONValue)
  /// Answers something that the server has asked.
  case response

  /// Reads a message; the id of one that isn't valid goes into the error response.
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

  /// The response with a result.
  static func result(_ result: JSONValue, of id: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "id": id, "result": result]
  }

  /// The response that says why a request fails.
  static func error(_ error: RequestError, of id: JSONValue) -> JSONValue {
    [
      "jsonrpc": "2.0", "id": id,
      "error": ["code": .number(Double(error.code)), "message": .string(error.message)],
    ]
  }

  /// A notification of the server.
  static func notify(_ method: String, _ parameters: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
  }

  /// A request of the server.
  static func ask(_ method: String, _ parameters: JSONValue, id: String) -> JSONValue {
    ["jsonrpc": "2.0", "id": .string(id), "method": .string(method), "params": parameters]
  }
}

/// Reads parameters.
extension JSONValue {
  /// The text of a string; nil for everything else.
  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// A whole number; nil for everything else.
  var integer: Int? {
    if case .number(let number) = self { Int(exactly: number) } else { nil }
  }

  /// A truth value; false for everything else.
  var isTrue: Bool { self == .boolean(true) }

  /// The elements of an array; none for everything else.
  var array: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// The value at the end of a path of keys.
  func at(_ keys: String...) -> JSONValue? { at(keys) }

  /// The value at the end of a path of keys.
  private func at(_ keys: [String]) -> JSONValue? { keys.reduce(self) { $0?[$1] } }

  /// A string that a method needs.
  func required(_ keys: String...) throws(RequestError) -> String {
    guard let text = at(keys)?.text else { throw .invalidParameters(keys.joined(separator: ".")) }
    return text
  }
}
