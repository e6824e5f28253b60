import AdaptiveUI
import CellRenderer
import Foundation

/// The lab's own interface: header, canvas, pane and footer, laid out by the model that it
/// demonstrates.
final class LabViewController: UIViewController {
  let header = HeaderView()
  let ruler = RulerView()
  let canvas = CanvasView()
  let pane = PaneView()
  let footer = FooterView()
  let scrubber = ScrubberView()
  let essence = EssenceView()
  let notice = NoticeView()
  let problem = ProblemView()
  let overlay = OverlayView()
  let tooSmall = TooSmallView()
  /// All of them, back to front.
  private(set) lazy var parts: [any CellDrawable] = [
    header, ruler, notice, canvas, essence, pane, footer, scrubber, problem, tooSmall, overlay,
  ]

  /// Whether the user wants the pane where it is next to the canvas.
  private(set) var wantsPane = true
  /// Whether the user flipped to the pane where it is in place of the canvas.
  private var flippedToPane = false
  /// The cells by which the user enlarged the pane.
  var paneExtra = 0
  /// Whether pane and canvas share the room evenly.
  var paneIsHalf = false
  /// Whether the picture needs rows more than columns: that of a device, or of a window that is turned upright.
  var needsRows = false {
    didSet { if needsRows != oldValue { arrange(for: view.bounds.size) } }
  }
  /// Whether the picture is an app's own interface, from a document of an editor.
  var showsPage = false {
    didSet { if showsPage != oldValue { arrange(for: view.bounds.size) } }
  }
  /// Whether the scrubber takes a row above the footer.
  var showsScrubber = false {
    didSet {
      scrubber.isHidden = !showsScrubber
      scrubberHeight.constant = showsScrubber ? TerminalHost.cell.height : 0
    }
  }
  /// The most important rows of a step, under the canvas.
  var essenceRows = 0 {
    didSet { essenceHeight.constant = CGFloat(essenceRows) * TerminalHost.cell.height }
  }
  /// Whether the canvas shows several windows, which need all available room.
  var showsWall = false {
    didSet { if showsWall != oldValue { arrange(for: view.bounds.size) } }
  }
  /// Whether the user moved the pane to the other side.
  private var isPaneMoved = false
  /// Whether the user wants a ruler if there is room for it.
  var wantsRuler = true
  /// Whether only the canvas is shown.
  let isBare: Bool
  /// The pane's place in the present size.
  private(set) var place = PanePlace.beside

  /// The place of the active constraints; `nil` while the pane is hidden.
  private var arrangedPlace: PanePlace?
  private var constraintsOfPlace: [NSLayoutConstraint] = []
  private lazy var scrubberHeight = scrubber.heightAnchor.constraint(equalToConstant: 0)
  private lazy var essenceHeight = essence.heightAnchor.constraint(equalToConstant: 0)
  private lazy var paneWidth = pane.widthAnchor.constraint(equalToConstant: 0)
  private lazy var rulerHeight = ruler.heightAnchor.constraint(equalToConstant: 0)
  private lazy var paneHeight = pane.heightAnchor.constraint(equalToConstant: 0)

  init(isBare: Bool) {
    self.isBare = isBare
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    for part in parts {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    overlay.isHidden = true
    notice.isHidden = true
    problem.isHidden = true
    scrubber.isHidden = true
    NSLayoutConstraint.activate(fixedConstraints)
    arrange(for: view.bounds.size)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { [self] _ in arrange(for: size) }, completion: nil)
  }

  /// Shows or hides the pane.
  func togglePane() {
    if place == .behind { flippedToPane.toggle() } else { wantsPane.toggle() }
    arrange(for: view.bounds.size)
  }

  /// Moves the pane from below the canvas to beside it, or back.
  func movePane() {
    isPaneMoved.toggle()
    arrange(for: view.bounds.size)
  }

  /// Gives the pane the size of ``paneExtra`` and ``paneIsHalf``.
  func resizePane() { arrange(for: view.bounds.size) }

  /// Gives the ruler the rows of ``wantsRuler``.
  func resizeRuler() { arrange(for: view.bounds.size) }

  /// The rows of the ruler: with names if the terminal has many rows.
  private static func rulerRows(of rows: Int) -> Int { rows >= 30 ? 2 : rows >= 20 ? 1 : 0 }

  private func paneColumns(of columns: Int) -> Int {
    PanePlace.paneColumns(of: columns, extra: paneExtra, isHalf: paneIsHalf)
  }

  private func paneRows(of rows: Int, _ columns: Int) -> Int {
    PanePlace.paneRows(
      of: rows, isWide: columns >= PaneView.leastWide, extra: paneExtra, isHalf: paneIsHalf,
      under: showsWall ? .wall : showsPage ? .page : .scene)
  }

  /// Whether there is a row for a notice: the last one of the ruler.
  var hasNoticeRow: Bool { rulerHeight.constant > 0 }

  /// Shows a notice in its row if there is one; otherwise in the footer.
  func show(_ notice: Notice?, besideKeys: Bool) {
    let isBeside = besideKeys || !hasNoticeRow
    footer.notice = isBeside ? notice : nil
    self.notice.notice = isBeside ? nil : notice
    self.notice.isHidden = self.notice.notice == nil
  }

