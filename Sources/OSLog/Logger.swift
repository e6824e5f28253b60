// Reference: Logger, OSLogMessage; OSLog, iOS 18 documentation.
// Status: Partial — messages of the main thread are lines of the trace; none is kept, and nothing is
// hidden, as while a debugger looks on.
import AdaptiveUI
import Dispatch
import Foundation

/// Writes messages of a program into the trace, which is the log of the lab and of recordings.
public struct Logger: Sendable {
  private let subsystem: String
  private let category: String

  /// Creates a logger for a part of a program.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  /// Creates a logger for no part in particular.
  public init() { self.init(subsystem: "", category: "") }

  /// Writes a message at a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { write(message, level) }
  /// Writes a message.
  public func log(_ message: OSLogMessage) { write(message, .default) }
  /// Writes a message for those who develop.
  public func trace(_ message: OSLogMessage) { write(message, .debug) }
  /// Writes a message for those who develop.
  public func debug(_ message: OSLogMessage) { write(message, .debug) }
  /// Writes a message that may help.
  public func info(_ message: OSLogMessage) { write(message, .info) }
  /// Writes a message.
  public func notice(_ message: OSLogMessage) { write(message, .default) }
  /// Writes a message about something unexpected.
  public func warning(_ message: OSLogMessage) { write(message, .error) }
  /// Writes a message about an error.
  public func error(_ message: OSLogMessage) { write(message, .error) }
  /// Writes a message about an error that ends what was going on.
  public func critical(_ message: OSLogMessage) { write(message, .fault) }
  /// Writes a message about an error of the program itself.
  public func fault(_ message: OSLogMessage) { write(message, .fault) }

  private func write(_ message: OSLogMessage, _ level: OSLogType) {
    // The trace belongs to the main thread; who logs elsewhere has no place in its order.
    guard Thread.isMainThread || MainQueue.isCurrent else { return }
    let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    let text = place.isEmpty ? message.text : "[\(place)] \(message.text)"
    MainActor.assumeIsolated {
      Environment.current.log("\(level.name): \(text)", rule: "API")
    }
  }
}

/// The queue of the main actor, which another thread may work off.
private enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}

/// How much a message matters.
public struct OSLogType: RawRepresentable, Sendable, Hashable {
  /// The number.
  public let rawValue: UInt8
  /// Creates a level from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A message.
  public static let `default` = OSLogType(rawValue: 0x00)
  /// A message that may help.
  public static let info = OSLogType(rawValue: 0x01)
  /// A message for those who develop.
  public static let debug = OSLogType(rawValue: 0x02)
  /// An error.
  public static let error = OSLogType(rawValue: 0x10)
  /// An error of the program itself.
  public static let fault = OSLogType(rawValue: 0x11)

  fileprivate var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "notice"
    }
  }
}

/// Who may read a value in a message; everybody may here.
public struct OSLogPrivacy: Sendable {
  /// How a hidden value is told from others.
  public enum Mask: Sendable {
    /// By a number made from it.
    case hash
    /// Not at all.
    case none
  }
  /// As its kind says.
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  /// Everybody.
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  /// Those who develop.
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  /// Those who develop.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  /// As its kind says.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Those who develop.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// A text with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a message without values.
  public init(stringLiteral value: String) { text = value }
  /// Creates a message with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Collects the parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  /// Creates an empty one.
  public init(literalCapacity: Int, interpolationCount: Int) {}
  /// Adds what is written.
  public mutating func appendLiteral(_ literal: String) { text += literal }
  /// Adds a value.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
  ) { text += String(describing: value()) }
}
