import AdaptiveUI
import Foundation
import Testing

/// The adaptation tables, cell by cell.
///
/// Rules M30–M36.
@MainActor struct PresentationAdaptationTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let era: UIKitEra
    let style: UIModalPresentationStyle
    /// The styles in R×R, R×C, C×R, C×C.
    let cells: [UIModalPresentationStyle]
    var testDescription: String { "\(era) \(style)" }
  }

  nonisolated static let ios26: [Row] = [
    row(.ios26, .fullScreen, .fullScreen, .fullScreen, .fullScreen, .fullScreen),
    row(
      .ios26, .overFullScreen, .overFullScreen, .overFullScreen, .overFullScreen,
      .overFullScreen),
    row(.ios26, .pageSheet, .pageSheet, .pageSheet, .pageSheet, .pageSheet),
    row(.ios26, .formSheet, .formSheet, .formSheet, .formSheet, .formSheet),
    row(.ios26, .automatic, .formSheet, .formSheet, .formSheet, .formSheet),
    row(.ios26, .popover, .popover, .formSheet, .formSheet, .formSheet),
    row(
      .ios26, .currentContext, .currentContext, .currentContext, .currentContext,
      .currentContext),
    row(
      .ios26, .overCurrentContext, .overCurrentContext, .overCurrentContext,
      .overCurrentContext, .overCurrentContext),
    row(.ios26, .custom, .custom, .custom, .custom, .custom),
  ]

  nonisolated static let ios8: [Row] = [
    row(.ios8, .fullScreen, .fullScreen, .fullScreen, .fullScreen, .fullScreen),
    row(
      .ios8, .overFullScreen, .overFullScreen, .overFullScreen, .overFullScreen,
      .overFullScreen),
    row(.ios8, .pageSheet, .pageSheet, .pageSheet, .fullScreen, .fullScreen),
    row(.ios8, .formSheet, .formSheet, .formSheet, .fullScreen, .fullScreen),
    row(.ios8, .automatic, .fullScreen, .fullScreen, .fullScreen, .fullScreen),
    row(.ios8, .popover, .popover, .formSheet, .fullScreen, .fullScreen),
    row(
      .ios8, .currentContext, .currentContext, .currentContext, .currentContext, .currentContext),
    row(
      .ios8, .overCurrentContext, .overCurrentContext, .overCurrentContext, .overCurrentContext,
      .overCurrentContext),
    row(.ios8, .custom, .custom, .custom, .custom, .custom),
  ]

  nonisolated static func row(
    _ era: UIKitEra, _ style: UIModalPresentationStyle, _ cells: UIModalPresentationStyle...
  ) -> Row { Row(era: era, style: style, cells: cells) }

  @Test(arguments: ios26 + ios8)
  func `M30 M31 M32 M35 M36 each style takes the style of its cell`(_ row: Row) {
    let windows = [
      PresentationStage.regular, PresentationStage.flat, PresentationStage.narrow,
      PresentationStage.small,
    ]

    let shown = windows.map { cells in
      let stage = PresentationStage(cells, era: row.era)
      let info = stage.present(stage.controller(row.style))
      return info.activePresentationController?.presentationStyle
    }

    #expect(shown == row.cells)
  }

  @Test(arguments: ios26 + ios8)
  func `D21 D24 crossing the table leads to the same cells as presenting there`(_ row: Row) {
    let stage = PresentationStage(PresentationStage.regular, era: row.era)
    let info = stage.present(stage.controller(row.style))
    let windows = [
      PresentationStage.regular, PresentationStage.flat, PresentationStage.narrow,
      PresentationStage.small, PresentationStage.regular,
    ]

    let shown = windows.map { cells in
      stage.resize(cells)
      return info.activePresentationController?.presentationStyle
    }

    #expect(shown == row.cells + [row.cells[0]])
    #expect(info.presentingViewController === stage.home)
    let preferred = row.style == .automatic ? row.cells[0] : row.style
    #expect(info.modalPresentationStyle == preferred)
  }

  @Test(arguments: [
    (PresentationStage.regular, SheetLayout.Look.card), (PresentationStage.flat, .full),
    (PresentationStage.narrow, .bottom), (PresentationStage.small, .full),
  ])
  func `M31 M32 a sheet keeps its style and changes its look`(
    _ cells: (Int, Int), _ look: SheetLayout.Look
  ) {
    let stage = PresentationStage(cells)

    let sheet = stage.present(stage.controller(.pageSheet)).sheetPresentationController

    #expect(sheet?.look == look)
    #expect(sheet?.presentationStyle == .pageSheet)
  }

  @Test func `M02 M03 the default style reads as a concrete one`() {
    let current = PresentationStage(era: .ios26).environment.perform { UIViewController() }
    let ios8 = PresentationStage(era: .ios8).environment.perform { UIViewController() }

    #expect(current.modalPresentationStyle == .formSheet)
    #expect(ios8.modalPresentationStyle == .fullScreen)
  }

  @Test func `M10 M11 M15 cards are centred above a dimming view`() {
    let stage = PresentationStage((120, 60))  // 960 × 960 points

    let form = stage.present(stage.controller(.formSheet, size: .zero))
    #expect(form.view.frame == CGRect(x: 210, y: 170, width: 540, height: 620))
    stage.dismiss(form)
    let preferred = stage.present(stage.controller(.formSheet))
    #expect(preferred.view.frame == CGRect(x: 320, y: 360, width: 320, height: 240))
    stage.dismiss(preferred)
    let page = stage.present(stage.controller(.pageSheet))
    #expect(page.view.frame == CGRect(x: 124, y: 10, width: 712, height: 940))
  }

  @Test func `M12 M13 a narrow sheet leaves a strip, a flat one leaves nothing`() {
    let stage = PresentationStage(PresentationStage.narrow)  // 320 × 640 points

    let sheet = stage.present(stage.controller(.formSheet))
    #expect(sheet.view.frame == CGRect(x: 0, y: 10, width: 320, height: 630))
    stage.resize(PresentationStage.small)
    #expect(sheet.view.frame == CGRect(x: 0, y: 0, width: 320, height: 192))
  }

  @Test(
    arguments: [
      (UIKitEra.ios8, CGRect(x: 80, y: 0, width: 640, height: 640)),
      (.ios26, CGRect(x: 44, y: 10, width: 712, height: 620)),
    ])
  func `M19 an old page sheet is a column of the portrait width, today's is a card`(
    era: UIKitEra, frame: CGRect
  ) {
    let stage = PresentationStage((100, 40), era: era)  // 800 × 640 points

    #expect(stage.present(stage.controller(.pageSheet)).view.frame == frame)
  }

  @Test func `SH02 SH04 a sheet rests at its smallest detent and moves to the selected one`() {
    let stage = PresentationStage(PresentationStage.narrow)
    let info = stage.controller(.pageSheet)
    info.sheetPresentationController?.detents = [.medium(), .large()]

    stage.present(info)
    #expect(info.view.frame == CGRect(x: 0, y: 325, width: 320, height: 315))
    info.sheetPresentationController?.animateChanges {
      info.sheetPresentationController?.selectedDetentIdentifier = .large
    }
    #expect(info.view.frame == CGRect(x: 0, y: 10, width: 320, height: 630))
  }

  @Test func `SH05 an undimmed sheet leaves what is behind usable`() {
    let stage = PresentationStage(PresentationStage.narrow)
    let info = stage.controller(.pageSheet)
    info.sheetPresentationController?.detents = [.medium(), .large()]
    info.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium

    stage.present(info)
    let point = CGPoint(x: 50, y: 40)
    #expect(stage.window.hitTest(point, with: nil) === stage.anchor)
    info.sheetPresentationController?.selectedDetentIdentifier = .large
    stage.environment.settle()
    #expect(stage.window.hitTest(point, with: nil) === info.view)
  }

  @Test func `M16 M17 T19 cards and popovers are compact and elevated`() {
    for style in [UIModalPresentationStyle.popover, .formSheet, .pageSheet] {
      let stage = PresentationStage()
      let info = stage.present(stage.controller(style))
      #expect(info.traitCollection.horizontalSizeClass == .compact)
      #expect(info.traitCollection.userInterfaceLevel == .elevated)
      #expect(stage.home.traitCollection.horizontalSizeClass == .regular)
    }
    let stage = PresentationStage()
    let full = stage.present(stage.controller(.fullScreen))
    #expect(full.traitCollection.horizontalSizeClass == .regular)
    #expect(full.traitCollection.userInterfaceLevel == .base)
  }
}
