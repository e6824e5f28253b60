import Foundation
import TestSupport
import Testing

/// Panels in front of texts, which are meant to be there or not.
struct CoverTests {
  /// A card in front of one of two labels, with a bar of its own below.
  private static func document(constraints: String, outlets: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"
      useTraitCollections="YES" initialViewController="first"><scenes>
    <scene sceneID="s1"><objects><viewController id="first" customClass="Page"><view key="view" id="v">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <label id="one" text="One" fixedFrame="YES"><rect key="frame" x="40" y="310" width="80" height="30"/></label>
      <label id="two" text="Two" fixedFrame="YES"><rect key="frame" x="40" y="100" width="80" height="30"/></label>
      <view id="card" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="300" width="320" height="50"/>
        <subviews><label id="three" text="Three" fixedFrame="YES">
          <rect key="frame" x="200" y="10" width="80" height="30"/></label></subviews>
        <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
        <constraints>
          <constraint firstAttribute="width" constant="320" id="w"/>
          <constraint firstAttribute="height" constant="50" id="h"/></constraints></view>
      <view id="foot" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="350" width="320" height="10"/>
        <constraints>
          <constraint firstAttribute="width" constant="320" id="fw"/>
          <constraint firstAttribute="height" constant="10" id="fh"/></constraints></view>
      </subviews><constraints>
      <constraint firstItem="card" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="cl"/>
      <constraint firstItem="card" firstAttribute="top" secondItem="v" secondAttribute="top" constant="300" id="ct"/>
      <constraint firstItem="foot" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="fl"/>
      \(constraints)
      </constraints></view>
      <connections>\(outlets)</connections></viewController></objects></scene>
    </scenes></document>
    """
  }

  private static let below =
    "<constraint firstItem=\"foot\" firstAttribute=\"top\" secondItem=\"card\" "
    + "secondAttribute=\"bottom\" id=\"chain\"/>"
  private static let apart =
    "<constraint firstItem=\"foot\" firstAttribute=\"top\" secondItem=\"v\" "
    + "secondAttribute=\"top\" constant=\"350\" id=\"chain\"/>"

  @Test(arguments: [
    (below, "", true), (apart, "", true),
    // A program that knows a panel may show it, unless the panel is beside others.
    (below, "<outlet property=\"card\" destination=\"card\" id=\"o\"/>", true),
    (apart, "<outlet property=\"card\" destination=\"card\" id=\"o\"/>", false),
    (below, "<outlet property=\"top\" destination=\"ct\" id=\"o\"/>", false),
  ])
  func `a panel that hides a text is wrong unless a program may bring it`(
    constraints: String, outlets: String, isWrong: Bool
  ) throws {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "winch-\(UUID().uuidString).storyboard").path(percentEncoded: false)
    try Self.document(constraints: constraints, outlets: outlets)
      .write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }

    let result = try Program.winch("check", "--devices-only", "--jobs", "2", path)

    let isSaid = result.output.contains("is behind UIView (card) [covered]")
    #expect(isSaid == isWrong, "\(result.output)")
  }
}
