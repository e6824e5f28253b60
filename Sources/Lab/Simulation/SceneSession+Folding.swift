import AdaptiveUI
import CellRenderer
import Cells

// A picture that is higher than its room, with rows left out.

extension SceneSession {
  /// The picture on the highest of some canvases that can be folded into the room.
  ///
  /// Where that crowds its texts, the picture at its own scale does without the ends of long texts and
  /// of what is scrolled.
  func foldedPicture(_ folding: inout Folding, from rows: Int) -> ShownPicture? {
    let wanted = folding.shown.room.rows
    var room = folding.shown.room
    // The part of the rows that stay however the picture is folded, as far as it is known.
    var density = 0.0
    var own: Trial?
    for share in [1, 0.5, 0.25] {
      let more = Int(Double(rows - wanted) * share)
      // A picture that is not at its own scale anyway gains nothing from a single row.
      guard share == 1 || more > 1 else { break }
      room.rows = wanted + more
      // On a lower canvas at least about the same part of the rows stays, so that those of a full
      // page never fit.
      guard density * Double(room.rows) < Double(wanted) + 2 else { continue }
      var trial = Trial(draft: draft(folding, on: room), room: room)
      let fits = trial.fits(folding.shown, &canvasWork)
      if let kept = trial.keptRows { density = Double(kept) / Double(room.rows) }
      // Where edges of boxes alone are too many, spare rows do not suffice either.
      if share == 1, fits || trial.keptRows != nil { own = trial }
      guard fits else { continue }
      guard share == 1 || own?.isMoreLegible(than: &trial, &canvasWork) != true else {
        // Still lower canvases would crowd the texts as well.
        return own.flatMap { pictureSparingRows($0, or: trial, &folding) }
      }
      if let folded = folded(trial, folding) { return folded }
    }
    return own.flatMap { pictureSparingRows($0, or: nil, &folding) }
  }

  /// The picture at its own scale without spare rows, if it has any and that is more legible than a
  /// picture with all of them.
  private func pictureSparingRows(
    _ own: Trial, or crowded: Trial?, _ folding: inout Folding
  ) -> ShownPicture? {
    let crowdedTexts = wholeDraft(&folding).crowdedTexts
    guard crowdedTexts > 0, own.mayBeMoreLegible else { return nil }
    var own = own
    let spare = own.spareRows(&canvasWork)
    guard !spare.rows.isEmpty, own.draft.crowdedTexts < crowdedTexts else { return nil }
    return folded(own, folding, spare) ?? crowded.flatMap { folded($0, folding) }
  }

  /// The picture with all its rows.
  func wholePicture(_ folding: inout Folding) -> ShownPicture {
    var draft = wholeDraft(&folding)
    // Its cells are changed in place if nothing else refers to them.
    folding.whole = nil
    var picture = finish(&draft)
    let (shown, window) = (folding.shown, folding.window)
    let cells = picture.takeCells()
    let (buffer, places) = SignPainter.signed(
      drawn(cells, of: picture, shown, window), with: topSigns(picture, shown, window, leftOut: 0),
      scale: picture.scale, usesColor: shown.theme.name != .none)
    return ShownPicture(picture: picture, buffer: buffer, topSign: places.first)
  }

  /// The draft of the picture with all its rows, with texts.
  func wholeDraft(_ folding: inout Folding) -> any CanvasDraft {
    if let known = folding.whole { return known }
    var whole = folding.renderer.draft(on: folding.shown.room, memory: memory(of: folding.window))
    whole.layTexts()
    canvasWork.drafts += 1
    folding.whole = whole
    return whole
  }

  /// What does not change from one canvas to the next.
  @MainActor struct Folding {
    let renderer: CanvasRenderer
    /// A renderer without focus, if there is one to mark.
    let unfocused: CanvasRenderer?
    let window: UIWindow
    let options: CanvasOptions
    let shown: ShownOptions
    /// Whether changes or issues are marked.
    var hasMarks: Bool {
      !options.changes.isEmpty || !options.flagged.isEmpty || !options.doubtful.isEmpty
    }
    /// The picture with all its rows; `nil` until it is asked for.
    fileprivate(set) var whole: (any CanvasDraft)?

    init(
      _ renderer: CanvasRenderer, of window: UIWindow, _ options: CanvasOptions,
      _ shown: ShownOptions, focus: UIView?
    ) {
      (self.renderer, self.window, self.options, self.shown) = (renderer, window, options, shown)
      // The rows that are left out do not depend on the focus, so that the picture does not move with it.
      let marksFocus = options.look == .interface && focus != nil && options.focus === focus
      unfocused = marksFocus ? renderer.unfocused : nil
    }
  }

