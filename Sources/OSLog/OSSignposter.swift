// Reference: OSSignposter, OSSignpostID, os_signpost(_:log:name:signpostID:); iOS 18 documentation.
// Status: Partial — beginnings, ends and events are lines of the trace; nothing measures time, for the
// model has no clock of its own.
import Synchronization

/// Marks stretches and points of a program's work.
public struct OSSignposter: Sendable {
  private let log: OSLog
  /// Whether marks are taken.
  public var isEnabled: Bool { log.isEnabled(type: .default) }

  /// Creates one that writes into the standard log.
  public init() { log = .default }

  /// Creates one for a part of a program.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates one for a part of a program that tools know by its category.
  public init(subsystem: String, category: OSLog.Category) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates one that writes where a logger does.
  public init(logger: Logger) { log = logger.logObj }

  /// Creates one that writes into a log.
  public init(logHandle: OSLog) { log = logHandle }

  /// One that takes no marks.
  public static var disabled: OSSignposter { OSSignposter(logHandle: .disabled) }

  /// A number that no other stretch has.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }

  /// Marks the beginning of a stretch.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    log.mark(.begin, name)
    return OSSignpostIntervalState(signpostID: id)
  }

  /// Marks the beginning of a stretch, with a message.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState {
    log.mark(.begin, name, message.text)
    return OSSignpostIntervalState(signpostID: id)
  }

  /// Marks the end of a stretch.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
    log.mark(.end, name)
  }

  /// Marks the end of a stretch, with a message.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) { log.mark(.end, name, message.text) }

  /// Marks a point.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
    log.mark(.event, name)
  }

  /// Marks a point, with a message.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) { log.mark(.event, name, message.text) }

  /// Marks the beginning and the end of what `around` does.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }
}

/// A stretch that has begun.
public final class OSSignpostIntervalState: Sendable {
  /// The number of the stretch.
  public let signpostID: OSSignpostID

  init(signpostID: OSSignpostID) { self.signpostID = signpostID }
}

/// Tells stretches of one name apart.
public struct OSSignpostID: Sendable, Hashable {
  /// The number.
  public let rawValue: UInt64
  /// Creates one of a number.
  public init(_ value: UInt64) { rawValue = value }
  /// Creates one that no other stretch has.
  public init(log: OSLog) {
    rawValue = Self.last.add(1, ordering: .relaxed).newValue
  }

  private static let last = Atomic<UInt64>(0)
  /// For stretches that never overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// Of no use.
  public static let invalid = OSSignpostID(.max)
  /// None.
  public static let null = OSSignpostID(0)
}

/// What a mark is.
public struct OSSignpostType: Sendable, Hashable {
  let name: String
  /// A point.
  public static let event = OSSignpostType(name: "event")
  /// The beginning of a stretch.
  public static let begin = OSSignpostType(name: "begin")
  /// The end of a stretch.
  public static let end = OSSignpostType(name: "end")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Marks a point, or where a stretch begins or ends.
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) { log.mark(type, name) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Marks a point, or where a stretch begins or ends, with a message and its values.
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
  _ format: StaticString, _ arguments: Any...
) { log.mark(type, name, LogFormat(format.description).filled(with: arguments)) }

extension OSLog {
  fileprivate func mark(_ type: OSSignpostType, _ name: StaticString, _ message: String = "") {
    let words = [type.name, name.description, message].filter { !$0.isEmpty }
    write(words.joined(separator: " "), as: "signpost")
  }
}
