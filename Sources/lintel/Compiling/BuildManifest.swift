import LintelDiagnostics

/// The command line, inputs, and outputs of a compile, which show whether the next one has nothing to do.
struct BuildManifest: Hashable {
  /// The command line, the working folder, and the tool, because another build of the tool can write something different.
  let command: [String]
  /// The files and folders that the compile read, with their states.
  var inputs: Observations
  /// The files that the compile wrote, by path.
  var outputs: [String: FileRecord]

  /// Whether all inputs and outputs are unchanged; their records in the manifest are updated.
  mutating func isCurrent(for command: [String]) -> Bool {
    guard self.command == command else { return false }
    let now = FileStamp.now()
    return outputs.areCurrent { $0.isCurrent($1, at: now) } && inputs.areCurrent(at: now)
  }
}

/// Reads and writes manifests in a binary form, which is faster to read than text.
extension BuildManifest {
  /// The first bytes of a manifest; another form needs a different text.
  private static let form = "lintel manifest 1"

  /// Reads a manifest, or returns `nil` if the bytes aren't a complete one.
  init?(_ bytes: [UInt8]) {
    var reader = FieldReader(bytes)
    do throws(FieldReader.Damage) {
      guard try reader.text() == Self.form else { return nil }
      command = try reader.list { reader throws(FieldReader.Damage) in try reader.text() }
      inputs = try reader.observations()
      outputs = try reader.table { reader throws(FieldReader.Damage) in try reader.record() }
      guard try reader.text() == Self.form else { return nil }
    } catch {
      return nil
    }
  }

  /// The manifest as bytes; the same manifest always has the same bytes.
  var bytes: [UInt8] {
    var writer = FieldWriter()
    writer.add(Self.form)
    writer.add(command.count)
    for part in command { writer.add(part) }
    writer.add(inputs)
    writer.add(outputs) { $0.add($1) }
    writer.add(Self.form)
    return writer.bytes
  }
}

/// Writes the parts of manifests.
extension FieldWriter {
  fileprivate mutating func add(_ stamp: FileStamp) {
    add(stamp.size)
    add(stamp.inode)
    add(stamp.modified)
    add(stamp.changed)
  }

  fileprivate mutating func add(_ record: FileRecord) {
    add(record.stamp)
    add(record.digest.value)
    add(record.isSettled ? 1 : 0)
  }

  fileprivate mutating func add(_ observations: Observations) {
    add(observations.files) { $0.add($1) }
    add(observations.folders) { $0.add($1) }
    // A path that was read is known to be a file.
    let kinds = observations.kinds.filter { $0.value != .file || observations.files[$0.key] == nil }
    add(kinds) { $0.add($1?.rawValue ?? 0) }
    add(observations.unreadable) { $0.add($1) }
  }
}

/// Reads the parts of manifests, in the order in which `FieldWriter` writes them.
extension FieldReader {
  fileprivate mutating func stamp() throws(Damage) -> FileStamp {
    FileStamp(
      size: Int64(bitPattern: try number()),
      inode: try number(),
      modified: Int64(bitPattern: try number()),
      changed: Int64(bitPattern: try number())
    )
  }

  fileprivate mutating func record() throws(Damage) -> FileRecord {
    let (stamp, digest, flag) = (try stamp(), ContentDigest(value: try number()), try number())
    guard flag < 2 else { throw Damage() }
    return FileRecord(stamp: stamp, digest: digest, isSettled: flag == 1)
  }

  fileprivate mutating func observations() throws(Damage) -> Observations {
    var result = Observations()
    result.files = try table { reader throws(Damage) in try reader.record() }
    result.folders = try table { reader throws(Damage) in try reader.record() }
    result.kinds = try table { reader throws(Damage) in
      let number = try reader.number()
      let kind = Files.Kind(rawValue: number)
      guard kind != nil || number == 0 else { throw Damage() }
      return kind
    }
    result.unreadable = try table { reader throws(Damage) in try reader.stamp() }
    return result
  }
}
