import Foundation
import Testing

@testable import InterfaceBuilder

/// What the screen covers of roots that are not as large as it, by build: the top and the bottom of a view
/// that fills the safe area.
@MainActor struct CanvasInsetTests {
  /// A page that a segue of a kind leads to.
  private func page(
    _ canvas: CGSize, build: Int, device: String, kind: String = "show", isFreeform: Bool = false,
    given: CGSize? = nil
  ) throws -> CGRect? {
    let metrics = "<freeformSimulatedSizeMetrics key='simulatedDestinationMetrics'/>"
    let size = given.map {
      "<size key='freeformSize' width='\($0.width)' height='\($0.height)'/>"
    }
    let text = """
      <document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' version='3.0' \
      toolsVersion='\(build)' targetRuntime='iOS.CocoaTouch' useAutolayout='YES' \
      useTraitCollections='YES' useSafeAreas='YES'><device id='\(device)' orientation='portrait'/>\
      <scenes><scene sceneID='1'><objects><viewController id='first'><connections>\
      <segue kind='\(kind)' destination='page' id='k'/></connections></viewController></objects>\
      </scene><scene sceneID='2'><objects><viewController id='page'>\(root("view key='view'", canvas))\
      \(isFreeform ? metrics : "")\(size ?? "")</viewController></objects></scene></scenes></document>
      """
    return try frame(text.replacing("/view key='view'", with: "/view"), file: "Test.storyboard")
  }

  private func root(_ element: String, _ size: CGSize) -> String {
    func pin(_ attribute: String) -> String {
      """
      <constraint firstItem='a' firstAttribute='\(attribute)' secondItem='g' \
      secondAttribute='\(attribute)' id='\(attribute)'/>
      """
    }
    return """
      <\(element) id='v'><rect key='frame' x='0' y='0' width='\(size.width)' height='\(size.height)'/>\
      <viewLayoutGuide key='safeArea' id='g'/><subviews>\
      <view translatesAutoresizingMaskIntoConstraints='NO' id='a'/></subviews><constraints>\
      \(["top", "leading", "trailing", "bottom"].map(pin).joined())</constraints></\(element)>
      """
  }

  private func frame(_ text: String, file: String) throws -> CGRect? {
    let document = try InterfaceBuilderDocument(Data(text.utf8), file: file)
    return DesignCanvas.layOut(document).flatMap(\.views).first { $0.id == "a" }?.frame
  }

  @Test(
    arguments: [
      (17506, "retina6_1", CGSize(width: 414, height: 842), 0, 34),
      (19529, "retina5_9", CGSize(width: 230, height: 200), 44, 0),
      (22505, "retina4_7", CGSize(width: 230, height: 200), 0, 0),
    ] as [(Int, String, CGSize, CGFloat, CGFloat)])
  func `LC2.5 popovers have the insets of a screen with a home indicator, and no status bar`(
    build: Int, device: String, size: CGSize, top: CGFloat, bottom: CGFloat
  ) throws {
    let found = try page(
      size, build: build, device: device, kind: "popoverPresentation",
      isFreeform: size.height < 800)
    #expect(found?.minY == top && found?.maxY == size.height - bottom)
  }

  @Test(
    arguments: [
      ("retina6_1", 613, 0), ("retina6_1", 667, 44), ("retina4_7", 1004, 0), ("retina4_7", 1024, 0),
    ] as [(String, CGFloat, CGFloat)])
  func `LC2.6 a root that is a strip lower than the size it was given is a card`(
    device: String, height: CGFloat, top: CGFloat
  ) throws {
    let given = CGSize(width: 375, height: height < 1000 ? 667 : 1024)
    let found = try page(
      CGSize(width: 375, height: height), build: 16097, device: device, given: given)
    #expect(found?.minY == top)
  }

  @Test(arguments: [(19529, 44, 0), (32700, 44, 34)] as [(Int, CGFloat, CGFloat)])
  func `LC2.5 from build 21500 on pages of any height have the home indicator`(
    build: Int, top: CGFloat, bottom: CGFloat
  ) throws {
    let size = CGSize(width: 414, height: 400)
    let found = try page(size, build: build, device: "retina6_5", isFreeform: true)
    #expect(found?.minY == top && found?.maxY == 400 - bottom)
  }

  @Test(
    arguments: [
      ("collectionViewCell", 547, 20), ("collectionViewCell", 353, 0), ("view", 547, 0),
    ] as [(String, CGFloat, CGFloat)])
  func `LC2.5 cells of collections that are drawn alone have the status bar`(
    element: String, height: CGFloat, top: CGFloat
  ) throws {
    let text = """
      <document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' version='3.0' \
      toolsVersion='13771' targetRuntime='iOS.CocoaTouch' useAutolayout='YES' \
      useTraitCollections='YES' useSafeAreas='YES'><device id='retina4_7' orientation='portrait'/>\
      <objects>\(root(element, CGSize(width: 370, height: height)))</objects></document>
      """
    #expect(try frame(text, file: "Test.xib")?.minY == top)
  }

  @Test func `LC4.3 LC4.1 the middle of what scrolls below bars is that of the canvas`() throws {
    func pin(_ own: String, _ other: String, _ attribute: String) -> String {
      """
      <constraint firstItem='\(own)' firstAttribute='\(attribute)' secondItem='\(other)' \
      secondAttribute='\(attribute)' id='\(own)-\(attribute)'/>
      """
    }
    let edges = ["top", "leading", "trailing", "bottom"]
    let held = edges + ["centerX", "centerY"]
    let text = """
      <document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' version='3.0' \
      toolsVersion='19162' targetRuntime='iOS.CocoaTouch' useAutolayout='YES' \
      useTraitCollections='YES'><device id='retina4_7' orientation='portrait'/><objects><view id='v'>\
      <rect key='frame' x='0' y='0' width='375' height='667'/><subviews>\
      <scrollView alwaysBounceVertical='YES' translatesAutoresizingMaskIntoConstraints='NO' id='s'>\
      <subviews><view translatesAutoresizingMaskIntoConstraints='NO' id='a'/></subviews>\
      <constraints>\(held.map { pin("a", "s", $0) }.joined())</constraints></scrollView></subviews>\
      <constraints>\(edges.map { pin("s", "v", $0) }.joined())</constraints>\
      <simulatedNavigationBarMetrics key='simulatedTopBarMetrics' prompted='NO'/>\
      </view></objects></document>
      """
    #expect(try frame(text, file: "Test.xib")?.height == 667)
  }
}
