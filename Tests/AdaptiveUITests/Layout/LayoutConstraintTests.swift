import AdaptiveUI
import Foundation
import Testing

/// Rules LA1–LA9: constraints, anchors and guides, with frames worked out by hand.
@MainActor struct LayoutConstraintTests {
  @Test func `LA1.1 edges with constants place a view, and a new window size moves it`() {
    let box = autoView("box")
    let test = LayoutWindow { root in
      root.addSubview(box)
      return [
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
        box.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
        box.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5, constant: -4),
      ]
    }

    // 375 × 667: width 375 - 30, height 333.5 - 4.
    #expect(box.frame == CGRect(x: 10, y: 30, width: 345, height: 329.5))

    test.window.scene.turnDevice(1)
    test.window.environment.settle()

    // 667 × 375: width 667 - 30, height 187.5 - 4.
    #expect(box.frame == CGRect(x: 10, y: 30, width: 637, height: 183.5))
  }

  @Test func `LA1.5 leading and its constant mirror in right-to-left views`() {
    let box = autoView("box")
    box.semanticContentAttribute = .forceRightToLeft
    _ = LayoutWindow { root in
      root.semanticContentAttribute = .forceRightToLeft
      root.addSubview(box)
      return [
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        box.topAnchor.constraint(equalTo: root.topAnchor),
        box.widthAnchor.constraint(equalToConstant: 100),
        box.heightAnchor.constraint(equalToConstant: 50),
      ]
    }

    #expect(box.frame == CGRect(x: 375 - 16 - 100, y: 0, width: 100, height: 50))
  }

  @Test func `LA1.5 a constraint reads as the view around its items does, whatever they do`() {
    let (row, box) = (autoView("row"), autoView("box"))
    row.semanticContentAttribute = .forceRightToLeft
    _ = LayoutWindow { root in
      root.addSubview(row)
      row.addSubview(box)
      let width = box.widthAnchor.constraint(equalToConstant: 100)
      return [
        row.leadingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.leadingAnchor, constant: 5),
        root.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: 10),
        box.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16), width,
      ]
    }

    #expect([row.frame.minX, row.frame.width] == [5, 360])
    #expect(abs(box.frame.minX - (360 - 16 - 100)) < 0.01)
  }

  @Test func `LA1.6 LC1.2 margin attributes keep 16 points from a root view's sides`() {
    let box = autoView("box")
    _ = LayoutWindow { root in
      root.addSubview(box)
      return [
        NSLayoutConstraint(
          item: box, attribute: .leading, relatedBy: .equal, toItem: root,
          attribute: .leadingMargin, multiplier: 1, constant: 0),
        box.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
        box.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
        box.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
      ]
    }

    #expect(box.frame == CGRect(x: 16, y: 20, width: 343, height: 647))
  }

  @Test func `LA3.3 an optional equality pulls as far as required ones let it`() {
    let box = autoView("box")
    _ = LayoutWindow { root in
      root.addSubview(box)
      let preference = box.widthAnchor.constraint(equalToConstant: 100)
      preference.priority = .defaultHigh
      return corner(box, root) + [
        box.widthAnchor.constraint(lessThanOrEqualToConstant: 80), preference,
        box.heightAnchor.constraint(equalToConstant: 10),
      ]
    }

    #expect(box.frame.width == 80)
  }

  @Test func `LA3.2 ten weaker wishes do not outweigh a stronger one`() {
    let box = autoView("box")
    _ = LayoutWindow { root in
      root.addSubview(box)
      let strong = box.widthAnchor.constraint(equalToConstant: 100)
      strong.priority = UILayoutPriority(751)
      let weak = (0..<10).map { _ in
        let preference = box.widthAnchor.constraint(equalToConstant: 200)
        preference.priority = .defaultHigh
        return preference
      }
      return corner(box, root) + [box.heightAnchor.constraint(equalToConstant: 10), strong] + weak
    }

    #expect(box.frame.width == 100)
  }

  @Test func `LA5.1 a constraint is held by the nearest common ancestor`() {
    let (outer, inner, leaf) = (UIView(), UIView(), UIView())
    outer.addSubview(inner)
    inner.addSubview(leaf)

    let toOuter = leaf.topAnchor.constraint(equalTo: outer.topAnchor)
    let size = leaf.widthAnchor.constraint(equalToConstant: 5)
    NSLayoutConstraint.activate([toOuter, size])

    #expect(outer.constraints == [toOuter])
    #expect(inner.constraints.isEmpty)
    #expect(leaf.constraints == [size])
  }

  @Test func `LA5.6 a view that leaves takes its inner constraints along and drops the outer ones`()
  {
    let (outer, inner, leaf) = (UIView(), UIView(), UIView())
    outer.addSubview(inner)
    inner.addSubview(leaf)
    let outside = leaf.topAnchor.constraint(equalTo: outer.topAnchor)
    let inside = leaf.topAnchor.constraint(equalTo: inner.topAnchor)
    NSLayoutConstraint.activate([outside, inside])

    inner.removeFromSuperview()

    #expect(!outside.isActive)
    #expect(inside.isActive)
  }

  @Test func `LA9.2 a distance between anchors can be a dimension`() {
    let (left, right) = (autoView("left"), autoView("right"))
    _ = LayoutWindow { root in
      root.addSubview(left)
      root.addSubview(right)
      let gap = left.trailingAnchor.anchorWithOffset(to: right.leadingAnchor)
      return corner(left, root) + [
        left.widthAnchor.constraint(equalToConstant: 40),
        left.heightAnchor.constraint(equalToConstant: 10),
        gap.constraint(equalTo: left.widthAnchor, multiplier: 0.5),
        right.topAnchor.constraint(equalTo: root.topAnchor),
        right.widthAnchor.constraint(equalToConstant: 10),
        right.heightAnchor.constraint(equalToConstant: 10),
      ]
    }

    #expect(right.frame.minX == 60)
  }

  @Test func `LA9.3 system spacing is eight points times the multiplier`() {
    let box = autoView("box")
    _ = LayoutWindow { root in
      root.addSubview(box)
      return [
        box.leadingAnchor.constraint(
          equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2),
        box.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 1.5),
        box.widthAnchor.constraint(equalToConstant: 10),
        box.heightAnchor.constraint(equalToConstant: 10),
      ]
    }

    #expect(box.frame.origin == CGPoint(x: 16, y: 12))
  }

  @Test func `LF2 seven equal columns round their edges, not their widths`() {
    let columns = (0..<7).map { autoView("c\($0)") }
    _ = LayoutWindow { root in
      columns.forEach(root.addSubview)
      var constraints = [
        columns[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
        columns[6].trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ]
      for (previous, next) in zip(columns, columns.dropFirst()) {
        constraints += [
          next.leadingAnchor.constraint(equalTo: previous.trailingAnchor, constant: 2),
          next.widthAnchor.constraint(equalTo: columns[0].widthAnchor),
        ]
      }
      return constraints
    }

    #expect(columns.map(\.frame.minX) == [0, 54, 107.5, 161.5, 215.5, 269.5, 323])
    #expect(columns.map(\.frame.width) == [52, 51.5, 52, 52, 52, 51.5, 52])
  }
}
