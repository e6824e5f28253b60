import AdaptiveUI
import Foundation
import Testing

/// What constraints leave open follows a rule: sizes are zero, then inequalities hold exactly, then places
/// are zero.
///
/// Rules LA5.10, LA7.3, V22. Public suites of layout libraries, which pass on Apple's engine, expect these
/// figures.
@MainActor struct LayoutLooseTests {
  /// The frame of a view, in an iPhone 8's window, that constraints leave partly open.
  private func frame(
    size: CGFloat? = nil, priority: Float = 1000,
    _ constraints: (_ view: UIView, _ root: UIView) -> [NSLayoutConstraint]
  ) -> CGRect {
    let view = autoView("view")
    let test = TestWindow { UIViewController() }
    test.environment.perform {
      test.root.view.addSubview(view)
      if let size {
        view.widthAnchor.constraint(equalToConstant: size).isActive = true
        view.heightAnchor.constraint(equalToConstant: size).isActive = true
      }
      for constraint in constraints(view, test.root.view) {
        constraint.priority = UILayoutPriority(priority)
        constraint.isActive = true
      }
    }
    test.environment.settle()
    return view.frame
  }

  @Test(arguments: [1000, 999, 750, 250, 1] as [Float])
  func `LA7.3 a view that only a bottom places has no height, at every priority`(priority: Float) {
    let frame = frame(priority: priority) { view, root in
      [view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -23)]
    }

    #expect(frame == CGRect(x: 0, y: 644, width: 0, height: 0))
  }

  @Test(arguments: [1000, 999, 250] as [Float])
  func `LA7.3 a view that only a middle places has no size`(priority: Float) {
    let frame = frame(priority: priority) { view, root in
      [
        view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      ]
    }

    #expect(frame == CGRect(x: 187.5, y: 333.5, width: 0, height: 0))
  }

  @Test(arguments: [1000, 999, 250] as [Float])
  func `LA7.3 a view of a fixed size is as far as an upper bound lets it`(priority: Float) {
    let frame = frame(size: 100, priority: priority) { view, root in
      [
        view.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 23),
        view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -74),
      ]
    }

    #expect(frame == CGRect(x: 375 - 74 - 100, y: 23, width: 100, height: 100))
  }

  @Test func `LA7.3 a view of a fixed size is at a lower bound`() {
    let frame = frame(size: 100) { view, root in
      [
        view.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: -23),
        view.trailingAnchor.constraint(greaterThanOrEqualTo: root.trailingAnchor, constant: -74),
      ]
    }

    #expect(frame == CGRect(x: 375 - 74 - 100, y: -23, width: 100, height: 100))
  }

  @Test func `LA7.3 of a lower and an upper bound the one nearer to zero counts`() {
    let frame = frame(size: 100) { view, root in
      [
        view.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 50),
        view.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 20),
        view.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: -50),
        view.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: -20),
      ]
    }

    #expect(frame.origin == CGPoint(x: -20, y: 20))
  }

  @Test func `LA7.3 sizes are zero before anything else: an upper bound of a size says nothing`() {
    let frame = frame { view, root in
      [
        view.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, constant: -52),
        view.heightAnchor.constraint(greaterThanOrEqualTo: root.heightAnchor, constant: -34),
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -16),
      ]
    }

    #expect(frame == CGRect(x: 16, y: 0, width: 0, height: 633))
  }

  @Test func `LA7.3 a gap that may be smaller is as wide as it may be`() {
    let (first, second) = (autoView("first"), autoView("second"))
    let window = LayoutWindow { root in
      root.addSubview(first)
      root.addSubview(second)
      return [
        first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        first.widthAnchor.constraint(equalToConstant: 10),
        second.leadingAnchor.constraint(
          lessThanOrEqualTo: first.trailingAnchor, constant: 25),
      ]
    }

    #expect(first.frame == CGRect(x: 0, y: 0, width: 10, height: 0))
    #expect(second.frame == CGRect(x: 35, y: 0, width: 0, height: 0))
    #expect(second.hasAmbiguousLayout)
    #expect(window.root.subviews.count == 2)
  }

  @Test func `LA5.10 a view without superview has the size that its constraints decide`() {
    let view = TestWindow { UIViewController() }.environment.perform { autoView("view") }
    view.frame = CGRect(x: 5, y: 6, width: 50, height: 70)
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    width.isActive = true

    view.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 5, y: 6, width: 100, height: 70))
    width.constant = 120
    view.layoutIfNeeded()

    #expect(view.frame == CGRect(x: 5, y: 6, width: 120, height: 70))
  }

  @Test func `LA5.10 a view without superview is as large as what it contains`() {
    let view = TestWindow { UIViewController() }.environment.perform { () -> UIView in
      let (view, inner) = (autoView("view"), autoView("inner"))
      view.addSubview(inner)
      NSLayoutConstraint.activate(
        edges(inner, view) + [
          inner.widthAnchor.constraint(equalToConstant: 30),
          inner.heightAnchor.constraint(equalToConstant: 40),
        ])
      return view
    }

    view.layoutIfNeeded()

    #expect(view.bounds.size == CGSize(width: 30, height: 40))
    #expect(view.subviews.map(\.frame) == [CGRect(x: 0, y: 0, width: 30, height: 40)])
  }

  @Test func `V22 a view that lays out has its own new size afterwards`() {
    let (view, sibling) = (autoView("view"), autoView("sibling"))
    var width: NSLayoutConstraint?
    _ = LayoutWindow { root in
      root.addSubview(view)
      root.addSubview(sibling)
      let constraint = view.widthAnchor.constraint(equalToConstant: 100)
      width = constraint
      return corner(view, root) + [
        constraint, view.heightAnchor.constraint(equalToConstant: 10),
        sibling.leadingAnchor.constraint(equalTo: view.trailingAnchor),
      ]
    }
    #expect(view.frame.width == 100)

    width?.constant = 50
    view.layoutIfNeeded()

    #expect(view.frame.width == 50)
    #expect(sibling.frame.minX == 50)
  }

  @Test func `V22 what is being laid out is not laid out once more by its subviews`() {
    final class Counting: UIView {
      var layouts = 0
      var depths: [Int] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        guard layouts < 3 else { return }
        setNeedsLayout()
        subviews.forEach { $0.layoutIfNeeded() }
        depths.append(layouts)
      }
    }
    let test = TestWindow { UIViewController() }
    let view = test.environment.perform { Counting(frame: test.root.view.bounds) }
    view.addSubview(test.environment.perform { autoView("inner") })

    view.layoutIfNeeded()

    // Each pass ended before the next one began.
    #expect(view.depths == [1, 2])
    #expect(view.layouts == 3)
  }
}
