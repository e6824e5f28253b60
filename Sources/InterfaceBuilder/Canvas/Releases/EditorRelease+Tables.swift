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
    /// Whether rows are measured in pixels where their views are drawn in whole points.
    var areMeasuredInPixels = false
    /// How many separators a row that shows a line of text is higher than 44 points.
    var separatorsOfStandardHeight: CGFloat = -1
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
    /// Whether rows have the margins around them where they are to preserve those.
    var preserveMargins = false
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
    /// Whether rows of the smallest screen without home button have the margins of large ones.
    var areWideOnSmallScreens = false
    /// Whether rows are only as wide as is comfortable to read.
    var areReadable = false
    /// Whether the first list of a controller is scrolled below the bars.
    var scrollBelowBars = true

    // MARK: Rows that are not seen at first

    /// Whether the heights that are given decide what is seen, without what titles need.
    var areSeenByGivenHeights = false
    /// The margins of built-in texts in rows that are not seen.
    var unseenLeading: CGFloat = 15
    var unseenTrailing: CGFloat = 15
    /// Whether other content has its margins there.
    var unseenRowsHaveMargins = false

    // MARK: What the built-in styles show

    /// Whether built-in texts begin at the row's margin, and whether they end there; else at 15 points.
    var textsBeginAtMargin = false
    var textsEndAtMargin = false
    /// Where pictures begin while texts begin at 15 points.
    var pictureLeading: CGFloat = 15
    /// Whether pictures stand in pixels; else in whole points.
    var picturesStandInPixels = false
    /// Whether the text over a subtitle moves up where there is room.
    var raiseTexts = false

    // MARK: Accessories

    /// What a sign at the end of a row takes.
    struct Accessory: Sendable, Equatable {
      var width: CGFloat
      /// Whether the margin of the row stands beside it; else it is part of the width.
      var addsMargin = true
    }

    var disclosure = Accessory(width: 33, addsMargin: false)
    var checkmark = Accessory(width: 39, addsMargin: false)
    var detailDisclosure = Accessory(width: 67, addsMargin: false)
    var detail = Accessory(width: 48, addsMargin: false)
    /// Whether accessories stand at the margin of the row; else at 15 points.
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
    /// The size of notes below groups.
    var footerFont: CGFloat = 13
    /// Whether notes are as high as their lines and the room above a title; else 14 points and 16 a line.
    var measuresFooters = false
  }
}
