import AdaptiveUI
import Foundation
import Testing

@testable import InterfaceBuilder

/// A storyboard in the window of a device.
@MainActor final class OpenedStoryboard {
  let environment: Environment
  let instance: DocumentInstance
  let scene: UIWindowScene
  private let window: UIWindow
  private(set) var breaches: [Breach] = []

  convenience init(
    _ text: String, on device: String = "iphone_8", era: UIKitEra = .ios26,
    settings: UITraitCollection = UITraitCollection()
  ) throws {
    try self.init(
      InterfaceBuilderDocument(Data(text.utf8), file: "Main.storyboard"), on: device, era: era,
      settings: settings)
  }

  /// A document of `Samples`; `changes` are in the words of a column of ``Drawing``.
  convenience init(
    sample name: String, changing changes: [String: String] = [:], on device: String = "iphone_8",
    era: UIKitEra = .ios26
  ) throws {
    try self.init(
      InterfaceBuilderDocument(sample: name, changing: changes), on: device, era: era)
  }

  init(
    _ document: InterfaceBuilderDocument, on device: String, era: UIKitEra,
    settings: UITraitCollection = UITraitCollection()
  ) throws {
    let device = try #require(Device.all.first { $0.id == device })
    let environment = Environment(era: era, host: .device(device), settings: settings)
    self.environment = environment
    environment.recorder.begin(.launch, "Main")
    (instance, scene, window) = environment.perform {
      let instance = DocumentInstance(document, in: environment)
      let scene = UIWindowScene(environment: environment)
      let window = UIWindow(windowScene: scene)
      window.rootViewController = instance.root
      window.makeKeyAndVisible()
      return (instance, scene, window)
    }
    environment.breachHandler = { [weak self] in self?.breaches.append($0) }
    environment.settle()
  }

  /// How a storyboard begins whose stack has this controller at its root, to where its scene follows.
  static func beginning(root: String, bar: String = "", build: String = "22505") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      toolsVersion="\(build)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"
      useTraitCollections="YES" useSafeAreas="YES" initialViewController="nav">
    <device id="retina4_7" orientation="portrait"/>
    <scenes>
    <scene sceneID="s1"><objects><navigationController id="nav">\(bar)<connections>
      <segue destination="\(root)" kind="relationship" relationship="rootViewController" id="r"/>
    </connections></navigationController></objects></scene>

    """
  }

  /// The view of an element that is 300 points wide and 40 high, beside a picture with the name `star`.
  static func element(_ name: String, _ attributes: String, _ children: String = "") throws
    -> UIView
  {
    let frame = #"<rect key="frame" x="0" y="0" width="300" height="40"/>"#
    let opened = try OpenedStoryboard(
      views: "<\(name) id=\"x\" \(attributes)>\(frame)\(children)</\(name)>",
      resources: #"<image name="star" width="20" height="20"/>"#)
    return try #require(opened.view("x"))
  }

  /// A controller in a stack, with these views below its own; further scenes and parts of it on request.
  convenience init(
    views: String, controller: String = "", scenes: String = "", bar: String = "",
    resources: String = "", build: String = "22505", era: UIKitEra = .ios26,
    settings: UITraitCollection = UITraitCollection()
  ) throws {
    try self.init(
      Self.beginning(root: "home", bar: bar, build: build) + """
        <scene sceneID="s2"><objects><viewController id="home">
          <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
          <subviews>\(views)</subviews></view>\(controller)
        </viewController></objects></scene>
        \(scenes)</scenes><resources>\(resources)</resources>
        </document>
        """, era: era, settings: settings)
  }

  var stack: [UIViewController] {
    (instance.root as? UINavigationController)?.viewControllers ?? [instance.root]
  }

  var presented: UIViewController? { instance.root.presentedViewController }

  func view(_ name: String) -> UIView? {
    var waiting = stack.compactMap(\.viewIfLoaded)
    while let next = waiting.popLast() {
      if next.identifier == name { return next }
      waiting += next.subviews
    }
    return nil
  }

  /// What the view and everything in it shows, from the leading edge to the trailing one.
  func words(in view: UIView?) -> [String] {
    guard let view else { return [] }
    let own = (view as? any ContentPresentable)?.presentedContent.text
    return [own].compactMap { $0 }.filter { !$0.isEmpty }
      + view.subviews.sorted { $0.frame.minX < $1.frame.minX }.flatMap(words)
  }

  func present(_ name: String) {
    #expect(instance.present(name))
    environment.settle()
  }
}
