import AdaptiveUI
import OSLog
import ObjectiveC
import Testing
import UIKit

/// Names that public programs use, as a program outside of the model's module sees them.
@MainActor struct ProgramNameTests {
  private final class NamedConstraint: NSLayoutConstraint {
    var label = "none"
    override nonisolated var description: String { "a constraint" }
  }

  @Test func `LA5.1 a constraint of a program's own class is a constraint like any other`() throws {
    let stage = try NameStage { UIViewController() }
    let frame = stage.perform { () -> CGRect in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      stage.page.view.addSubview(view)
      let width = NamedConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 70)
      width.label = "width"
      NSLayoutConstraint.activate([width])
      stage.page.view.layoutIfNeeded()
      #expect("\(width)" == "a constraint")
      #expect(view.constraints == [width])
      return view.frame
    }

    #expect(frame.width == 70)
  }

  @Test func `LA5.3 a constraint between nothing is never active`() throws {
    let stage = try NameStage { UIViewController() }
    stage.perform {
      let empty = NSLayoutConstraint()
      empty.isActive = true
      #expect(!empty.isActive)
      #expect(empty.firstItem == nil && empty.secondItem == nil)
    }
  }

  @Test func `a cell can be made without saying what for`() throws {
    let stage = try NameStage { UIViewController() }
    let cell = stage.perform { UITableViewCell() }

    #expect(cell.reuseIdentifier == nil)
    #expect(cell.textLabel != nil)
  }

  private enum Keys {
    nonisolated(unsafe) static var first: UInt8 = 0
    nonisolated(unsafe) static var second: UInt8 = 0
  }

  @Test func `objects keep what is associated with them, and no longer than they live`() throws {
    final class Witness {}
    let stage = try NameStage { UIViewController() }
    weak var witness: Witness?
    stage.perform {
      let view = UIView()
      let value = Witness()
      witness = value
      objc_setAssociatedObject(view, &Keys.first, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      objc_setAssociatedObject(view, &Keys.second, "text", .OBJC_ASSOCIATION_COPY_NONATOMIC)
      #expect(objc_getAssociatedObject(view, &Keys.first) as? Witness === value)
      #expect(objc_getAssociatedObject(view, &Keys.second) as? String == "text")
      objc_setAssociatedObject(view, &Keys.second, nil, .OBJC_ASSOCIATION_COPY_NONATOMIC)
      #expect(objc_getAssociatedObject(view, &Keys.second) == nil)
    }

    #expect(witness == nil)
  }

  @Test func `what is associated weakly, and with any object, is there as long as both live`() {
    final class Plain {}
    let owner = Plain()
    var value: Plain? = Plain()
    objc_setAssociatedObject(owner, &Keys.first, value, .OBJC_ASSOCIATION_ASSIGN)
    objc_setAssociatedObject(owner, &Keys.second, 7, .OBJC_ASSOCIATION_RETAIN)

    #expect(objc_getAssociatedObject(owner, &Keys.first) as? Plain === value)
    value = nil
    #expect(objc_getAssociatedObject(owner, &Keys.first) == nil)
    #expect(objc_getAssociatedObject(owner, &Keys.second) as? Int == 7)
    objc_removeAssociatedObjects(owner)
    #expect(objc_getAssociatedObject(owner, &Keys.second) == nil)
  }

  @Test func `LC2.1 LC3.1 regions of a view are its safe area, margins and readable width`() throws
  {
    let stage = try NameStage(on: "iPad Air 2") { UIViewController() }
    stage.perform {
      let view: UIView = stage.page.view
      #expect(view.edgeInsets(for: .safeArea()) == view.safeAreaInsets)
      #expect(view.edgeInsets(for: .margins(cornerAdaptation: .vertical)) == view.layoutMargins)
      #expect(view.layoutGuide(for: .readableContent()) === view.readableContentGuide)
      let readable = view.edgeInsets(for: .readableContent())
      #expect(abs(readable.left - (768 - 672) / 2) < 0.01)
      let directional = view.directionalEdgeInsets(for: .readableContent())
      #expect(directional.leading == readable.left && directional.trailing == readable.right)
    }
  }

  @Test func `LA1.5 an attribute means a direction, relative to another one`() {
    #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .playback) == .leftToRight)
    #expect(
      UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft)
        == .rightToLeft)
  }

  private final class Turning: UIPresentationController {
    override var adaptivePresentationStyle: UIModalPresentationStyle { .fullScreen }
  }

  private final class Rotating: UIViewController {
    nonisolated(unsafe) static var attempts = 0
    override class func attemptRotationToDeviceOrientation() { attempts += 1 }
  }

  @Test func `PC08 O23 what UIKit lets programs override can be overridden`() throws {
    let stage = try NameStage { UIViewController() }
    stage.perform {
      let turning = Turning(presentedViewController: UIViewController(), presenting: nil)
      #expect(turning.adaptivePresentationStyle(for: stage.page.traitCollection) == .fullScreen)
      let plain = UIPresentationController(
        presentedViewController: UIViewController(), presenting: nil)
      #expect(plain.adaptivePresentationStyle(for: stage.page.traitCollection) == .none)
      Rotating.attemptRotationToDeviceOrientation()
      #expect(Rotating.attempts == 1)
    }
  }

  @Test func `P04 the fixed space of a screen is the upright one`() throws {
    let stage = try NameStage { UIViewController() }
    stage.turn()
    stage.perform {
      let (screen, fixed) = (UIScreen.main, UIScreen.main.fixedCoordinateSpace)
      #expect(screen.bounds.size == CGSize(width: 667, height: 375))
      #expect(fixed.bounds.size == CGSize(width: 375, height: 667))
      let corner = CGRect(x: 0, y: 0, width: 10, height: 20)
      let upright = screen.convert(corner, to: fixed)
      // The device was turned to the right: what is the left of the interface now is its bottom.
      #expect(upright == CGRect(x: 0, y: 657, width: 20, height: 10))
      #expect(fixed.convert(upright, to: screen) == corner)
      #expect(stage.page.view.convert(corner, to: fixed) == upright)
    }
  }

  private final class Counted: NSObject, UICollectionViewDataSource {
    var counts = [2, 3]
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test func `items come and go, and numbers that do not add up are UIKit's exception`() throws {
    let stage = try NameStage { UIViewController() }
    let source = Counted()
    stage.perform {
      let view = UICollectionView(
        frame: stage.page.view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      stage.page.view.addSubview(view)
      view.layoutIfNeeded()

      source.counts = [3, 2]
      view.performBatchUpdates {
        view.insertItems(at: [IndexPath(item: 0, section: 0)])
        view.deleteItems(at: [IndexPath(item: 0, section: 1)])
      }
      #expect(view.numberOfItems(inSection: 0) == 3)
      #expect(stage.breaches.isEmpty)

      source.counts = [3, 9]
      view.reloadSections(IndexSet(integer: 1))
      #expect(stage.breaches.isEmpty)

      source.counts = [9, 9]
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
      #expect(stage.breaches.count == 1)
      #expect(stage.breaches.first?.contains("invalid number of items in section 0") == true)
    }
  }

  @Test func `a logger's messages are lines of the trace`() throws {
    let stage = try NameStage { UIViewController() }
    stage.perform {
      Logger(subsystem: "app", category: "ui").warning("width \(12, privacy: .public)")
    }

    #expect(stage.logs.contains("error: [app:ui] width 12"))
  }

  @Test func `KN10 a tap on the stack hides its bars and shows them again`() throws {
    let stage = try NameStage {
      UINavigationController(rootViewController: UIViewController())
    }
    stage.perform {
      let stack = stage.page as? UINavigationController
      let others = stack?.view.gestureRecognizers
      stack?.hidesBarsOnTap = true
      stack?.view.tapAsUser()
      #expect(stack?.isNavigationBarHidden == true)
      stack?.view.tapAsUser()
      #expect(stack?.isNavigationBarHidden == false)
      stack?.hidesBarsOnTap = false
      #expect(stack?.view.gestureRecognizers == others)
    }
  }

  @Test func `KN10 a finger that moves up hides the bars, one that moves down shows them`() throws {
    let stage = try NameStage { UINavigationController(rootViewController: UIViewController()) }
    let stack = try #require(stage.page as? UINavigationController)
    stack.hidesBarsOnSwipe = true
    func swipe(_ x: CGFloat, _ y: CGFloat) {
      let touch = TouchSequence(on: stack.view)
      touch.begin(at: [CGPoint(x: 200, y: 300)])
      touch.move(to: [CGPoint(x: 200 + x, y: 300 + y)], after: 0.1)
      touch.lift()
      touch.finish()
      stage.settle()
    }

    swipe(0, -60)
    #expect(stack.isNavigationBarHidden)
    swipe(60, 20)
    #expect(stack.isNavigationBarHidden)
    swipe(0, 60)
    #expect(!stack.isNavigationBarHidden)
    #expect(stack.barHideOnSwipeGestureRecognizer.view === stack.view)
    stack.hidesBarsOnSwipe = false
    swipe(0, -60)
    #expect(!stack.isNavigationBarHidden)
  }

  @Test func `nothing hovers where there is no pointer`() throws {
    let stage = try NameStage { UIViewController() }
    let hover = UIHoverGestureRecognizer()
    var count = 0
    hover.whenRecognized = { count += 1 }
    stage.perform {
      stage.page.view.addGestureRecognizer(hover)
      stage.page.view.tapAsUser()
    }

    #expect(count == 0 && hover.state == .possible)
    #expect(hover.zOffset == 0 && hover.altitudeAngle == .pi / 2)
  }

  @Test func `the font of ordinary titles makes segments wide, the colour is each state's`() throws
  {
    let stage = try NameStage { UIViewController() }
    stage.perform {
      let segments = UISegmentedControl(items: ["Morning", "Evening"])
      segments.selectedSegmentIndex = 1
      let narrow = segments.intrinsicContentSize.width
      segments.setTitleTextAttributes(
        [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red], for: .normal)
      segments.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)

      #expect(segments.intrinsicContentSize.width > narrow * 1.2)
      #expect(
        segments.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .blue)
      #expect(segments.titleTextAttributes(for: .disabled) == nil)
      #expect(segments.titleColor(at: 0) == .red)
      #expect(segments.titleColor(at: 1) == .blue)
    }
  }

  @Test func `a colour of an asset catalogue is found by its name, and follows traits`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "winch-colours-\(ProcessInfo.processInfo.processIdentifier)")
    let set = folder.appending(path: "Assets.xcassets/Brand.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "1.000", "green": "0x80", "blue": "51", "alpha": "0.500"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"color-space": "gray-gamma-22", "components": {"white": "0.250", "alpha": "1.000"}}}
      ], "info": {"version": 1, "author": "xcode"}}
      """.utf8
    ).write(to: set.appending(path: "Contents.json"))
    let bundle = try #require(Bundle(path: folder.path()))
    let color = try #require(UIColor(named: "Brand", in: bundle, compatibleWith: nil))

    func parts(_ style: UIUserInterfaceStyle) -> [Int] {
      let resolved = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return [red, green, blue, alpha].map { Int(($0 * 100).rounded()) }
    }
    #expect(parts(.light) == [100, 50, 20, 50])
    #expect(parts(.dark) == [25, 25, 25, 100])
    #expect(UIColor(named: "Missing", in: bundle, compatibleWith: nil) == nil)
  }
}
