import OSLog
import Testing
import UIKit

/// Logs and signposts as lines of the trace.
@MainActor struct LogTests {
  private func logs(_ body: () -> Void) throws -> [String] {
    let stage = try NameStage { UIViewController() }
    stage.perform(body)
    return stage.logs
  }

  private let log = OSLog(subsystem: "app", category: "ui")

  @Test func `values are written where the message has places for them`() throws {
    let lines = try logs {
      os_log("row %{public}@ of %d, %.1f points", log: log, type: .info, "A", 12, 43.96)
      os_log("%x %5.2f%% %{private}s %ld", log: log, 255, 1.5, "b", UInt8(7))
    }

    #expect(
      lines == [
        "info: [app:ui] row A of 12, 44.0 points", "notice: [app:ui] ff  1.50% b 7",
      ])
  }

  @Test func `a place without a value says so, and one of another kind shows what is there`() throws
  {
    let lines = try logs { os_log("%d and %d", log: log, "two") }

    #expect(lines == ["notice: [app:ui] two and <decode: missing data>"])
  }

  @Test func `messages with values in them go to a log of a level`() throws {
    let width = 320
    let lines = try logs {
      os_log(.error, log: log, "width \(width)")
      os_log("plain")
      Logger(log).fault("width \(width)")
    }

    #expect(
      lines == ["error: [app:ui] width 320", "notice: plain", "fault: [app:ui] width 320"])
  }

  @Test func `a log that is off takes nothing`() throws {
    let lines = try logs {
      os_log("nothing", log: .disabled, type: .error)
      OSSignposter.disabled.emitEvent("nothing")
    }

    #expect(lines == [])
    #expect(!OSLog.disabled.isEnabled(type: .error) && log.isEnabled(type: .debug))
  }

  @Test func `signposts mark beginnings, ends and points`() throws {
    let signposter = OSSignposter(logger: Logger(log))
    let lines = try logs {
      let state = signposter.beginInterval("Load", id: signposter.makeSignpostID(), "page \(2)")
      signposter.emitEvent("Found")
      signposter.endInterval("Load", state)
      let sum = signposter.withIntervalSignpost("Add") { 1 + 1 }
      os_signpost(.event, log: log, name: "Sum", "is %d", sum)
    }

    #expect(
      lines
        == [
          "begin Load page 2", "event Found", "end Load", "begin Add", "end Add",
          "event Sum is 2",
        ].map { "signpost: [app:ui] \($0)" })
    #expect(signposter.makeSignpostID() != signposter.makeSignpostID())
  }
}