  /// Whether the pane is visible now.
  var showsPane: Bool { !pane.isHidden }

  /// The room for the picture, in cells; it does not change while the pane replaces it.
  var canvasCells: (columns: Int, rows: Int) { Self.cells(canvas.bounds.size) }

  /// The cells between header and footer: the size of a terminal's window, which does not depend on
  /// the pane.
  var windowCells: (columns: Int, rows: Int) {
    let (columns, rows) = Self.cells(view.bounds.size)
    return (columns, isBare ? rows : rows - 2)
  }

  private static func cells(_ size: CGSize) -> (columns: Int, rows: Int) {
    (
      Int((size.width / TerminalHost.cell.width).rounded()),
      Int((size.height / TerminalHost.cell.height).rounded())
    )
  }

  private var fixedConstraints: [NSLayoutConstraint] {
    let barHeight = isBare ? 0 : TerminalHost.cell.height
    return [
      header.topAnchor.constraint(equalTo: view.topAnchor),
      header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      header.heightAnchor.constraint(equalToConstant: barHeight),
      footer.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      footer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      footer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      footer.heightAnchor.constraint(equalToConstant: barHeight),
      scrubber.bottomAnchor.constraint(equalTo: footer.topAnchor),
      scrubber.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrubber.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrubberHeight,
      essence.bottomAnchor.constraint(equalTo: scrubber.topAnchor),
      essence.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      essence.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      essenceHeight,
      ruler.topAnchor.constraint(equalTo: header.bottomAnchor),
      ruler.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      ruler.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      rulerHeight,
      notice.bottomAnchor.constraint(equalTo: ruler.bottomAnchor),
      notice.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      notice.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      notice.heightAnchor.constraint(equalToConstant: barHeight),
      canvas.topAnchor.constraint(equalTo: ruler.bottomAnchor),
      canvas.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      problem.topAnchor.constraint(equalTo: header.bottomAnchor),
      problem.bottomAnchor.constraint(equalTo: footer.topAnchor),
      problem.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      problem.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ] + filling(overlay) + filling(tooSmall)
  }

  private func filling(_ part: UIView) -> [NSLayoutConstraint] {
    [
      part.topAnchor.constraint(equalTo: view.topAnchor),
      part.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      part.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      part.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ]
  }

  /// Updates constants, and if the pane's place changed swaps the constraints, removing the old
  /// ones first.
  ///
  /// Rule V19.
  private func arrange(for size: CGSize) {
    let (columns, rows) = Self.cells(size)
    let isTooSmall = columns < SmallestTerminal.columns || rows < SmallestTerminal.rows
    tooSmall.isHidden = !isTooSmall
    tooSmall.size = (columns, rows)
    rulerHeight.constant =
      CGFloat(isBare || !wantsRuler ? 0 : Self.rulerRows(of: rows)) * TerminalHost.cell.height
    place = PanePlace(
      columns: columns, rows: rows, needsRows: needsRows && !showsWall, isMoved: isPaneMoved)
    pane.place = place
    pane.isHidden = isBare || !(place == .behind ? flippedToPane : wantsPane)
    let newPlace = pane.isHidden ? nil : place
    paneWidth.constant =
      CGFloat(pane.isHidden ? 0 : paneColumns(of: columns)) * TerminalHost.cell.width
    paneHeight.constant =
      CGFloat(pane.isHidden ? 0 : paneRows(of: rows, columns)) * TerminalHost.cell.height
    guard constraintsOfPlace.isEmpty || newPlace != arrangedPlace else { return }
    arrangedPlace = newPlace
    NSLayoutConstraint.deactivate(constraintsOfPlace)
    constraintsOfPlace = newPlace.map(constraints) ?? canvasAlone + hiddenPane
    NSLayoutConstraint.activate(constraintsOfPlace)
  }

  private var canvasAlone: [NSLayoutConstraint] {
    [
      canvas.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      canvas.bottomAnchor.constraint(equalTo: essence.topAnchor),
    ]
  }

  /// A view without a frame would make the layout ambiguous, and force a complete layout each time.
  private var hiddenPane: [NSLayoutConstraint] {
    [
      paneWidth, paneHeight,
      pane.topAnchor.constraint(equalTo: ruler.bottomAnchor),
      pane.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ]
  }

  private func constraints(_ place: PanePlace) -> [NSLayoutConstraint] {
    let bottom = pane.bottomAnchor.constraint(equalTo: scrubber.topAnchor)
    let trailing = pane.trailingAnchor.constraint(equalTo: view.trailingAnchor)
    switch place {
    case .beside:
      return [
        bottom, trailing, paneWidth,
        pane.topAnchor.constraint(equalTo: ruler.bottomAnchor),
        canvas.trailingAnchor.constraint(equalTo: pane.leadingAnchor),
        canvas.bottomAnchor.constraint(equalTo: scrubber.topAnchor),
      ]
    case .below:
      return [
        bottom, trailing, paneHeight,
        pane.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        canvas.bottomAnchor.constraint(equalTo: pane.topAnchor),
        canvas.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ]
    case .behind:
      return canvasAlone + [
        bottom, trailing,
        pane.topAnchor.constraint(equalTo: ruler.bottomAnchor),
        pane.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      ]
    }
  }
}
