import AdaptiveUI
import ArgumentParser
import Foundation
import InterfaceBuilder
import Workloads

/// Documents of growing size, loaded, laid out and resized.
struct LayoutBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Times storyboards of growing size through the whole model.",
    discussion: """
      Times are medians in milliseconds of this program's time on a processor. 'load' is from the text \
      to laid out views, 'resize' gives the window another width, 'first' and 'last' change the width \
      of one picture in the first and the last row. The numbers after a time are pivots, steps of the \
      solver, fresh starts and views that laid out their subviews.
      """)

  @Option(help: "How many views, separated by commas.")
  var views = "1000,3000,10000"

  @Option(help: "How often each change is repeated.")
  var repeats = 6

  @Flag(help: "Print the document of the first size and do nothing else.")
  var document = false

  @Argument(help: "Storyboards or xibs to load and resize instead of generated ones.")
  var files: [String] = []

  private var sizes: [Int] { views.split(separator: ",").compactMap { Int($0) } }

  mutating func validate() throws {
    guard !sizes.isEmpty, sizes.allSatisfy({ $0 > 0 }), repeats > 0 else {
      throw ValidationError("--views and --repeats take numbers above 0.")
    }
  }

  func run() throws {
    if document { return print(GeneratedStoryboard(views: sizes[0]).text) }
    print("  views  what          ms   pivots     steps  fresh  layouts")
    try MainActor.assumeIsolated {
      guard files.isEmpty else { return try files.forEach(measureFile) }
      try sizes.forEach(measure)
    }
  }

  @MainActor private func measure(_ size: Int) throws {
    let generated = GeneratedStoryboard(views: size)
    let opened = try open(Data(generated.text.utf8), "List.storyboard")
    let last = "s\(generated.sections - 1)r9p.width-"
    for (name, constraint) in [("first", "s0r0p.width-"), ("last", last)] {
      let found = opened.constraint(constraint)
      step(name, opened) { opened.change(found, to: $0 % 2 == 0 ? 30 : 24) }
    }
  }

  @MainActor private func measureFile(_ path: String) throws {
    _ = try open(Data(contentsOf: URL(filePath: path)), path)
  }

  /// Opens a document and resizes it.
  @MainActor private func open(_ data: Data, _ file: String) throws -> DocumentWindow {
    var result: Result<DocumentWindow, any Error>?
    let loading = Stopwatch.time {
      MainActor.assumeIsolated {
        result = Result { DocumentWindow(try InterfaceBuilderDocument(data, file: file)) }
      }
    }
    guard let opened = try result?.get() else { throw ExitCode.failure }
    report(opened.viewCount, "load", [loading], opened.window.layoutWork)
    step("resize", opened) { opened.resize(columns: $0 % 2 == 0 ? 120 : 80) }
    return opened
  }

  @MainActor private func step(
    _ name: String, _ opened: DocumentWindow, _ change: @MainActor (Int) -> Void
  ) {
    for warming in 0..<2 { change(warming) }
    let before = opened.window.layoutWork
    var times: [Double] = []
    for count in 0..<repeats {
      times.append(Stopwatch.time { MainActor.assumeIsolated { change(count) } })
    }
    let work = opened.window.layoutWork - before
    report(
      opened.viewCount, name, times,
      LayoutWork(
        pivots: work.pivots / repeats, steps: work.steps / repeats,
        rebuilds: work.rebuilds / repeats, layouts: work.layouts / repeats))
  }

  private func report(_ views: Int, _ name: String, _ times: [Double], _ work: LayoutWork) {
    let median = times.sorted()[times.count / 2] / 1000
    let label = name.padding(toLength: 7, withPad: " ", startingAt: 0)
    print(
      String(format: "%7d  ", views) + label
        + String(
          format: "%9.1f %8d %9d %6d %8d", median, work.pivots, work.steps, work.rebuilds,
          work.layouts))
  }
}
