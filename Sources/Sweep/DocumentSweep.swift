import AdaptiveUI
package import Documents
import Foundation

/// Lays out a document at every size at which its result can change, and checks the layouts.
@MainActor package struct DocumentSweep {
  private let source: any OpenableDocument
  private var space: SweepSpace
  private let options: SweepOptions
  private var ledger = FindingLedger()
  private var variations: [DocumentVariation: Bool] = [:]
  private var variationOrder: [DocumentVariation] = []
  private var sizes = 0
  private var stages = 0
  private var isCoarse = false
  /// The names of subjects that were at least partly inside of a window at some size.
  private var inSight: Set<String> = []
  private var notes: [String] = []
  private var noted: Set<String> = []
  /// The stage of the last line, reused for the next one on the same device.
  private var lineStage: LineStage?

  /// A stage that several lines share, as each of them has many sizes anyway.
  private struct LineStage {
    let stage: SweepStage
    let table: SubjectTable
    let device: String
    let presentation: String?
    /// The number of presented controllers when the stage was ready.
    let depth: Int
  }

  /// A part of the work, so that several processes can divide it.
  package struct Share: Sendable {
    package let index: Int
    package let count: Int

    package init(index: Int, count: Int) {
      self.index = index
      self.count = count
    }

    package static let everything = Share(index: 0, count: 1)

    /// Whether the job with this number belongs to the share.
    func includes(_ number: Int) -> Bool { number % count == index }
  }

  package init(
    _ source: any OpenableDocument, over space: SweepSpace = .all, options: SweepOptions = .init()
  ) {
    self.source = source
    self.space = space
    self.options = options
  }

  /// Sweeps one share of the work.
  package static func run(
    _ source: any OpenableDocument, over space: SweepSpace = .all, options: SweepOptions = .init(),
    share: Share = .everything, progress: @MainActor (Double) -> Void = { _ in }
  ) -> PartialReport {
    var sweep = DocumentSweep(source, over: space, options: options)
    sweep.dropImpossibleWindows()
    sweep.sampleExtremesOfManyViews()
    return sweep.run(share, progress)
  }

  private mutating func run(
    _ share: Share, _ progress: @MainActor (Double) -> Void
  ) -> PartialReport {
    let jobs = jobs(for: share)
    for (number, job) in jobs.enumerated() {
      run(job)
      progress(Double(number + 1) / Double(jobs.count))
    }
    closeLineStage()
    if share.includes(0) { examineOrientations() }
    return PartialReport(
      sizes: sizes, stages: stages, isCoarse: isCoarse, inSight: inSight.sorted(), notes: notes,
      findings: ledger.sorted,
      variations: variationOrder.map {
        PartialReport.Variation(
          name: $0.name, condition: $0.condition, isReached: variations[$0] == true)
      })
  }

  /// Rule W01.
  private mutating func dropImpossibleWindows() {
    if let idiom = source.opening.onlyIdiom { space = space.only(idiom) }
    let pad = space.places.first { $0.window.device.idiom == .pad }
    guard let place = pad ?? space.places.first else { return }
    let stage = SweepStage(source, in: place.window, options: options)
    defer { stage.close() }
    if let size = stage.document.ownSize {
      space = .ownSize(size)
    } else if pad != nil, !stage.windowScene.takesPartInMultitasking {
      space = space.withoutSharedWindows
    }
  }

  /// Laying out many views at every size takes hours; the extreme sizes take minutes.
  private mutating func sampleExtremesOfManyViews() {
    guard !options.isThorough, let first = space.places.first?.window else { return }
    let stage = SweepStage(source, in: first, options: options)
    defer { stage.close() }
    isCoarse = stage.viewCount > Self.manyViews
    if isCoarse { space = space.extremes }
  }

  /// With more views, only the extreme sizes are laid out.
  ///
  /// This many take a minute or two at some 1,500 sizes.
  private static let manyViews = 3_000

  /// A part of the work that is independent of the rest.
  private enum Job {
    /// A named window, with this presentation open.
    case place(SweepPlace, presentation: String?)
    case line(SweepLine, presentation: String?)
  }

  /// The jobs of a share.
  ///
  /// Adjacent lines are in the same share, because they use the same stage.
  private func jobs(for share: Share) -> [Job] {
    var (places, lines) = (0, 0)
    return jobs().filter { job in
      switch job {
      case .place:
        defer { places += 1 }
        return share.includes(places)
      case .line:
        defer { lines += 1 }
        return share.includes(lines / Self.linesTogether)
      }
    }
  }

  private static let linesTogether = 2

  private func jobs() -> [Job] {
    guard let first = space.places.first?.window else { return [] }
    let stage = SweepStage(source, in: first, options: options)
    let states: [String?] = [nil] + stage.document.ownPresentationIDs.map { $0 }
    stage.close()
    return states.flatMap { state in
      space.places.map { .place($0, presentation: state) }
        + (options.searchesBetween ? space.lines.map { .line($0, presentation: state) } : [])
    }
  }

  private mutating func run(_ job: Job) {
    switch job {
    case .place(let place, let presentation): visit(place, presentation)
    case .line(let line, let presentation): search(line, presentation)
    }
  }

  /// Each place gets a new stage: no result may depend on earlier sizes.
  private mutating func visit(_ place: SweepPlace, _ presentation: String?) {
    let stage = SweepStage(source, in: place.window, options: options)
    defer { stage.close() }
    (sizes, stages) = (sizes + 1, stages + 1)
    let isThere = presentation.map { stage.present($0) } ?? true
    let links = stage.document.brokenLinks
    for text in stage.notes where noted.insert(text).inserted {
      // Links without a destination are reported as findings.
      if !links.contains(where: { text.contains($0.message) }) { notes.append(text) }
    }
    guard isThere else { return }
    let table = SubjectTable(stage.document)
    let snapshot = SnapshotTaker.snapshot(of: stage, table)
    note(snapshot.inSight, table)
    for suspicion in snapshot.allSuspicions where suspicion.holds {
      var finding = finding(suspicion.key, table, place.example, presentation)
      finding.places = place.names
      ledger.add(finding)
    }
    examineWayOut(stage, place, presentation)
    note(stage.document.variations)
    noteLinks(of: stage.document, place.example, presentation)
    for breach in stage.breaches {
      ledger.add(
        Finding(
          rule: .contract, subjects: [], presentation: presentation, detail: breach,
          places: place.names, stretches: [], example: place.example))
    }
  }

  private mutating func search(_ line: SweepLine, _ presentation: String?) {
    guard let shared = stage(for: line, presentation) else { return }
    let (stage, table) = (shared.stage, shared.table)
    var seen: Set<Int> = []
    var search = LineSearch { position in
      stage.move(to: line.window(at: position))
      let snapshot = SnapshotTaker.snapshot(of: stage, table)
      seen.formUnion(snapshot.inSight)
      return snapshot
    }
    search.run(line.range)
    note(seen.sorted(), table)
    sizes += search.count
    note(stage.document.variations)
    for stretch in search.stretches {
      for (key, range) in stretch.extents() {
        var finding = finding(
          key, table, Finding.Example(line.bestWindow(in: range)), presentation)
        // The stage has had other sizes before.
        finding.words = []
        finding.stretches = [
          Finding.Stretch(
            device: line.device.id, axis: line.axis, fixed: Double(line.fixed),
            from: range.lowerBound, to: range.upperBound)
        ]
        ledger.add(finding)
      }
    }
  }

  /// A stage at the beginning of the line; `nil` if the presentation cannot be opened there.
  private mutating func stage(for line: SweepLine, _ presentation: String?) -> LineStage? {
    if let known = lineStage, known.device == line.device.id, known.presentation == presentation,
      known.stage.window.presentedControllers.count == known.depth
    {
      return known
    }
    closeLineStage()
    let stage = SweepStage(source, in: line.window(at: line.range.lowerBound), options: options)
    stages += 1
    if let presentation, !stage.present(presentation) {
      stage.close()
      return nil
    }
    let made = LineStage(
      stage: stage, table: SubjectTable(stage.document), device: line.device.id,
      presentation: presentation,
      depth: stage.window.presentedControllers.count)
    lineStage = made
    return made
  }

  private mutating func closeLineStage() {
    lineStage?.stage.close()
    lineStage = nil
  }

  private func finding(
    _ key: Suspicion.Key, _ table: SubjectTable, _ example: Finding.Example,
    _ presentation: String?
  ) -> Finding {
    let numbers = [key.first, key.second].compactMap { $0 }
    return Finding(
      rule: key.rule, subjects: numbers.map { table.names[$0] },
      words: numbers.map { table.words(of: $0) }, sources: numbers.map { table.sources[$0] },
      side: key.side?.rawValue, presentation: presentation, places: [], stretches: [],
      example: example)
  }

  /// Records only subjects that could be outside of the window.
  private mutating func note(_ numbers: [Int], _ table: SubjectTable) {
    for number in numbers { inSight.insert(table.names[number]) }
  }

  private mutating func note(_ found: [DocumentVariation]) {
    for variation in found {
      let key = DocumentVariation(
        name: variation.name, condition: variation.condition, isInstalled: false)
      if variations[key] == nil { variationOrder.append(key) }
      variations[key] = variations[key] == true || variation.isInstalled
    }
  }

  // MARK: Presentations and orientations

  /// A user dismisses a presentation by a gesture, a tap outside, or a control.
  ///
  /// The effect of a control is unknown before it is pressed, so any control that can be pressed
  /// counts.
  private mutating func examineWayOut(
    _ stage: SweepStage, _ place: SweepPlace, _ presentation: String?
  ) {
    guard let presentation, let top = stage.window.presentedControllers.last,
      !top.hasSomethingToPress, !stage.document.hasContentElsewhere(top)
    else { return }
    guard case .refused(let reason) = stage.window.attemptUserDismissal(animated: false) else {
      return
    }
    ledger.add(
      Finding(
        rule: .noWayOut, subjects: [top.displayName], presentation: presentation, detail: reason,
        places: place.names, stretches: [], example: place.example))
  }

  /// Connections and constraints of the document whose ends no longer exist, among the open
  /// controllers.
  private mutating func noteLinks(
    of document: any OpenDocument, _ example: Finding.Example, _ presentation: String?
  ) {
    for link in document.brokenLinks
    where noted.insert("link \(link.line) \(link.message)").inserted {
      var finding = Finding(
        rule: .brokenLink, subjects: [], presentation: presentation, detail: link.message,
        places: [], stretches: [], example: example)
      finding.line = link.line
      ledger.add(finding)
    }
  }

  /// Orientations that the root controller supports and the app forbids.
  private mutating func examineOrientations() {
    let window = DeviceWindow(device: .default, size: Device.default.portraitSize)
    let stage = SweepStage(source, in: window, options: options)
    defer { stage.close() }
    for conflict in stage.windowScene.orientationConflicts {
      ledger.add(
        Finding(
          rule: .orientation, subjects: [conflict.controller], detail: conflict.text,
          places: [], stretches: [], example: Finding.Example(window)))
    }
  }
}
