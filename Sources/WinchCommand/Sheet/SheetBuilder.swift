import AdaptiveUI
import CellRenderer
import Documents
import Foundation
import Sheets
import Sweep
import VectorRenderer

/// Draws documents for a sheet, one figure after the other.
@MainActor struct SheetBuilder {
  let places: [SheetPlace]
  let variants: [SheetVariant]
  let showsWidths: Bool
  let showsSegues: Bool
  let textFit: SVGWriter.TextFit
  /// The earlier versions of the documents; `nil` for no comparison.
  var before: SheetBefore?
  /// The place of the document, which makes the names of figures unique on the page.
  private var place = 0
  private var figures = 0
  /// The segues between the scenes of the current document; `nil` if they were not requested.
  private var finder: SegueFinder?

  /// The widths of windows on an iPad, in points.
  private static let widths = 320...1366
  /// The iPad whose window is widened.
  private static let pad = Device.all.last { $0.idiom == .pad } ?? .default

  init(
    places: [SheetPlace], variants: [SheetVariant], showsWidths: Bool, showsSegues: Bool,
    textFit: SVGWriter.TextFit
  ) {
    (self.places, self.variants) = (places, variants)
    (self.showsWidths, self.showsSegues, self.textFit) = (showsWidths, showsSegues, textFit)
  }

  /// Draws a document at its place in the sheet.
  ///
  /// A document that cannot be read has an error message instead of scenes.
  mutating func document(_ file: String, at place: Int) -> SheetContents.Document {
    (self.place, figures) = (place, 0)
    return document(file)
  }

  private mutating func document(_ file: String) -> SheetContents.Document {
    var result = SheetContents.Document(file: file)
    finder = nil
    let assets = AssetFolder(beside: file)
    do {
      for (index, variant) in variants.enumerated() {
        let document = try DocumentLoader.load(file, language: variant.language)
        let old = before?.document(of: file, language: variant.language)
        if index == 0, showsSegues { finder = SegueFinder(document.segues) }
        for (place, beginning) in document.beginnings.enumerated() {
          if index == 0 {
            result.scenes.append(SheetContents.Scene(name: Self.name(of: beginning)))
          }
          guard result.scenes.indices.contains(place) else { continue }
          let earlier = old.map { old in
            old.beginnings.first { $0.name == beginning.name }?.document
          }
          if index == 0 { finder?.begin(scene: place) }
          result.scenes[place].figures += draw(beginning.document, earlier, variant, assets)
          if index == 0, showsWidths {
            result.scenes[place].course = course(of: beginning.document, variant, assets)
            result.scenes[place].courseHeight = Self.pad.portraitSize.width
          }
        }
      }
      finder?.connect(&result.scenes)
    } catch let failure as Failure {
      result.problem = failure.text
    } catch {
      result.problem = String(describing: error)
    }
    return result
  }

  private static func name(of beginning: DocumentBeginning) -> String {
    if let name = beginning.name { return name }
    let stage = SheetStage(
      beginning.document,
      in: DeviceWindow(device: .default, size: Device.default.portraitSize))
    defer { stage.close() }
    return stage.document.root.identifier ?? stage.document.root.className
  }

  /// Draws a scene on every device; `earlier` is its earlier version for a comparison.
  private mutating func draw(
    _ source: any OpenableDocument, _ earlier: (any OpenableDocument)??, _ variant: SheetVariant,
    _ assets: AssetFolder
  ) -> [SheetContents.Figure] {
    var figures: [SheetContents.Figure] = []
    for place in places {
      let stage = SheetStage(source, in: place.window, for: variant.reader)
      defer { stage.close() }
      let chrome = DeviceChrome(of: stage.window, on: place.device)
      let caption = ([place.name] + variant.words).joined(separator: " · ")
      let drawing = drawing(of: stage, source.vectorLook, chrome, assets)
      var figure = SheetContents.Figure(
        caption: caption, size: chrome.outerSize, body: drawing.body,
        definitions: drawing.definitions)
      finder?.note(stage, margin: chrome.margin)
      figure.findings = findings(in: stage, source, margin: chrome.margin)
      if let earlier {
        compare(&figure, stage, with: earlier, place, variant, assets)
      }
      figures.append(figure)
    }
    return figures
  }

  private mutating func drawing(
    of stage: SheetStage, _ look: VectorLook, _ chrome: DeviceChrome, _ assets: any PictureAssets
  ) -> SVGWriter {
    var out = SVGWriter(prefix: nextPrefix(), textFit: textFit)
    VectorPicture.draw(stage.window, in: chrome, look: look, assets: assets, into: &out)
    return out
  }

  private mutating func nextPrefix() -> String {
    figures += 1
    return "d\(place)f\(figures)"
  }

  private mutating func compare(
    _ figure: inout SheetContents.Figure, _ stage: SheetStage,
    with earlier: (any OpenableDocument)?, _ place: SheetPlace, _ variant: SheetVariant,
    _ assets: AssetFolder
  ) {
    guard let earlier else {
      figure.changes = [SheetContents.Mark(frame: nil, text: "the scene is new")]
      return
    }
    let old = SheetStage(earlier, in: place.window, for: variant.reader)
    defer { old.close() }
    let chrome = DeviceChrome(of: old.window, on: place.device)
    figure.changes = SheetComparison.changes(
      from: old.window, to: stage.window, margin: chrome.margin)
    guard figure.changes?.isEmpty == false else { return }
    let drawing = drawing(of: old, earlier.vectorLook, chrome, assets)
    figure.before = SheetContents.Picture(
      size: chrome.outerSize, body: drawing.body, definitions: drawing.definitions)
  }

  /// The findings in a window at its present size, with the frames of their subjects.
  private func findings(
    in stage: SheetStage, _ source: any OpenableDocument, margin: CGFloat
  ) -> [SheetContents.Mark] {
    let found = CurrentFindings(of: stage.window, showing: stage.document)
    return CurrentFindings.joiningLooseViews(found.entries)
      .filter { $0.finding.severity != .note && !$0.isOutOfSight }
      .map { entry in
        let frames = entry.views.filter { $0.window === stage.window }.map {
          $0.convert($0.bounds, to: stage.window).offsetBy(dx: margin, dy: margin)
        }
        let frame = frames.reduce(CGRect.null) { $0.union($1) }
        return SheetContents.Mark(
          frame: frame.isNull ? nil : frame, text: entry.finding.message(source.summaries))
      }
  }

  /// Draws a scene in a window on an iPad at every width.
  private mutating func course(
    of source: any OpenableDocument, _ variant: SheetVariant, _ assets: AssetFolder
  ) -> WidthCourse {
    let prefix = nextPrefix()
    let (look, textFit) = (source.vectorLook, textFit)
    return SceneCourse(
      source, on: Self.pad, height: Self.pad.portraitSize.width, for: variant.reader
    ) { window in
      VectorPicture.bare(
        window, look: look, assets: assets, prefix: prefix, textFit: textFit)
    }.course(over: Self.widths)
  }
}

extension SheetVariant {
  var reader: SheetStage.Reader { SheetStage.Reader(style: style, textSize: textSize) }
}

extension OpenableDocument {
  /// The look that the document gives.
  fileprivate var vectorLook: VectorLook {
    VectorLook(opening.look == .wireframe ? .wireframe : .interface)
  }
}
