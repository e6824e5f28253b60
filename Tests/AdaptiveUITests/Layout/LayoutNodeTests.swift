import Foundation
import Testing

@testable import AdaptiveUI

/// The layout engine by itself: plain nodes, no view and no window.
@MainActor struct LayoutNodeTests {
  private typealias Attribute = NSLayoutConstraint.Attribute

  /// A hierarchy of plain nodes and its engine.
  @MainActor private final class Layout {
    let root: PlainNode
    /// The contradictions that were reported: what is in them, and what gave way.
    private(set) var reports: [String] = []
    private(set) lazy var engine = LayoutEngine(root: root) { [unowned self] found in
      let list = found.list.map { Self.text(of: $0) }.joined(separator: "\n")
      reports.append("\(list)\nwithout \(found.victim.constraint.summary)")
    }

    init(_ root: PlainNode, width: CGFloat = 300, height: CGFloat = 200) {
      root.translatesAutoresizingMaskIntoConstraints = true
      root.presentFrame = CGRect(x: 0, y: 0, width: width, height: height)
      self.root = root
    }

    /// Activates a constraint that the root holds.
    @discardableResult func constrain(
      _ first: any LayoutItem, _ attribute: Attribute,
      _ relation: NSLayoutConstraint.Relation = .equal, _ second: (any LayoutItem)? = nil,
      _ other: Attribute? = nil, _ constant: CGFloat = 0, priority: Float = 1000
    ) -> NSLayoutConstraint {
      let constraint = NSLayoutConstraint(
        LayoutTerm(first, attribute), relation,
        second.map { LayoutTerm($0, other ?? attribute) }, constant: constant)
      constraint.priority = UILayoutPriority(priority)
      root.heldConstraints.append(constraint)
      engine.add(constraint, of: root)
      return constraint
    }

    private static func text(of holder: LayoutEngine.Holder) -> String {
      switch holder {
      case .constraint(let entry): return entry.constraint.summary
      case .bound(let frame, let index):
        let bound = frame.bounds[index]
        return "\(frame.item?.layoutName ?? "").\(bound.part) is \(CGFloat(bound.value).traceText)"
      }
    }

    func fixSize(_ node: PlainNode, _ width: CGFloat, _ height: CGFloat) {
      constrain(node, .width, .equal, nil, nil, width)
      constrain(node, .height, .equal, nil, nil, height)
    }

    func fixOrigin(_ node: PlainNode, _ x: CGFloat = 0, _ y: CGFloat = 0) {
      constrain(node, .left, .equal, root, nil, x)
      constrain(node, .top, .equal, root, nil, y)
    }

    /// The rectangles that constraints give, in points of the parents.
    func solved() -> String {
      engine.solveIfNeeded()
      return Self.lines(of: root, in: engine, indent: "")
    }

    static func lines(of node: PlainNode, in engine: LayoutEngine, indent: String) -> String {
      let rect = engine.solvedRect(of: node) ?? node.presentFrame
      let (x, y) = (rect.minX.traceText, rect.minY.traceText)
      let line = "\(indent)\(node.layoutName) \(x) \(y) \(rect.size.traceText)"
      return ([line] + node.children.map { lines(of: $0, in: engine, indent: indent + "  ") })
        .joined(separator: "\n")
    }
  }

