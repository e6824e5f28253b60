import AdaptiveUI
import Foundation
import Testing

/// Rules LB1–LB6 and LA5.7: frames that follow by masks, alone and among constraints.
@MainActor struct LayoutMaskTests {
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

  @Test func `LB2 without a mask a view keeps to the left, and that is the default`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 20, y: 30, width: 10, height: 10))
    outer.addSubview(inner)
    #expect(inner.autoresizingMask == [])
    #expect(
      [
        UIView.AutoresizingMask.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin,
        .flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin,
      ].map(\.rawValue) == [1, 2, 4, 8, 16, 32])

    outer.frame.size = CGSize(width: 300, height: 50)

    #expect(inner.frame == CGRect(x: 20, y: 30, width: 10, height: 10))
  }

  @Test func `LB4 two flexible margins keep their ratio`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    let inner = UIView(frame: CGRect(x: 20, y: 0, width: 50, height: 10))
    inner.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    outer.addSubview(inner)

    outer.frame.size.width = 220

    // 20 : 30 stays 68 : 102.
    #expect(inner.frame == CGRect(x: 68, y: 0, width: 50, height: 10))
  }

  @Test func `LB5 shares stay exact in the model`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    let inner = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
    inner.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    outer.addSubview(inner)

    outer.frame.size.width = 40
    #expect(abs(inner.frame.minX - 40.0 / 3) < 1e-9)
    outer.frame.size.width = 30

    #expect(abs(inner.frame.minX - 10) < 1e-9)
    #expect(abs(inner.frame.width - 10) < 1e-9)
  }

  @Test func `LB6 subviews follow at once, and only where asked`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 10))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 10))
    inner.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
    outer.addSubview(inner)
    #expect(outer.autoresizesSubviews)

    // From nothing all flexible parts grow alike.
    outer.frame.size.width = 50
    #expect(inner.frame == CGRect(x: 25, y: 0, width: 25, height: 10))
    outer.bounds.size.width = 100
    #expect(inner.frame == CGRect(x: 50, y: 0, width: 50, height: 10))
    outer.autoresizesSubviews = false
    outer.frame.size.width = 200

    #expect(inner.frame == CGRect(x: 50, y: 0, width: 50, height: 10))
  }

  @Test func `LB7 constraints see a masked view where its frame and mask put it`() {
    let (fixed, follower) = (
      UIView(frame: CGRect(x: 10, y: 0, width: 30, height: 40)), autoView("f")
    )
    fixed.autoresizingMask = [.flexibleLeftMargin]
    let window = LayoutWindow { root in
      root.addSubview(fixed)
      root.addSubview(follower)
      return [
        follower.leadingAnchor.constraint(equalTo: fixed.leadingAnchor),
        follower.topAnchor.constraint(equalTo: fixed.bottomAnchor),
        follower.widthAnchor.constraint(equalTo: fixed.widthAnchor),
        follower.heightAnchor.constraint(equalToConstant: 1),
      ]
    }
    let x = fixed.frame.minX
    #expect(follower.frame == CGRect(x: x, y: 40, width: 30, height: 1))

    window.window.scene.turnDevice(1)
    window.window.environment.settle()
    #expect(fixed.frame.minX == x + 292)
    #expect(follower.frame.minX == x + 292)

    fixed.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    window.window.environment.settle()
    #expect(follower.frame == CGRect(x: 1, y: 6, width: 3, height: 1))

    fixed.translatesAutoresizingMaskIntoConstraints = false
    window.window.environment.settle()
    #expect(follower.frame.width == 0)
  }
}
