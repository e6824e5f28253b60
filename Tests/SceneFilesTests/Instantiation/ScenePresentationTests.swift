import AdaptiveUI
import Foundation
import SceneFiles
import Testing

/// What a scene says about presentations.
///
/// Rules D07, M14, M34, PO07–PO09, PO13, SH02–SH09, X12.
@MainActor struct ScenePresentationTests {
  /// A scene with one presentation of `info`, in a window of 100 × 40 cells or another.
  private func stage(
    _ presentation: String, columns: Int = 100, rows: Int = 40, info: String = ""
  ) throws -> (SceneStage, UIViewController) {
    let stage = try SceneStage(
      """
      root:
        id: home
        view: {subviews: [{id: anchor, frame: [40, 32, 80, 16]}, {id: other, frame: [600, 32, 80, 16]}]}
      controllers: [{id: small, title: Small}]
      presentations:
        - controller: {id: info, preferredContentSize: [320, 240]\(info)}
      \(presentation.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
      """, host: .terminal(TerminalHost(columns: columns, rows: rows)),
      onBreach: { Issue.record("\($0.message)") })
    stage.instance.present(animated: false)
    stage.environment.settle()
    return (stage, try #require(stage.instance.controller("info")))
  }

  @Test func `SH02 SH03 SH04 a sheet rests at the detents of the scene`() throws {
    let (stage, info) = try stage(
      """
      style: pageSheet
      sheet:
        detents: [{id: fifth, fraction: 0.2}, {id: low, height: 300}, large]
        selectedDetent: low
        largestUndimmedDetent: low
        prefersGrabberVisible: true
        prefersScrollingExpandsWhenScrolledToEdge: false
      """, columns: 40)
    let sheet = try #require(info.sheetPresentationController)

    #expect(stage.frame("info") == "0 340 320 300")
    #expect(sheet.showsGrabber)
    #expect(!sheet.prefersScrollingExpandsWhenScrolledToEdge)
    #expect(sheet.largestUndimmedDetentIdentifier?.rawValue == "low")
    sheet.moveByUser(isUp: false)
    #expect(stage.frame("info") == "0 514 320 126")
    sheet.moveByUser(to: .large)
    #expect(stage.frame("info") == "0 10 320 630")
  }

  @Test func `SH07 SH09 a sheet is attached to its edge and sized as the scene says`() throws {
    let sheet = """
      style: pageSheet
      sheet:
        prefersEdgeAttachedInCompactHeight: true
        widthFollowsPreferredContentSizeWhenEdgeAttached: true
        prefersPageSizing: false
      """
    let (flat, _) = try stage(sheet, rows: 12)
    #expect(flat.frame("info") == "240 10 320 182")
    let (large, _) = try stage(sheet)
    #expect(large.frame("info") == "240 200 320 240")
  }

  @Test func `PO13 the sheet of a popover is set up in the scene`() throws {
    let (stage, _) = try stage(
      "style: popover\nsourceView: anchor\nsheet: {detents: [medium]}", columns: 40)
    #expect(stage.frame("info") == "0 325 320 315")
  }

  @Test func `PO07 PO08 PO09 margins, overlap and passthrough views come from the scene`() throws {
    let (stage, info) = try stage(
      """
      style: popover
      sourceView: anchor
      popoverLayoutMargins: [10, 100, 10, 10]
      canOverlapSourceViewRect: true
      passthroughViews: other
      """)
    #expect(stage.frame("info").hasPrefix("100 "))
    let popover = try #require(info.popoverPresentationController)
    #expect(popover.canOverlapSourceViewRect)
    let other = try #require(stage.instance.view("other"))
    #expect(stage.window.hitTest(CGPoint(x: 610, y: 40), with: nil) === other)
  }

  @Test func `D07 D22 a substitute takes the small window`() throws {
    let (stage, info) = try stage(
      "style: popover\nsourceView: anchor\ndelegate: {substitute: small}", columns: 40)
    #expect(stage.window.presentedControllers.map(\.identifier) == ["small"])
    stage.resize(columns: 100, rows: 40)
    #expect(stage.window.presentedControllers == [info])
  }

  @Test func `M14 M34 PC01 a card of the scene's own is at its edge and may adapt`() throws {
    let (stage, info) = try stage(
      "style: custom\ncustom: {edge: left, size: [240, 0], adaptivePresentationStyle: fullScreen}")
    #expect(stage.frame("info") == "0 0 240 640")
    #expect(info.presentationController?.presentationStyle == .custom)
    stage.resize(columns: 110, rows: 50)
    #expect(stage.frame("info") == "0 0 240 800")
    info.dismiss(animated: false)
    stage.resize(columns: 40, rows: 40)
    stage.instance.present(animated: false)
    #expect(stage.frame("info") == "0 0 320 640")
  }

  @Test func `PC06 the shade of a card comes and goes with it`() throws {
    let (stage, info) = try stage("style: custom\ncustom: {size: [240, 160]}")
    let container = try #require(info.presentationController?.containerView)
    func shades() -> Int { container.subviews.filter { $0 is UIDimmingView && !$0.isHidden }.count }
    #expect(stage.frame("info") == "280 240 240 160")
    #expect(shades() == 1)
    info.dismiss(animated: true)
    stage.environment.settle()
    #expect(shades() == 0)
  }

  @Test func `X12 a transition of the scene's own runs, and follows a drag`() throws {
    let (stage, info) = try stage(
      """
      style: custom
      custom: {edge: bottom, size: [0, 320]}
      transition: {edge: left, duration: 1, interactive: true}
      """)
    info.dismiss(animated: true)
    stage.environment.advance(to: stage.environment.animations.now + 0.5)
    #expect(info.view.frameInFlight.minX == -400)
    stage.environment.settle()
    stage.instance.present(animated: false)
    let again = try #require(stage.instance.controller("info"))
    let drag = try #require(stage.window.beginDrag(at: CGPoint(x: 100, y: 500)))
    drag.move(to: 80)
    #expect(again.view.frameInFlight.minX == -125)
    drag.end()
    stage.environment.settle()
    #expect(stage.window.presentedControllers == [again])
  }

  @Test func `M09 a context lends its transition style in a scene`() throws {
    let stage = try SceneStage(
      """
      root: {id: home, definesPresentationContext: true, providesPresentationContextTransitionStyle: true, modalTransitionStyle: crossDissolve}
      presentations: [{controller: {id: info}, style: overCurrentContext}]
      """)
    stage.instance.present()
    #expect(stage.instance.controller("info")?.view.alphaInFlight == 0)
  }

  @Test func `what belongs to another style, or nowhere, is an error with its place`() {
    let text = """
      root: {id: home}
      presentations:
        - controller: {id: a}
          style: fullScreen
          sheet: {detents: [medium]}
          custom: {edge: middle}
          passthroughViews: home
        - controller: {id: b}
          sheet:
            detents: [medium, {id: own, height: 100, fraction: 0.5}, {id: own, height: 9}, {id: own, height: 8}, huge]
            selectedDetent: lage
            detends: 1
          detents: []
        - controller: {id: c}
          style: custom
          transition: {duration: 0, interactiv: true}
          delegate: {substitute: home, wrapInNavigation: true}
      """
    #expect(
      messages(text) == [
        "5:5 “sheet” needs the style “pageSheet” or “formSheet” or “popover” or “automatic”",
        "6:5 “custom” needs the style “custom”",
        "6:20 “middle” is not an edge; it may be top, left, bottom, right",
        "7:5 “passthroughViews” needs the style “popover”",
        "10:25 a detent has a “height” or a “fraction”, one of them",
        "10:91 “own” is already a detent",
        "10:108 “huge” is not a detent; it may be medium, large",
        "11:23 the sheet has no detent “lage”",
        "12:7 a sheet has no “detends”",
        "13:5 a presentation has no “detents”; its “sheet” has",
        "16:28 expected a number above 0, found “0”",
        "16:31 a transition has no “interactiv”",
        "17:28 a delegate has a “substitute” or “wrapInNavigation”, not both",
        "17:28 only a controller under “controllers” can be presented; “home” is in use",
      ])
  }
}
