import Foundation
import Testing

@testable import InterfaceBuilder

/// The margins of nibs' views, and of rows in a table that is the view of a controller.
@MainActor struct CanvasMarginTests {
  /// Where a view at the margin of a row's content begins; `above` is the height of the row above.
  private func start(
    build: Int, preserving: Bool, above: Double, device: String = "retina4_7",
    size: CGSize = CGSize(width: 375, height: 667)
  ) throws -> CGFloat? {
    let preserves = preserving ? "preservesSuperviewLayoutMargins='YES'" : ""
    let frame = "<rect key='frame' x='0' y='0' width='\(size.width)' height='\(size.height)'/>"
    let text = """
      <document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' version='3.0' \
      toolsVersion='\(build)' targetRuntime='iOS.CocoaTouch' useAutolayout='YES' \
      useTraitCollections='YES' useSafeAreas='YES'><device id='\(device)' orientation='portrait'/>\
      <scenes><scene sceneID='s'><objects><tableViewController id='t'><tableView key='view' \
      style='grouped' rowHeight='44' sectionHeaderHeight='18' sectionFooterHeight='18' id='v'>\
      \(frame)<sections><tableViewSection id='n'><cells><tableViewCell rowHeight='\(above)' id='a'>\
      <tableViewCellContentView key='contentView' id='b'/></tableViewCell>\
      <tableViewCell \(preserves) id='c'><tableViewCellContentView key='contentView' \(preserves) \
      id='d'><subviews><view translatesAutoresizingMaskIntoConstraints='NO' id='e'/></subviews>\
      <constraints><constraint firstItem='e' firstAttribute='leading' secondItem='d' \
      secondAttribute='leadingMargin' id='k'/></constraints></tableViewCellContentView>\
      </tableViewCell></cells></tableViewSection></sections></tableView></tableViewController>\
      </objects></scene></scenes></document>
      """
    let document = try InterfaceBuilderDocument(Data(text.utf8), file: "Test.storyboard")
    return DesignCanvas.layOut(document).flatMap(\.views).first { $0.id == "e" }?.frame.minX
  }

  @Test(
    arguments: [
      (12120, "retina4_7", CGSize(width: 375, height: 667), 15),
      (12120, "retina5_5", CGSize(width: 414, height: 736), 15),
      (13196, "retina4_7", CGSize(width: 375, height: 667), 16),
      (14460, "retina5_5", CGSize(width: 414, height: 736), 20),
    ] as [(Int, String, CGSize, CGFloat)])
  func `LC1.8 rows that preserve margins had 15 points before build 13000, in tables of any width`(
    build: Int, device: String, size: CGSize, margin: CGFloat
  ) throws {
    let found = try start(build: build, preserving: true, above: 44, device: device, size: size)
    #expect(found == margin)
  }

  @Test(
    arguments: [
      (13196, true, 8), (18122, false, 8), (15705, true, 8), (21701, false, 8),
    ] as [(Int, Bool, CGFloat)])
  func `LC1.8 rows that the table does not show keep the margins that rows begin with`(
    build: Int, preserving: Bool, margin: CGFloat
  ) throws {
    #expect(try start(build: build, preserving: preserving, above: 700) == margin)
    #expect(try start(build: build, preserving: preserving, above: 44) == 16)
  }

  @Test(
    arguments: [
      (18122, 52), (21701, 56),
    ] as [(Int, CGFloat)])
  func `LC1.7 what a nib's view is in has margins in the safe area`(
    build: Int, top: CGFloat
  ) throws {
    var root = CanvasDrawing.Root(size: CGSize(width: 394, height: 165), hasSafeArea: true)
    root.attributes = "preservesSuperviewLayoutMargins='YES'"
    let frames = try CanvasDrawing.frames(
      "<view TA id='a'/>", ["a.top = v.topMargin", "a.leading = v.leadingMargin"], build: build,
      device: "retina6_1 portrait", root: root)

    #expect(frames["a"]?.origin == CGPoint(x: 20, y: top))
  }
}
