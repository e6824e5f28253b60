import AdaptiveUI
import Foundation
import Testing

/// Rules LB1–LB6 and LA5.7: frames that follow by masks, alone and among constraints.
@MainActor @Suite struct LayoutMaskTests {
  /// The x and width of a view at 20 + 30 in 100 points, when these become 200.
  @Test(
    arguments: [
      ([], 20, 30), (.flexibleRightMargin, 20, 30), (.flexibleLeftMargin, 120, 30),
      (.flexibleWidth, 20, 130),
      // 100 more, shared 20 : 50.
      ([.flexibleLeftMargin, .flexibleRightMargin], 20 + 200.0 / 7, 30),
      // Shared 30 : 50.
      ([.flexibleWidth, .flexibleRightMargin], 20, 67.5),
      // Shared 20 : 30.
      ([.flexibleLeftMargin, .flexibleWidth], 60, 90),
      // Shared 20 : 30 : 50.
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 40, 60),
    ] as [(UIView.AutoresizingMask, CGFloat, CGFloat)])
  func `LB1 a change is shared among flexible parts in proportion to their lengths`(
    mask: UIView.AutoresizingMask, x: CGFloat, width: CGFloat
  ) {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    let inner = UIView(frame: CGRect(x: 20, y: 0, width: 30, height: 10))
    inner.autoresizingMask = mask
    outer.addSubview(inner)

    outer.frame.size.width = 200

    #expect(abs(inner.frame.minX - x) < 1e-9)
    #expect(abs(inner.frame.width - width) < 1e-9)
  }

  @Test func `LB3 flexible parts of no length share equally`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    inner.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    outer.addSubview(inner)

    outer.frame.size.width = 50

    #expect(inner.frame.minX == 10)
  }

  @Test func `LA5.7 constraints follow a view that its frame places`() {
    let (fixed, follower) = (
      UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)), autoView("f")
    )
    let window = LayoutWindow { root in
      root.addSubview(fixed)
      root.addSubview(follower)
      return [
        follower.leadingAnchor.constraint(equalTo: fixed.trailingAnchor, constant: 5),
        follower.topAnchor.constraint(equalTo: fixed.bottomAnchor),
        follower.widthAnchor.constraint(equalTo: fixed.widthAnchor),
        follower.heightAnchor.constraint(equalToConstant: 1),
      ]
    }
    #expect(follower.frame == CGRect(x: 45, y: 60, width: 30, height: 1))

    fixed.frame = CGRect(x: 0, y: 0, width: 50, height: 10)
    window.window.environment.settle()

    #expect(follower.frame == CGRect(x: 55, y: 10, width: 50, height: 1))
  }

  @Test func `LA1.5 a change of the layout direction mirrors what is laid out`() {
    let box = autoView("box")
    let window = LayoutWindow { root in
      root.addSubview(box)
      return corner(box, root) + [
        box.widthAnchor.constraint(equalToConstant: 100),
        box.heightAnchor.constraint(equalToConstant: 10),
      ]
    }
    #expect(box.frame.minX == 0)

    window.root.traitOverrides.layoutDirection = .rightToLeft
    window.window.environment.settle()

    #expect(box.frame.minX == 275)
  }
}
