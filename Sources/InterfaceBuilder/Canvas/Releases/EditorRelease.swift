import AdaptiveUI
import Foundation
import Typography

/// What a build of the editor draws its canvas with, as values.
///
/// The values here are those of the earliest builds. ``EditorChange/all`` has a row for each change since;
/// a build has the values of all rows up to its own.
struct EditorRelease: Sendable, Equatable {
  var fonts = DocumentFont.Release.earliest
  var text = Text()
  var screen = Screen()
  var bars = Bars()
  /// Natural sizes of controls.
  var controls = earliestControls
  var rows = Rows()
  var sections = Sections()

  /// The release that a build belongs to; `changes` are in the order of their builds.
  init(build: Int, changes: [EditorChange] = EditorChange.all) {
    for change in changes where change.build <= build { change.apply(&self) }
  }

  private static let earliestControls: ControlMetrics = {
    var metrics = ControlMetrics.ios8
    metrics.picker = metrics.lowPicker
    metrics.toggle = CGSize(width: 49, height: 31)
    return metrics
  }()

  /// How text is set.
  struct Text: Sendable, Equatable {
    /// How wide it is.
    var metrics = TextMetrics.earlierSanFrancisco(.tracked)
    /// The text size that the canvas is drawn with.
    var size = UIContentSizeCategory.medium
    /// Sizes of text styles that are not those of the styles, in points.
    var styleSizes: [UIFont.TextStyle: CGFloat] = [:]
    /// Whether labels of one line in the system's font of 17 points are counted in points, not in pixels.
    var countsLabelsInPoints = false
    /// Likewise, buttons with a configuration.
    var countsButtonsInPoints = false
    /// Whether symbols that are buttons are as large as text has them.
    var setsSymbolButtons = false
  }

  /// What hardware and status bar cover.
  struct Screen: Sendable, Equatable {
    /// Pixels per point where a document names no device.
    var scale: CGFloat = 1
    /// Whether launch screens are as in the template that they were made from.
    var keepsTemplate = true
    /// Whether a screen with a home button has no status bar.
    var hidesShortStatusBar = false
    /// Likewise, on roots lower than any upright screen.
    var hidesStatusBarOfLowRoots = false
    /// Status bars of screens without home button, in portrait, by the editor's names; others have 44 points.
    var statusBars: [String: CGFloat] = [
      "retina6_12": 59, "retina6_72": 59, "retina6_3": 62, "retina6_9": 62, "retina6_54": 68,
    ]
    /// Whether what covers the upright screen is added to the insets where a root fills one.
    var isAddedAgain = false
    /// Whether rows of tables that are in no controller have the insets of the screen.
    var coversLoneRows = true
    /// Whether a free view that is no wider than the screen, or a page with a size of its own, begins at the
    /// screen's top, and has below only what it reaches under.
    var fitsInsetsToRoots = true
    /// Whether roots in container views have the insets of the screen, however deep they are, and the bars
    /// of the controllers around them.
    var coversEmbeddedRoots = true
    /// Whether roots that are in a container view themselves keep the inset at the bottom.
    var coversBottomOfContained = true
    /// Whether margins of a root lie inside the safe area.
    var marginsFollowSafeArea = false
    /// The side margins of roots where no device is named; `nil` where the width decides.
    var rootMargin: CGFloat? = 16
  }

  /// Bars around roots, in points.
  struct Bars: Sendable, Equatable {
    var navigationHeight: CGFloat = 44
    /// On phones on their side.
    var lowNavigationHeight: CGFloat = 32
    var toolbarHeight: CGFloat = 44
    /// Any bar on pads, where it is another.
    var padHeight: CGFloat?
    /// Whether roots that are lower than the screen by what a card shows are cards.
    var drawsCards = false
  }
}
