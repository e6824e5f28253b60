/// The source of the lab's time; only the program and tests have one.
@MainActor public protocol LabClock: AnyObject {
  /// Seconds since the lab started; never goes back.
  var seconds: Double { get }
}
