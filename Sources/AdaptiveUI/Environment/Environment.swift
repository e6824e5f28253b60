// The world that one set of UIKit objects lives in.
// Status: Complete for one screen and one window scene.
import Foundation
package import Typography

/// Holds everything that UIKit keeps in globals: device, screen, scenes, frame time, trace and era.
///
/// A program binds one environment, each test its own, so tests that run side by side never meet.
/// Objects remember the environment that was current when they were created.
@MainActor public final class Environment {
  /// The environment that newly created objects join; `nil` means ``shared``.
  @TaskLocal package static var bound: Environment?

  /// The environment of programs that never bind one.
  package static let shared = Environment(settings: .shared)

  /// The bound environment, else the shared one.
  package static var current: Environment { bound ?? shared }

  /// The rules of the chosen UIKit generation.
  package let policy: EraPolicy
  package let recorder = TraceRecorder()
  package let updateCycle = UpdateCycle()
  /// What the reader has set in the system.
  package let settings: SystemSettings
  package private(set) lazy var screen = UIScreen(environment: self)
  package private(set) lazy var device = UIDevice(environment: self)
  /// The running program; `nil` before anybody asked for it.
  ///
  /// Like every responder it holds the environment, until that is closed.
  var program: (any EnvironmentProgram)?

  /// What the host (a terminal or a device) gives a window; sets screen, idiom and predicted
  /// traits.
  package var host: WindowHost
  /// Called with UIKit's own message when a program breaks UIKit's contract.
  package var breachHandler: @MainActor (Breach) -> Void = Breach.stop

  /// How large text is; programs that live in a terminal measure in cells.
  package var textMetrics = TextMetrics.sanFrancisco {
    didSet { if textMetrics != oldValue { program?.textMetricsDidChange() } }
  }

  /// The size classes that windows have whatever their size: how a person looks at a scene as of
  /// another device.
  package var viewedClasses = WindowOverrides()

  /// How a design canvas measures; `nil` in programs.
  package var measuring: MeasuringRules?

  /// What keys go to.
  weak var keyTarget: AnyObject?
  /// What the world has one of; only looked up, never walked.
  private var parts: [ObjectIdentifier: AnyObject] = [:]

  /// What is said of whole classes of views; `nil` before anybody said something.
  var appearances: AnyObject?

  /// What changed between the collections that were compared last.
  var traitChanges = TraitChanges()

  /// The members without effect that a program set, each once, in that order.
  package internal(set) var keptMembers: [KeptMember] = []
  private var ordinals: [String: Int] = [:]
  /// How many constraints were made so far.
  var constraintsMade = 0
  /// By class; only looked up, never walked.
  private var classNames: [ObjectIdentifier: String] = [:]

  /// Creates an environment with one screen of the host's size.
  ///
  /// - Parameters:
  ///   - era: The UIKit generation whose rules apply.
  ///   - host: What gives the window its size.
  ///   - settings: The traits that the reader has chosen before the program starts.
  package convenience init(
    era: UIKitEra = .latest, host: WindowHost = .device(.default),
    settings: UITraitCollection = UITraitCollection()
  ) {
    self.init(era: era, host: host, settings: SystemSettings(settings))
  }

  private init(
    era: UIKitEra = .latest, host: WindowHost = .device(.default), settings: SystemSettings
  ) {
    policy = EraPolicy.of(era)
    self.host = host
    self.settings = settings
  }

  /// Runs `body` with this environment bound, so that objects created in it belong here.
  package func perform<T>(_ body: () throws -> T) rethrows -> T {
    try Self.$bound.withValue(self) {
      try SystemSettings.$current.withValue(settings, operation: body)
    }
  }

  /// Reports a breach of UIKit's contract to the trace and to the handler.
  ///
  /// The caller changes nothing after this.
  package func breach(_ breach: Breach) {
    recorder.record(
      TraceEvent(.breach, breach.subject, breach.name, reason: breach.message, rule: breach.rule))
    breachHandler(breach)
  }

  /// Whether the program ends as the system ends it: without callbacks.
  package var isEnding = false
  /// What lives as long as the world, for nothing in it holds it.
  private var kept: [AnyObject] = []

  /// Keeps an object, such as the application's delegate, alive until the world is closed.
  package func keep(_ object: AnyObject) { kept.append(object) }

  /// What was copied in this world.
  lazy var pasteboard = UIPasteboard()

  /// The one `Part` of the world, made when it is first asked for.
  func part<Part: AnyObject>(_ make: () -> Part) -> Part {
    if let part = parts[ObjectIdentifier(Part.self)] as? Part { return part }
    let part = make()
    parts[ObjectIdentifier(Part.self)] = part
    return part
  }

  /// Writes a message of UIKit's own log into the trace.
  package func log(_ message: String, subject: TraceSubject? = nil, rule: String) {
    recorder.record(TraceEvent(.log, subject, "log", reason: message, rule: rule))
  }

  /// Writes into the trace that UIKit says in its log alone that it does not do what it was asked for.
  func logDeclined(_ message: String, subject: TraceSubject?, rule: String) {
    var event = TraceEvent(.log, subject, "log", reason: message, rule: rule)
    event.isDeclined = true
    recorder.record(event)
  }

  /// The name of a class, kept because traces and titles ask for it all the time.
  func name(of type: AnyClass) -> String {
    if let known = classNames[ObjectIdentifier(type)] { return known }
    // What `String(describing:)` says too, after it looked for protocols among all of the
    // program's.
    let name = _typeName(type, qualified: false)
    classNames[ObjectIdentifier(type)] = name
    return name
  }

  /// Numbers the unnamed objects of a class from 1, in creation order.
  package func nextOrdinal(of className: String) -> Int {
    ordinals[className, default: 0] += 1
    return ordinals[className, default: 1]
  }

  /// Lets go of the program, of proxies and of what it had kept alive.
  func letGo() {
    updateCycle.discard()
    program = nil
    appearances = nil
    kept.removeAll()
  }
}

/// What a world asks of the program that runs in it.
@MainActor protocol EnvironmentProgram: AnyObject {
  /// The traits of the window in front; `nil` before there is one.
  var traitsInFront: UITraitCollection? { get }
  /// Has everything that has a natural size asked for it again.
  func textMetricsDidChange()
  /// Turns all windows to the device's orientation if that is allowed now.
  ///
  /// Rule O23.
  func followMasks()
}
