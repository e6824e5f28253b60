import AdaptiveUI
import Foundation
import Testing

/// What makes the engine build a layout afresh, and what only changes numbers; a hierarchy needs no window
/// for it.
@MainActor struct LayoutEngineTests {
  private let environment = Environment()
  private let root: UIView
  private let box: UIView
  private let leading: NSLayoutConstraint
  private let width: NSLayoutConstraint

  init() {
    (root, box, leading, width) = environment.perform {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(box)
      let leading = box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20)
      let width = box.widthAnchor.constraint(equalToConstant: 100)
      NSLayoutConstraint.activate([
        leading, width, box.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
        box.heightAnchor.constraint(equalToConstant: 40),
      ])
      root.layoutIfNeeded()
      return (root, box, leading, width)
    }
  }

  /// How often a change makes the engine start afresh.
  private func builds(_ change: () -> Void) -> Int {
    let before = root.layoutRebuilds
    environment.perform {
      change()
      root.layoutIfNeeded()
    }
    return root.layoutRebuilds - before
  }

  @Test func `a hierarchy without a window is built once`() {
    #expect(root.layoutRebuilds == 1)
    #expect(box.frame == CGRect(x: 20, y: 10, width: 100, height: 40))
  }

  @Test func `a number, a size of the root and a view that only frames place build nothing`() {
    #expect(builds { leading.constant = 30 } == 0)
    #expect(builds { root.frame.size.width = 400 } == 0)
    #expect(builds { root.addSubview(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))) } == 0)
    #expect(box.frame == CGRect(x: 30, y: 10, width: 100, height: 40))
  }

  @Test func `a constraint that comes, and leaves, builds nothing while one layout is possible`() {
    let least = box.widthAnchor.constraint(greaterThanOrEqualToConstant: 80)
    #expect(builds { least.isActive = true } == 0)
    #expect(builds { least.isActive = false } == 0)
  }

  @Test func `LA1.5 another reading direction builds everything again, on the other side`() {
    #expect(builds { root.semanticContentAttribute = .forceRightToLeft } == 1)
    #expect(box.frame == CGRect(x: 180, y: 10, width: 100, height: 40))
  }

  @Test func `LA8.1 a contradiction builds once, and again when a number in it changes or it ends`()
  {
    let other = box.widthAnchor.constraint(equalToConstant: 60)
    #expect(builds { other.isActive = true } == 1)
    #expect(root.brokenConstraints == [other])
    #expect(builds { leading.constant = 25 } == 0)
    #expect(root.brokenConstraints == [other])
    #expect(builds { other.constant = 100 } == 1)
    #expect(root.brokenConstraints == [])
  }

  @Test func `LA3.4 what is left open is built afresh, so that the way there does not show`() {
    #expect(builds { width.isActive = false } == 1)
    #expect(box.frame == CGRect(x: 20, y: 10, width: 0, height: 40))
    #expect(builds { width.isActive = true } == 0)
    #expect(box.frame == CGRect(x: 20, y: 10, width: 100, height: 40))
  }
}
