import AdaptiveUI
import Testing
import UIKit

/// Names of layout that programs use beside constraints: properties that invalidate, the guide of the keyboard.
@MainActor struct LayoutNameTests {
  private final class Gauge: UIView {
    @Invalidating(.layout, .intrinsicContentSize) var level = 1
    var layouts = 0

    override var intrinsicContentSize: CGSize { CGSize(width: CGFloat(level) * 10, height: 10) }

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  @Test func `a property that invalidates asks its view only when it changes`() throws {
    let stage = try NameStage {
      let page = UIViewController()
      page.view.addSubview(Gauge(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
      return page
    }
    let gauge = try #require(stage.page.view.subviews.first as? Gauge)
    let before = gauge.layouts
    gauge.level = 1
    stage.flush()
    #expect(gauge.layouts == before)
    gauge.level = 3
    stage.flush()
    #expect(gauge.layouts == before + 1)
    #expect(gauge.intrinsicContentSize.width == 30)
  }

  @Test func `the keyboard's guide is at the bottom of the safe area`() throws {
    let stage = try NameStage(on: "iPhone 15") {
      let page = UIViewController()
      let field = UITextField()
      field.translatesAutoresizingMaskIntoConstraints = false
      page.view.addSubview(field)
      NSLayoutConstraint.activate([
        field.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
        page.view.keyboardLayoutGuide.topAnchor.constraint(equalTo: field.bottomAnchor),
      ])
      return page
    }
    let field = try #require(stage.page.view.subviews.first)
    #expect(field.frame.maxY == stage.page.view.bounds.maxY - stage.page.view.safeAreaInsets.bottom)
    #expect(stage.page.view.safeAreaInsets.bottom == 34)
    stage.page.view.keyboardLayoutGuide.usesBottomSafeArea = false
    stage.flush()
    #expect(field.frame.maxY == stage.page.view.bounds.maxY)
  }
}