  @Test func `LA1.1 constraints give rectangles, each in points of the parent`() {
    let inner = PlainNode("inner")
    let card = PlainNode("card", [inner])
    let layout = Layout(PlainNode("page", [card]))

    layout.fixOrigin(card, 20, 10)
    layout.constrain(card, .right, .equal, layout.root, nil, -20)
    layout.constrain(card, .height, .equal, nil, nil, 100)
    layout.constrain(inner, .centerX, .equal, card)
    layout.constrain(inner, .bottom, .equal, layout.root, nil, -110)
    layout.fixSize(inner, 60, 30)

    #expect(
      layout.solved() == """
        page 0 0 300×200
          card 20 10 260×100
            inner 100 50 60×30
        """)
  }

  @Test func `LA1.5 leading is where reading begins in the node where both sides meet`() {
    let box = PlainNode("box")
    let layout = Layout(PlainNode("page", [box]))
    layout.root.isRightToLeft = true

    layout.constrain(box, .leading, .equal, layout.root, nil, 20)
    layout.constrain(box, .top, .equal, layout.root)
    layout.fixSize(box, 100, 40)

    #expect(layout.solved() == "page 0 0 300×200\n  box 180 0 100×40")
  }

  @Test func `LA1.7 baselines of two nodes lie on one line`() {
    let (title, note) = (PlainNode("title", letters: 5), PlainNode("note", letters: 3))
    let layout = Layout(PlainNode("page", [title, note]))

    layout.fixOrigin(title, 10, 30)
    layout.constrain(title, .height, .equal, nil, nil, 60)
    layout.constrain(note, .left, .equal, title, .right, 8)
    layout.constrain(note, .firstBaseline, .equal, title, .lastBaseline)

    #expect(
      layout.solved() == """
        page 0 0 300×200
          title 10 30 50×60
          note 68 70 30×20
        """)
  }

  @Test func `LA4.6 text is as high as its lines are in the width that it gets`() {
    let text = PlainNode("text", letters: 50, wraps: true)
    let below = PlainNode("below")
    let layout = Layout(PlainNode("page", [text, below]))

    layout.fixOrigin(text, 10, 10)
    let trailing = layout.constrain(text, .right, .lessThanOrEqual, layout.root, nil, -10)
    layout.constrain(below, .left, .equal, text)
    layout.constrain(below, .top, .equal, text, .bottom, 8)
    layout.fixSize(below, 50, 20)
    let wide = layout.solved()
    trailing.constant = -170
    layout.engine.constraintDidChange(trailing)

    // 50 letters are 500 points; 28 go into 280, and 12 into 120.
    #expect(
      wide == """
        page 0 0 300×200
          text 10 10 280×40
          below 10 58 50×20
        """)
    #expect(
      layout.solved() == """
        page 0 0 300×200
          text 10 10 120×100
          below 10 118 50×20
        """)
  }

  @Test func `LA5.7 a frame is four numbers to its neighbours, and a mask makes others of it`() {
    let bar = PlainNode("bar")
    bar.translatesAutoresizingMaskIntoConstraints = true
    bar.presentFrame = CGRect(x: 10, y: 10, width: 280, height: 30)
    bar.hasFlexibleWidth = true
    let box = PlainNode("box")
    let layout = Layout(PlainNode("page", [bar, box]))
    layout.constrain(box, .right, .equal, bar)
    layout.constrain(box, .top, .equal, bar, .bottom, 8)
    layout.fixSize(box, 50, 20)
    let now = layout.solved()

    let prediction = LayoutEngine(
      root: layout.root, purpose: .predicting(CGSize(width: 400, height: 200)))
    prediction.solveIfNeeded()

    #expect(
      now == """
        page 0 0 300×200
          bar 10 10 280×30
          box 240 48 50×20
        """)
    #expect(
      Layout.lines(of: layout.root, in: prediction, indent: "") == """
        page 0 0 400×200
          bar 10 10 380×30
          box 340 48 50×20
        """)
  }

  @Test func `LA7.1 what constraints leave open has a name`() {
    let box = PlainNode("box")
    let layout = Layout(PlainNode("page", [box]))

    layout.constrain(box, .left, .equal, layout.root, nil, 20)
    layout.constrain(box, .height, .equal, nil, nil, 40)
    _ = layout.solved()
    let open = layout.engine.undecidedParts(of: box)
    layout.constrain(box, .right, .equal, layout.root)
    layout.constrain(box, .bottom, .equal, layout.root)
    _ = layout.solved()

    #expect(open == [.top, .width])
    #expect(layout.engine.undecidedParts(of: box) == [])
    #expect(!layout.engine.isAmbiguous(box))
  }

  @Test func `LA8.2 a size gives way to edges, is reported once, and comes back when it can`() {
    let box = PlainNode("box")
    let layout = Layout(PlainNode("page", [box]))

    layout.fixOrigin(box, 20, 10)
    layout.constrain(box, .right, .equal, layout.root, nil, -20)
    layout.constrain(box, .height, .equal, nil, nil, 40)
    let width = layout.constrain(box, .width, .equal, nil, nil, 300)
    let broken = layout.solved()
    layout.engine.startAfresh()
    _ = layout.solved()

    #expect(broken == "page 0 0 300×200\n  box 20 10 260×40")
    #expect(layout.engine.system.broken == [width])
    #expect(
      layout.reports == [
        """
        page.width is 300
        box.left == page.left + 20
        box.right == page.right - 20
        H:[box(300)]
        without H:[box(300)]
        """
      ])

    width.constant = 260
    layout.engine.constraintDidChange(width)
    _ = layout.solved()
    #expect(layout.engine.system.broken == [])
  }

  @Test func `LA3.4 a number that changes moves what hangs on it, and builds nothing`() {
    let (first, second) = (PlainNode("first"), PlainNode("second"))
    let layout = Layout(PlainNode("page", [first, second]))
    layout.fixOrigin(first, 10, 10)
    layout.fixSize(first, 50, 20)
    let gap = layout.constrain(second, .left, .equal, first, .right, 8)
    layout.constrain(second, .top, .equal, first)
    layout.fixSize(second, 50, 20)
    _ = layout.solved()
    let (work, marks) = (layout.engine.work, layout.root.marks)

    gap.constant = 30
    layout.engine.constraintDidChange(gap)

    #expect(
      layout.solved() == """
        page 0 0 300×200
          first 10 10 50×20
          second 90 10 50×20
        """)
    let spent = layout.engine.work - work
    #expect(spent.rebuilds == 0)
    #expect(spent.forms == 1)
    #expect(layout.root.marks == marks + 1)
  }

  @Test func `LA5.6 what leaves takes its rectangle along, and comes back to the same place`() {
    let (first, second) = (PlainNode("first"), PlainNode("second"))
    let layout = Layout(PlainNode("page", [first, second]))
    layout.fixOrigin(first, 10, 10)
    layout.fixSize(first, 50, 20)
    layout.fixOrigin(second, 5, 5)
    second.heldConstraints = [
      NSLayoutConstraint(LayoutTerm(second, .width), .equal, nil, constant: 70),
      NSLayoutConstraint(LayoutTerm(second, .height), .equal, nil, constant: 30),
    ]
    layout.engine.adopt(second)
    let before = layout.solved()
    let ties = layout.root.heldConstraints.suffix(2)

    ties.forEach(layout.engine.remove)
    layout.root.heldConstraints.removeLast(2)
    layout.engine.forget(subtree: second)
    layout.root.remove(second)
    let without = layout.solved()
    let isGone = layout.engine.solvedRect(of: second) == nil
    layout.root.add(second)
    layout.root.heldConstraints += ties
    layout.engine.adopt(second)
    for tie in ties { layout.engine.add(tie, of: layout.root) }

    #expect(
      before == """
        page 0 0 300×200
          first 10 10 50×20
          second 5 5 70×30
        """)
    #expect(without == "page 0 0 300×200\n  first 10 10 50×20")
    #expect(isGone)
    #expect(layout.solved() == before)
  }

  @Test func `LA11.1 content says how large its node wants to be`() {
    let text = PlainNode("text", letters: 10)
    let layout = Layout(PlainNode("page", [text]))
    layout.fixOrigin(text, 8, 8)
    layout.constrain(layout.root, .right, .equal, text, nil, 8)
    layout.constrain(layout.root, .bottom, .equal, text, nil, 8)

    let engine = LayoutEngine(
      root: layout.root,
      purpose: .measuring(.zero, horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel))
    engine.solveIfNeeded()

    #expect(engine.solvedRect(of: layout.root) == CGRect(x: 0, y: 0, width: 116, height: 36))
    #expect(layout.root.marks == 0)
  }

  @Test func `LC1.7 insets of a guide are numbers in constraints, which follow them`() {
    let box = PlainNode("box")
    let layout = Layout(PlainNode("page", [box]))
    let safeArea = layout.root.safeAreaGuide
    layout.root.safeArea.top = 20
    layout.constrain(box, .top, .equal, safeArea)
    layout.constrain(box, .bottom, .equal, safeArea)
    layout.constrain(box, .leftMargin, .equal, layout.root)
    layout.constrain(box, .right, .equal, layout.root, .rightMargin)
    layout.root.margins.right = 16
    let before = layout.solved()

    layout.root.safeArea = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    layout.root.margins.right = 20
    let unheard = layout.solved()
    layout.engine.guidesDidChange(of: layout.root)

    #expect(before == "page 0 0 300×200\n  box 0 20 284×180")
    #expect(unheard == before)
    #expect(layout.solved() == "page 0 0 300×200\n  box 0 44 280×122")
  }

  @Test func `LC3.1 margins that depend on a width follow the one that is found`() {
    let text = PlainNode("text")
    let column = PlainNode("column", [text])
    column.layoutMarginsFollowReadableWidth = true
    let layout = Layout(PlainNode("page", [column]))
    layout.fixOrigin(column)
    layout.fixSize(column, 200, 100)
    layout.constrain(text, .left, .equal, column, .leftMargin)
    layout.constrain(text, .right, .equal, column, .rightMargin)
    layout.constrain(text, .top, .equal, column)
    layout.constrain(text, .height, .equal, nil, nil, 20)

    #expect(
      layout.solved() == """
        page 0 0 300×200
          column 0 0 200×100
            text 40 0 120×20
        """)
  }

  @Test func `LC4.3 from inside, the edges of what scrolls are those of its content`() {
    let long = PlainNode("long")
    let list = PlainNode("list", [long])
    list.scrollsContent = true
    let layout = Layout(PlainNode("page", [list]))
    layout.fixOrigin(list)
    layout.fixSize(list, 100, 100)
    layout.fixSize(long, 100, 500)
    for attribute in [Attribute.left, .top, .right, .bottom] {
      let constraint = NSLayoutConstraint(
        LayoutTerm(long, attribute), .equal, LayoutTerm(list, attribute))
      list.heldConstraints.append(constraint)
      layout.engine.add(constraint, of: list)
    }

    #expect(
      layout.solved() == """
        page 0 0 300×200
          list 0 0 100×100
            long 0 0 100×500
        """)
    let content = layout.engine.solvedRect(of: list.contentGuide)
    #expect(content == CGRect(x: 0, y: 0, width: 100, height: 500))
  }
}
