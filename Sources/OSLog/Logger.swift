// Reference: Logger, iOS 18 documentation.
// Status: Complete for what a log takes; see OSLog.

/// Writes messages of a program into the trace, which is the log of the lab and of recordings.
public struct Logger: Sendable {
  let logObj: OSLog

  /// Creates a logger for a part of a program.
  public init(subsystem: String, category: String) {
    self.init(OSLog(subsystem: subsystem, category: category))
  }

  /// Creates a logger for no part in particular.
  public init() { self.init(.default) }

  /// Creates a logger that writes into a log.
  public init(_ logObj: OSLog) { self.logObj = logObj }

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
    logObj.write(message.text, level)
  }
}
