import AdaptiveUI
import Foundation
import Testing

@testable import InterfaceBuilder

/// Split view controllers of documents: which columns they have, and how these are arranged.
@MainActor struct SplitTests {
  private func split(_ sample: String) throws -> UISplitViewController {
    let opened = try OpenedStoryboard(sample: sample, on: "ipad_10_5")
    return try #require(opened.instance.root as? UISplitViewController)
  }

  private func title(_ split: UISplitViewController, _ column: UISplitViewController.Column)
    -> String?
  { split.viewController(for: column)?.title }

  @Test func `documents of before columns had names have a list and its detail`() throws {
    let made = try split("split-list-and-detail.storyboard")

    #expect(made.style == .unspecified)
    #expect(made.viewControllers.map(\.title) == ["master", "detail"])
    #expect(made.preferredDisplayMode == .oneBesideSecondary)
    #expect(made.minimumPrimaryColumnWidth == 290)
    #expect(!made.presentsWithGesture)
  }

  @Test func `KS03 two columns, and what stands in for them where there is room for one`() throws {
    let made = try split("split-two-columns.storyboard")

    #expect(made.style == .doubleColumn)
    #expect(title(made, .primary) == "master")
    #expect(title(made, .secondary) == "detail")
    #expect(title(made, .compact) == "compact")
    #expect(made.preferredSplitBehavior == .tile)
    #expect(made.preferredDisplayMode == .oneOverSecondary)
  }

  @Test func `KS03 three columns with their widths`() throws {
    let made = try split("split-three-columns.storyboard")

    #expect(made.style == .tripleColumn)
    #expect(title(made, .primary) == "master")
    #expect(title(made, .supplementary) == "supplementary")
    #expect(title(made, .secondary) == "detail")
    #expect(made.preferredSupplementaryColumnWidth == 250)
    #expect(made.preferredPrimaryColumnWidthFraction == 0.25)
  }
}
