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

  @Test func `LG6 in a terminal all characters are next to each other`() {
    #expect(TextMetrics.cells.width(of: "字A", FontSpecification(size: 16)) == 24)
  }
}