  /// A picture on one of the canvases, drawn as far as it was asked for.
  @MainActor private struct Trial {
    var draft: any CanvasDraft
    let room: CellSize
    /// The number of rows with texts or edges, or of those with texts that are drawn; `nil` as long as it is not
    /// asked for, and where edges alone are too many.
    private(set) var keptRows: Int?
    /// Whether it may have spare rows, as far as its plan tells.
    private(set) var mayBeMoreLegible = true
    /// The rows that it may do without; `nil` as long as these were not looked for.
    private var foundRows: SpareRows?

    init(draft: any CanvasDraft, room: CellSize) {
      (self.draft, self.room) = (draft, room)
    }

    /// Whether it may be possible to leave out enough rows.
    mutating func fits(_ shown: ShownOptions, _ work: inout CanvasWork) -> Bool {
      // Overlays may make different rows equal.
      if shown.showsMeasures { return true }
      // Most of the pictures that do not fit need not be drawn to know that.
      let account = draft.account(within: shown.room.rows)
      guard account.edgeRows <= shown.room.rows else { return false }
      keptRows = account.leastRows
      mayBeMoreLegible = account.maySpareRows
      guard account.leastRows <= shown.room.rows else { return false }
      layTexts(&work)
      let texts = draft.textRows
      keptRows = max(account.leastRows, texts)
      return texts <= shown.room.rows && draft.leastRows <= shown.room.rows
    }

    private mutating func layTexts(_ work: inout CanvasWork) {
      if !draft.isDrawn { work.drafts += 1 }
      draft.layTexts()
    }

    /// The rows that it may do without, besides gaps.
    mutating func spareRows(_ work: inout CanvasWork) -> SpareRows {
      layTexts(&work)
      let rows = foundRows ?? draft.spareRows()
      foundRows = rows
      return rows
    }

    /// Whether it has spare rows, and fewer texts without enough room than another one.
    mutating func isMoreLegible(than other: inout Trial, _ work: inout CanvasWork) -> Bool {
      guard mayBeMoreLegible else { return false }
      other.layTexts(&work)
      return !spareRows(&work).rows.isEmpty && draft.crowdedTexts < other.draft.crowdedTexts
    }
  }

  private func draft(_ folding: Folding, on room: CellSize) -> any CanvasDraft {
    (folding.unfocused ?? folding.renderer).draft(on: room, memory: memory(of: folding.window))
  }

  /// The picture of a draft with as many rows as there is room for; `nil` if too few can be left out.
  private func folded(
    _ trial: Trial, _ folding: Folding, _ spare: SpareRows? = nil
  ) -> ShownPicture? {
    let (shown, window) = (folding.shown, folding.window)
    var draft = trial.draft
    var picture = finish(&draft, keepsUnmarked: true)
    let plain = drawn(picture.unmarked ?? picture.buffer, of: picture, shown, window)
    func rowsToKeep(of buffer: CellBuffer) -> [Int]? {
      buffer.folded(
        to: shown.room.rows, closingGaps: folding.options.look == .interface,
        spare: spare?.rows ?? [], alike: draft.alikeRows, centred: draft.centredLines
      )
      .map { picture.cutoutRows.reduce($0.kept, buffer.trading) }
    }
    guard let rows = rowsToKeep(of: plain) else { return nil }
    let beyond = spare?.beyond(keeping: rows)
    if folding.unfocused != nil {
      var marked = folding.renderer.draft(on: trial.room, memory: memory(of: window))
      picture = finish(&marked)
    }
    let buffer = drawn(picture.buffer, of: picture, shown, window, beyond)
    // The rows that are left out do not depend on marks, so that a step moves nothing but what it changes;
    // yet no mark is left out. The cutout of a screen is, where it has no room.
    let bare = buffer.replacing(picture.cutoutRows, from: plain)
    let found = buffer.keptWithMarks(rows, of: plain) ?? bare.keptWithMarks(rows, of: plain)
    let kept = found ?? (folding.hasMarks ? rowsToKeep(of: bare) : nil) ?? rows
    let marked = spare?.marked(buffer, keeping: kept) ?? buffer
    let (signed, places) = SignPainter.signed(
      marked.keeping(kept),
      with: topSigns(picture, shown, window, leftOut: trial.room.rows - kept.count),
      scale: picture.scale, usesColor: folding.options.usesColor)
    return ShownPicture(picture: picture, buffer: signed, rows: kept, topSign: places.first)
  }
}
