import AdaptiveUI
import Cells
import Documents
import Examples
import Foundation
import Lab
import Testing
import WinchKit

/// Controllers of one's own in the lab and in recordings.
@MainActor struct WinchTests {
  @Test func `a recording tells what happened from launch to the end`() throws {
    let recording = try Winch.record("rotate", on: "iPhone 6") { SizeClassController() }

    #expect(recording.steps.first?.title == "")
    #expect(recording.trace.contains { $0.contains("viewDidLoad()") })
    #expect(
      recording.trace.contains { $0.contains("viewWillTransition(to:with:)  375×667 → 667×375") })
    #expect(recording.lines(rules: true).contains { $0.hasSuffix("[C10]") })
    #expect(recording.canvas.contains("width compact, height compact"))
  }

  @Test func `a recording in cells has the size that was asked for`() throws {
    let recording = try Winch.record(columns: 40, rows: 10) { SizeClassController() }

    #expect(recording.canvas.split(separator: "\n").count == 10)
    #expect(recording.canvas.contains("width compact, height compact"))
  }

  @Test func `the same controller gives the same recording`() throws {
    let script = "rotate; rotate left; device iPad Air 2; resize 30x10"
    let first = try Winch.record(script) { WideOrTallController() }
    let second = try Winch.record(script) { WideOrTallController() }

    #expect(first.lines(rules: true) == second.lines(rules: true))
    #expect(first.canvas == second.canvas)
  }

  @Test(arguments: [
    ("rotat", "unknown command 'rotat', did you mean 'rotate'?"),
    ("present x", "the scene has no presentations"),
    ("device iPhone 66", "no device 'iPhone 66', did you mean 'iPhone 16'?"),
  ])
  func `a command that cannot be run says why`(script: String, message: String) {
    let failure = #expect(throws: Winch.Failure.self) {
      try Winch.record(script) { UIViewController() }
    }
    guard case .badScript(let text)? = failure else { return #expect(Bool(false), "no failure") }
    #expect(text.hasPrefix(message.prefix(20)))
  }

  @Test func `a controller of another world is a breach`() throws {
    let stranger = UIViewController()

    #expect(throws: Winch.Failure.self) { try Winch.record { stranger } }
    let recording = try Winch.record(allowsBreaches: true) { stranger }

    #expect(recording.breaches.map(\.name) == ["NSInternalInconsistencyException"])

    #expect(
      recording.trace.contains { $0.contains("Create the controller inside the call") })
  }

  /// Notes what it is told.
  private final class Witness: UIViewController {
    static let log = Log()
    private func note(_ name: String) { Self.log.lines.append(name) }
    override func viewDidLoad() { note("did load \(Int(view.bounds.width))") }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      note("size \(Int(size.width))")
    }
    override func viewDidAppear(_ animated: Bool) { note("did appear") }
    override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
  }

  @MainActor final class Log { var lines: [String] = [] }

  private final class Application: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      Witness.log.lines.append("did finish launching, \(application.windows.count) windows")
      return true
    }
    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .landscape }
  }

  private final class Scene: UIResponder, UIWindowSceneDelegate {
    func sceneDidBecomeActive(_ scene: UIScene) { Witness.log.lines.append("active") }
    func sceneDidDisconnect(_ scene: UIScene) { Witness.log.lines.append("disconnect") }
    func windowScene(
      _ windowScene: UIWindowScene,
      didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) { Witness.log.lines.append("geometry") }
  }

  @Test
  func `C06 a program is launched as its Info.plist and its delegates say, and ends in silence`()
    throws
  {
    Witness.log.lines = []
    var launch = Winch.Launch(on: "iPhone 6")
    launch.infoPlist["UISupportedInterfaceOrientations"] = [
      "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
    ]
    launch.applicationDelegate = { Application() }
    launch.sceneDelegate = { Scene() }
    let session = try Winch.Session(launch) { Witness() }
    #expect(session.window.bounds.size == CGSize(width: 667, height: 375))

    try session.run("rotate left; rotate left")
    let step = session.perform {
      session.controller.view.addSubview(UILabel())
      return session.controller.view.subviews.count
    }
    session.close()

    #expect(step == 1)
    #expect(session.recording.steps.last?.title == "code")
    #expect(
      Witness.log.lines == [
        "did finish launching, 0 windows", "did load 667", "active", "did appear", "geometry",
      ])
  }

  @Test func `a recording of a presentation that UIKit refuses fails, unless it may`() throws {
    func present(allowing: Bool) throws -> Recording {
      let session = try Winch.record("", Winch.Launch(on: "iPad Air 2"), allowsBreaches: allowing) {
        Presenting()
      }
      return session
    }
    let failure = #expect(throws: Winch.Failure.self) { try present(allowing: false) }

    guard case .breach(let words)? = failure else { return #expect(Bool(false), "no breach") }
    #expect(words.count == 1)
    #expect(words[0].contains("should have a non-nil sourceView or barButtonItem set"))
    #expect(try present(allowing: true).breaches.count == 1)
  }

  /// Shows a popover that points at nothing.
  private final class Presenting: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
      let content = UIViewController()
      content.modalPresentationStyle = .popover
      present(content, animated: false)
    }
  }

  @Test func `a window has the size in points that a launch says`() throws {
    var pad = Winch.Launch(on: "iPad Air 2")
    pad.window = CGSize(width: 507, height: 768)
    var cells = Winch.Launch()
    cells.window = CGSize(width: 333, height: 222)

    let sizes = try [pad, cells].map { launch in
      let session = try Winch.Session(launch) { UIViewController() }
      defer { session.close() }
      return session.window.bounds.size
    }

    #expect(sizes == [CGSize(width: 507, height: 768), CGSize(width: 333, height: 222)])
  }

  @Test func `the lab opens a launch in a window of its own size, as a session does`() throws {
    var launch = Winch.Launch()
    launch.window = CGSize(width: 333, height: 222)
    let configuration = try launch.configuration { UIViewController() }
    let document = try #require(configuration.document)
    let terminal = CellSize(columns: 80, rows: 24)

    let options = configuration.options(for: document, canvas: terminal)

    #expect(options.windowSize == launch.window)
    #expect(SceneSession(document, options: options).window.bounds.size == launch.window)
  }

  @Test func `a launch has the orientation that it says, in a part of the screen too`() throws {
    var pad = Winch.Launch(on: "iPad Air 2", orientation: .landscapeLeft)
    let whole = try Winch.Session(pad) { UIViewController() }
    pad.window = CGSize(width: 507, height: 768)
    let part = try Winch.Session(pad) { UIViewController() }

    let windows = [whole.window, part.window]
    #expect(windows.map(\.bounds.width) == [1024, 507])
    #expect(
      windows.map { $0.windowScene?.interfaceOrientation } == [.landscapeLeft, .landscapeLeft])
  }

  @Test(arguments: [("iPad Air 2", 1024.0), ("iPhone 6", 375)])
  func `O16 the Info.plist's key of the device's idiom comes before the general one`(
    device: String, width: CGFloat
  ) throws {
    var launch = Winch.Launch(on: device)
    launch.infoPlist["UISupportedInterfaceOrientations"] = ["UIInterfaceOrientationPortrait"]
    launch.infoPlist["UISupportedInterfaceOrientations~ipad"] = [
      "UIInterfaceOrientationLandscapeLeft"
    ]
    let session = try Winch.Session(launch) { UIViewController() }

    #expect(session.window.bounds.width == width)
  }

  @Test func `a window of cells has the Info.plist of its idiom, a pad`() throws {
    var launch = Winch.Launch()
    launch.infoPlist["UISupportedInterfaceOrientations~iphone"] = [
      "UIInterfaceOrientationPortrait"
    ]
    launch.infoPlist["UISupportedInterfaceOrientations~ipad"] = [
      "UIInterfaceOrientationLandscapeLeft"
    ]
    let document = try launch.configuration { UIViewController() }.document

    #expect(document?.opening.infoOrientations == .landscapeLeft)
  }

  @Test func `a session lets time pass, in which a program's timers fire`() throws {
    let session = try Winch.Session { TimedController() }
    let label = try #require(session.controller.view.subviews.first as? UILabel)

    session.advance(by: 0.25)
    #expect(label.text == "0")
    session.advance(by: 0.25)
    #expect(label.text == "1")
    session.advance(by: 1)
    #expect(label.text == "2")
    session.close()
  }

  /// Counts what its timer sends; what was missed counts once.
  private final class TimedController: UIViewController {
    private let label = UILabel()
    private var count = 0
    override func viewDidLoad() {
      super.viewDidLoad()
      label.text = "0"
      view.addSubview(label)
      _ = Timer.scheduledTimer(
        timeInterval: 0.4, target: self, selector: Selector("tick", TimedController.tick),
        userInfo: nil, repeats: true)
    }
    private func tick() {
      count += 1
      label.text = "\(count)"
    }
  }

  @Test func `a scene's delegate has the window with its root when it connects`() throws {
    Witness.log.lines = []
    var launch = Winch.Launch()
    launch.sceneDelegate = { ConnectedScene() }
    let session = try Winch.Session(launch) { Witness() }
    session.close()

    #expect(Witness.log.lines == ["connect, root true", "did load 640", "did appear"])
  }

  @Test func `an application's delegate without scenes has the window when it is launched`() throws
  {
    Witness.log.lines = []
    var launch = Winch.Launch()
    launch.applicationDelegate = { WindowApplication() }
    let session = try Winch.Session(launch) { Witness() }
    session.close()

    #expect(Witness.log.lines == ["will", "did, root true", "did load 640", "did appear"])
  }

  private final class WindowApplication: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      Witness.log.lines.append("will")
      return true
    }
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      Witness.log.lines.append("did, root \(window?.rootViewController is Witness)")
      return true
    }
  }

  private final class ConnectedScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      Witness.log.lines.append("connect, root \(window?.rootViewController is Witness)")
    }
  }

  @Test(arguments: [
    ("UISupportedInterfaceOrientations", "UIInterfaceOrientationSideways"),
    ("UIRequiresFullScreen", "perhaps"),
  ])
  func `an Info.plist that says what it cannot is an error`(key: String, value: String) {
    var launch = Winch.Launch(on: "iPhone 6")
    launch.infoPlist[key] = value
    let failure = #expect(throws: Winch.Failure.self) {
      try Winch.record("", launch) { UIViewController() }
    }
    guard case .badLaunch(let text)? = failure else { return #expect(Bool(false), "no failure") }
    #expect(text.contains(key))
  }
}
