import AdaptiveUI
import Foundation
import Testing

/// What a resize costs, counted, so that no change makes it dearer unseen.
@MainActor struct ResizeEffortTests {
  /// How often views were laid out.
  private final class Tally {
    var layouts = 0
  }

  private final class CountingView: UIView {
    var tally: Tally?

    override func layoutSubviews() {
      tally?.layouts += 1
      super.layoutSubviews()
    }
  }

  /// Rows of ten views that share the window's width, each placed by four constraints.
  private func window(of count: Int, _ tally: Tally) -> TestWindow {
    TestWindow(host: .terminal(TerminalHost(columns: 100, rows: 50))) {
      let controller = UIViewController()
      let root: UIView = controller.view
      var views: [UIView] = []
      for index in 0..<count {
        let view = CountingView()
        view.tally = tally
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let left = index % 10 == 0 ? root.leadingAnchor : views[index - 1].trailingAnchor
        let top = index < 10 ? root.topAnchor : views[index - 10].bottomAnchor
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: left),
          view.topAnchor.constraint(equalTo: top),
          view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.1),
          view.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 10 / CGFloat(count)),
        ])
        views.append(view)
      }
      return controller
    }
  }

  /// Resizes a window of `count` views; gives the layouts, the solver's steps and its fresh starts.
  private func effort(_ count: Int) -> (layouts: Int, work: LayoutWork) {
    let tally = Tally()
    let test = window(of: count, tally)
    let before = test.window.layoutWork
    tally.layouts = 0
    test.scene.fill(
      .terminal(TerminalHost(columns: 160, rows: 60)), cause: .terminal, title: "larger")
    #expect(test.window.bounds.size == CGSize(width: 1280, height: 960))
    return (tally.layouts, test.window.layoutWork - before)
  }

  @Test func `a resize lays each view out once`() {
    let effort = effort(100)

    #expect(effort.layouts == 100)
  }

  @Test func `a resize changes numbers and never starts the solver afresh`() {
    let effort = effort(100)

    #expect(effort.work.rebuilds == 0)
    #expect(effort.work.steps > 0)
  }

  /// Starts of the solver when the size class of a window flips that has `count` boxes with a box inside, text in
  /// lines, and a contradiction, after which only a fresh start gives the same layout every time.
  private func freshStarts(_ count: Int) -> Int {
    let test = window(of: count, Tally())
    let root: UIView = test.root.view
    for box in root.subviews {
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor),
        inner.topAnchor.constraint(equalTo: box.safeAreaLayoutGuide.topAnchor),
        inner.widthAnchor.constraint(equalTo: box.layoutMarginsGuide.widthAnchor),
        inner.heightAnchor.constraint(equalTo: box.safeAreaLayoutGuide.heightAnchor),
      ])
    }
    let label = UILabel()
    label.text = String(repeating: "words that need several lines ", count: 8)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.2),
      label.widthAnchor.constraint(equalToConstant: 100),
    ])
    test.environment.settle()
    let before = test.window.layoutWork
    test.scene.fill(
      .terminal(TerminalHost(columns: 70, rows: 50)), cause: .terminal, title: "compact")
    #expect(test.root.traitCollection.horizontalSizeClass == .compact)
    return (test.window.layoutWork - before).rebuilds
  }

  @Test
  func
    `LA3.4 a contradiction beside wrapped text starts the solver afresh as often for many views as for few`()
  {
    let (few, many) = (freshStarts(10), freshStarts(100))
    #expect((1...6).contains(few) && many == few, "\(few), \(many)")
  }

  @Test func `ten times the views take about ten times the steps`() {
    let (small, large) = (effort(100), effort(1000))

    #expect(large.layouts == 1000)
    #expect(large.work.steps <= 12 * small.work.steps, "\(small.work.steps), \(large.work.steps)")
  }

  @Test func `a resize that changes no trait hands on the same collection`() {
    let test = window(of: 10, Tally())
    let before = test.window.traitCollection

    test.scene.fill(
      .terminal(TerminalHost(columns: 120, rows: 60)), cause: .terminal, title: "larger")

    #expect(test.window.traitCollection === before)
    #expect(test.root.traitCollection === before)
  }
}
