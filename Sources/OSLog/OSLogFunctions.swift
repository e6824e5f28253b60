// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Reference: os_log(_:dso:log:type:_:), os_log(_:log:_:); iOS 18 documentation.
// Status: Complete; a message needs no image to be found in.

/// Writes a message into a log.
///
/// - Parameters:
///   - message: The message, with a place such as `%{public}@` or `%d` for each value.
///   - log: The log.
///   - type: The level.
///   - args: The values. On Linux objects and strings are no arguments of formats, so anything is taken.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: Any...
) {
  log.write(LogFormat(message.description).filled(with: args), type)
}

/// Writes a message of a level into a log.
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ args: Any...
) {
  log.write(LogFormat(message.description).filled(with: args), type)
}

/// Writes a message.
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message.text, .default) }

/// Writes a message of a level into a log.
public func os_log(_ logLevel: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text, logLevel)
}
