import Foundation
import TestSupport
import Testing

@testable import Typography

/// How far Chinese and Japanese characters are apart, by themselves and from Latin ones.
///
/// The widths of labels of 17 points that Interface Builder recorded in SilenceLove/HXPhotoPicker and
/// in pujiaxin33's JXPagingView, JXCategoryView and JXSegmentedView.
struct ScriptSpacingTests {
  @Test(
    arguments: [
      (.early, "过滤iCloud上的资源", 153), (.early, "PagingView嵌套CategoryView", 231),
      (.gradual, "列表是VC示例", 109), (.gradual, "LineView与Cell同宽", 149),
      (.gradual, "LineView延长style", 139), (.gradual, "LineView延长+偏移style", 183.5),
    ] as [(FontRelease, String, CGFloat)])
  func `LG6 letters and signs are next to Chinese characters in earlier builds`(
    release: FontRelease, text: String, width: CGFloat
  ) {
    let found = TextMetrics.earlierSanFrancisco(release).width(
      of: text, FontSpecification(size: 17))

    #expect(abs(found - width) <= 1)
  }

  @Test(
    arguments: [
      ("头图缩放", 67.5), ("导航栏隐藏", 84.5), ("列表下拉刷新", 101.5), ("顶部", 34),
      ("垂直列表滚动切换分类", 169),
    ] as [(String, CGFloat)])
  func `LG6 Chinese characters are a little narrower than an em in the newest builds`(
    text: String, width: CGFloat
  ) {
    let found = TextMetrics.sanFrancisco.size(of: text, FontSpecification(size: 17), scale: 2)

    #expect(found.width == width)
  }

  @Test(
    arguments: [
      ("字A", 1), ("A字", 1), ("あ9", 1), ("A字B", 2), ("字(字)字", 2), ("字 A", 0), ("字，A", 0),
      ("(字", 0), ("한A", 0), ("字", 0), ("🌮A", 0), ("AB", 0), ("字&字", 0),
    ] as [(String, Double)])
  func `LG6 there is room between scripts, not beside spaces, marks and inside of brackets`(
    text: String, places: Double
  ) {
    let ideographs = text.count { $0 == "字" }
    let added = ScriptSpacing.added(to: text, in: .current)
    #expect(abs(added - (places / 8 - 0.026 * Double(ideographs))) < 0.0001)
    #expect(ScriptSpacing.added(to: text, in: .gradual) == 0)
  }

  @Test func `LG6 in a terminal all characters are next to each other`() {
    #expect(TextMetrics.cells.width(of: "字A", FontSpecification(size: 16)) == 24)
  }
}
