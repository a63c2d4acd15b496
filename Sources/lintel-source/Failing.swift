import Foundation

/// Writes a message to standard error and ends with the status of wrong usage.
func complain(_ message: String) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(2)
}
