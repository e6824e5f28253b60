import AdaptiveUI
import Foundation

extension EditorRelease {
  /// How the rows of tables are drawn, in points.
  struct Rows: Sendable, Equatable {
    // MARK: Heights

    /// A row that nothing measures, its separator included.
    var fullHeight: CGFloat = 44
    /// A row as far as a table knows before it measures.
    var expectedHeight: CGFloat = 44
    /// Whether rows are as high as their content needs.
    var areMeasured = false
    /// Whether rows of static tables are.
    var areStaticRowsMeasured = false
    /// What a separator takes below content that is measured; `nil` for a pixel.
    var separatorOfContent: CGFloat?
    /// The room around built-in texts in rows that are as high as their texts; `nil` where rows are higher.
    var textRoom: TextRoom?

    /// Above and below text, both together.
    struct TextRoom: Sendable, Equatable {
      var oneLine: CGFloat
      var twoLines: CGFloat
    }

    /// Whether a row's content ends above the separator.
    var contentEndsAboveSeparator = true
    /// Above and below the content.
    var contentEdge: CGFloat = 11

    // MARK: Margins

    /// Whether content has the margins of the row.
    var contentFollowsMargins = false
    /// Whether rows in tables have margins by the width of the screen; else of 15 points.
    var followScreen = false
    /// Whether rows in no table do, too; else their own width decides.
    var loneRowsFollowScreen = false
    /// The margins of rows in no table on screens with a home button, where they are others.
    var loneMargin: CGFloat?
    /// Whether rows in no table have the margins of rows; else 8 points.
    var loneRowsHaveMargins = false
    /// The margin on narrow canvases.
    var narrowMargin: CGFloat = 15
    /// On those of the narrowest devices.
    var narrowestMargin: CGFloat = 15
    /// Whether margins are narrow in tables that are not the view of a controller, and in inset groups.
    var areNarrowAmongViews = false
    /// Whether the first list of a controller is scrolled below the bars.
    var scrollBelowBars = true

    // MARK: Rows that are not seen at first

    /// Whether the heights that are given decide what is seen, without what titles need.
    var areSeenByGivenHeights = false

    // MARK: What the built-in styles show

    /// Whether built-in texts begin at the row's margin, and whether they end there; else at 15 points.
    var textsBeginAtMargin = false
    var textsEndAtMargin = false
    /// Whether the text over a subtitle moves up where there is room.
    var raiseTexts = false

    // MARK: Accessories

    /// What a sign at the end of a row takes.
    struct Accessory: Sendable, Equatable {
      var width: CGFloat
      /// Whether the margin of the row is beside it; else it is part of the width.
      var addsMargin = true
    }

    var disclosure = Accessory(width: 33, addsMargin: false)
    var checkmark = Accessory(width: 39, addsMargin: false)
    var detailDisclosure = Accessory(width: 67, addsMargin: false)
    var detail = Accessory(width: 48, addsMargin: false)
    /// Whether accessories are at the margin of the row; else at 15 points.
    var accessoriesFollowMargins = false
    /// Between a built-in label and the accessory; `nil` where the sign and the margins decide.
    var accessoryGap: CGFloat? = 2
  }

  /// What is drawn above and below the rows of a section, in points.
  struct Sections: Sendable, Equatable {
    /// Whether every plain section has a header; else those with a title, as high as the table says.
    var allHaveHeaders = false
    /// The title of a plain section.
    var plainTitle: CGFloat = 28
    /// Whether it has the room of the footer above it.
    var plainTitleAddsFooter = false
    /// What is left free below a plain section.
    var plainFooter: CGFloat = 0
    /// The titles of groups, the first and others, where they do not follow from their text.
    var groupTitles: GroupTitles? = GroupTitles(first: 55, others: 38)

    /// Heights of titles.
    struct GroupTitles: Sendable, Equatable {
      var first: CGFloat
      var others: CGFloat
    }

    /// Whether an empty title or footer takes room.
    var emptyTitlesCount = false
    /// The room above a first group without title; `nil` where it is as between groups.
    var roomAboveFirst: CGFloat? = 35
    /// The room above the line of a group's title.
    var titleRoom: CGFloat = 17.5
    /// What the first group has above that.
    var firstRoom: CGFloat = 17.5
    /// What titles have above that, whose groups have a footer.
    var roomBesideFooter: CGFloat = 7.5
    /// The room of an empty title.
    var emptyTitle: CGFloat = 22
    /// The room around the lines of a note below a group, and each of these lines.
    var footerRoom: CGFloat = 14
    var footerLine: CGFloat = 16
  }
}
