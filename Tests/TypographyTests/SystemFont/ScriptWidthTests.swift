import Foundation
import TestSupport
import Testing

@testable import Typography

/// How wide Chinese characters are beside Latin ones.
///
/// The widths of labels of 17 points that Interface Builder recorded in SilenceLove/HXPhotoPicker and
/// in pujiaxin33's JXPagingView, JXCategoryView and JXSegmentedView.
struct ScriptWidthTests {
  @Test(
    arguments: [
      (.early, "过滤iCloud上的资源", 153), (.early, "PagingView嵌套CategoryView", 231),
      (.current, "列表是VC示例", 109), (.current, "LineView与Cell同宽", 149),
      (.current, "LineView延长style", 139), (.current, "LineView延长+偏移style", 183.5),
    ] as [(FontRelease, String, CGFloat)])
  func `LG6 letters and signs are next to Chinese characters`(
    release: FontRelease, text: String, width: CGFloat
  ) {
    let found = TextMetrics.earlierSanFrancisco(release).width(
      of: text, FontSpecification(size: 17))

    #expect(abs(found - width) <= 1)
  }

  /// Labels that Interface Builder sized, in sunghong32/AutoLayout-StoryBoard-UIKit,
  /// OliverChoi-iOS/iOS-Study, brillantescene/iOS-Study, KimCookk/HRD-net-Education-iOS-Example and
  /// minsangKang/iOS-Study-FastCompus.
  @Test(
    arguments: [
      ("배경 색상 변경", 17, .regular, 97), ("전광판에 표시할 글자", 17, .regular, 141.5),
      ("코드로 Present", 17, .regular, 107), ("이용약관", 10, .regular, 34.67),
      ("화질 변경", 14, .regular, 52.33), ("설정하기", 14, .bold, 48.67),
      ("랭킹 리스트", 18, .bold, 82.33), ("완료된 제보", 18, .semibold, 82.67),
      ("보낸내용", 25, .bold, 87), ("홈 화면", 27, .bold, 76),
    ] as [(String, CGFloat, FontWeight, CGFloat)])
  func `LG6 syllables of Hangul are narrower than Chinese characters`(
    text: String, size: CGFloat, weight: FontWeight, width: CGFloat
  ) {
    let font = FontSpecification(size: size, weight: weight)
    let found = TextMetrics.sanFrancisco.width(of: text, font)

    #expect(found <= width + 0.2 && found > width - 0.8)
  }

  /// Labels of 88yhtserof/Weather and AgrinobleAGN/Agrinoble-Mobile-App-iOS.
  @Test(
    arguments: [
      ("23°C", 40, .bold, 97), ("°C", 20, .bold, 23.5), ("최고: 30°C", 17, .regular, 78.5),
      ("최저: 20°C", 17, .regular, 78),
    ] as [(String, CGFloat, FontWeight, CGFloat)])
  func `LG6 the sign of degrees is narrower than a letter`(
    text: String, size: CGFloat, weight: FontWeight, width: CGFloat
  ) {
    let found = TextMetrics.sanFrancisco.size(
      of: text, FontSpecification(size: size, weight: weight), scale: 2)

    #expect(abs(found.width - width) <= 0.5)
  }

  /// Labels of bigdreamer1610/MyWalletIOSApp and wavesplatform/WavesWallet-iOS.
  @Test(
    arguments: [
      ("1,000,000", 15, 68.5), ("15,000,000", 15, 77.5), ("100,000,000", 13, 76.5),
    ] as [(String, CGFloat, CGFloat)])
  func `LG6 commas between digits are narrower in iOS 11 to 13`(
    text: String, size: CGFloat, width: CGFloat
  ) {
    let found = TextMetrics.earlierSanFrancisco(.early).size(
      of: text, FontSpecification(size: size), scale: 2)

    #expect(abs(found.width - width) <= 0.5)
  }

  @Test func `LG6 in a terminal all characters are next to each other`() {
    #expect(TextMetrics.cells.width(of: "字A", FontSpecification(size: 16)) == 24)
  }
}
