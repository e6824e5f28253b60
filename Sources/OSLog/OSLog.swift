// Reference: OSLog, OSLogType; iOS 18 documentation.
// Status: Partial — messages of the main thread are lines of the trace; none is kept.
import AdaptiveUI
import Dispatch
public import Foundation

/// A part of a program that writes messages.
public final class OSLog: NSObject, Sendable {
  private let subsystem: String
  private let category: String
  private let isOn: Bool

  /// The log of no part in particular.
  public static let `default` = OSLog(subsystem: "", category: "", isOn: true)
  /// A log that takes no messages.
  public static let disabled = OSLog(subsystem: "", category: "", isOn: false)

  /// Creates a log for a part of a program.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isOn: true)
  }

  /// Creates a log for a part of a program that tools know by its category.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  private init(subsystem: String, category: String, isOn: Bool) {
    (self.subsystem, self.category, self.isOn) = (subsystem, category, isOn)
  }

  /// Whether messages of a level are taken.
  public func isEnabled(type: OSLogType) -> Bool { isOn }

  /// A category that tools know.
  public struct Category: Sendable, Hashable {
    let rawValue: String
    /// What is of interest when time is measured.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// What is recorded while a tool looks on.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// The same, with the calls that led there.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// Makes a message a line of the trace.
  func write(_ message: String, _ level: OSLogType) { write(message, as: level.name) }

  /// Makes something a line of the trace that begins with its kind.
  func write(_ message: String, as kind: String) {
    // The trace belongs to the main thread; who logs elsewhere has no place in its order.
    guard isOn, Thread.isMainThread || MainQueue.isCurrent else { return }
    let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    let text = place.isEmpty ? message : "[\(place)] \(message)"
    MainActor.assumeIsolated { Environment.current.log("\(kind): \(text)", rule: "API") }
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

  var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "notice"
    }
  }
}
