import AdaptiveUI
import Foundation
import Testing

/// What views are told when they come and go, as authors of programs noted it.
///
/// With iOS 9 (https://e-com-net.com/article/5357521.htm) and iOS 12
/// (https://www.jianshu.com/p/681053cc48fd, https://www.jianshu.com/p/f5e7a1e899ac).
@MainActor struct ViewMoveTests {
  private final class Witness: UIView {
    var notes: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) {
      notes.append("will superview \(newSuperview != nil)")
    }
    override func didMoveToSuperview() { notes.append("did superview \(superview != nil)") }
    override func willMove(toWindow newWindow: UIWindow?) {
      notes.append("will window \(newWindow != nil)")
    }
    override func didMoveToWindow() { notes.append("did window \(window != nil)") }
    override func didAddSubview(_ subview: UIView) { notes.append("did add") }
    override func willRemoveSubview(_ subview: UIView) { notes.append("will remove") }
    override func layoutSubviews() { notes.append("layout") }
  }

  @Test func `a view hears of its superview at once, and of a window when there is one`() {
    let view = Witness(frame: CGRect(x: 10, y: 30, width: 300, height: 300))
    let test = TestWindow {
      let root = UIViewController()
      root.view.addSubview(view)
      view.addSubview(UIView())
      return root
    }

    #expect(
      view.notes == [
        "will superview true", "did superview true", "did add", "will window true",
        "did window true", "layout",
      ])
    view.notes = []
    view.removeFromSuperview()
    test.environment.settle()

    #expect(
      view.notes == [
        "will superview false", "will window false", "did window false", "did superview false",
      ])
  }
}
