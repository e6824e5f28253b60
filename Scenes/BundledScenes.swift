/// A scene that every binary carries.
public struct BundledScene: Sendable {
  /// The file's name without its ending, as the command line takes it.
  public let name: String
  /// The scene's own title.
  public let title: String
  /// The first line of the scene's notes.
  public let summary: String
  /// The file's content: YAML in UTF-8.
  public let bytes: [UInt8]

  /// The file's content.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// The scenes that every binary carries.
public enum BundledScenes {
  /// The scenes in the order of the list that opens first.
  public static let all: [BundledScene] = [
    BundledScene(
      name: "first-steps", title: "First steps",
      summary: "Do what the card says, one line after the other: each is ticked off as soon as you "
        + "have done it.",
      bytes: PackageResources.first_steps_yaml),
    BundledScene(
      name: "smallest", title: "Smallest",
      summary: "Resize the terminal; the only box follows it.",
      bytes: PackageResources.smallest_yaml),
    BundledScene(
      name: "adaptive-model", title: "Figure 12-1, coarse by traits, fine by size",
      summary: "Drag the terminal's corner: at every size constraints share the room "
        + "anew, without a line of code.",
      bytes: PackageResources.adaptive_model_yaml),
    BundledScene(
      name: "table-12-1", title: "Table 12-1, the traits and what they are for",
      summary: "Four children stand for four environments; press Tab and read each one's traits "
        + "in the pane.",
      bytes: PackageResources.table_12_1_yaml),
    BundledScene(
      name: "table-12-2", title: "Table 12-2, the size classes of devices",
      summary: "Press ] and [: the next device, the one before. The words say the pair of "
        + "classes that it has.",
      bytes: PackageResources.table_12_2_yaml),
    BundledScene(
      name: "figure-12-2", title: "Figure 12-2, rotation reaches every controller",
      summary: "Press r: the height of iPhone 6 becomes compact, and traits and sizes go down "
        + "the tree.",
      bytes: PackageResources.figure_12_2_yaml),
    BundledScene(
      name: "slow-motion", title: "A rotation in slow motion",
      summary: "The rotation is played line by line: a box has its new size before the boxes "
        + "inside have theirs.",
      bytes: PackageResources.slow_motion_yaml),
    BundledScene(
      name: "figure-13-1", title: "Figure 13-1, what is installed for which size classes",
      summary: "The banner is installed in regular width only, the hint in compact height only, "
        + "the text always.",
      bytes: PackageResources.figure_13_1_yaml),
    BundledScene(
      name: "image-variants", title: "Figure 13-2, the versions of an image",
      summary: "The sun has one version for tall phones, one for low ones, and one for pads.",
      bytes: PackageResources.image_variants_yaml),
    BundledScene(
      name: "listing-13-1", title: "Listing 13-1, a container overrides its child's traits",
      summary: "The left child always sees regular width and compact height; the right one sees "
        + "the window's.",
      bytes: PackageResources.listing_13_1_yaml),
    BundledScene(
      name: "figure-13-3", title: "Figure 13-3, a popover in regular and compact width",
      summary: "Press p: the popover points at its button. Esc, or a click outside, closes it.",
      bytes: PackageResources.figure_13_3_yaml),
    BundledScene(
      name: "figure-13-3-sides", title: "Figure 13-3 with both sides in one view",
      summary: "Two children stand for two windows: the left one is regular, the right one "
        + "compact.",
      bytes: PackageResources.figure_13_3_sides_yaml),
    BundledScene(
      name: "figure-13-4", title: "Figure 13-4, the default adaptation and none, side by side",
      summary: "Both halves stand for compact windows. Press p twice.",
      bytes: PackageResources.figure_13_4_yaml),
    BundledScene(
      name: "popover-today", title: "A popover becomes a sheet and back",
      summary: "Press p: a popover. Make the terminal narrower than 80 columns: it is a sheet "
        + "now, with its detents.",
      bytes: PackageResources.popover_today_yaml),
    BundledScene(
      name: "popover-size", title: "Where popovers go and how large they are",
      summary: "Press p in turn: the size that the content prefers; one that is larger than the "
        + "window's room;",
      bytes: PackageResources.popover_size_yaml),
    BundledScene(
      name: "tip-push", title: "Popover tip 1, push onto the stack that is there",
      summary: "In regular width the button shows a popover, in compact width it pushes the same "
        + "content.",
      bytes: PackageResources.tip_push_yaml),
    BundledScene(
      name: "tip-navigation", title: "Popover tip 2, swap in a navigation controller with Done",
      summary: "Press p, then make the terminal narrower than 80 columns: the delegate "
        + "is asked, and wraps the content.",
      bytes: PackageResources.tip_navigation_yaml),
    BundledScene(
      name: "tip-none", title: "Popover tip 3, answer none and stay a popover",
      summary: "Press p, then make the terminal narrower than 80 columns: the delegate answers "
        + "none.",
      bytes: PackageResources.tip_none_yaml),
    BundledScene(
      name: "substitute", title: "Another controller for small windows",
      summary: "Press p: a popover with a form for large windows. Make the terminal narrower "
        + "than 80 columns:",
      bytes: PackageResources.substitute_yaml),
    BundledScene(
      name: "presentations", title: "Sheets, cards and refusals",
      summary: "Press p again and again: each presentation of the scene in turn, by name.",
      bytes: PackageResources.presentations_yaml),
    BundledScene(
      name: "contexts", title: "The context of a presentation decides its frame",
      summary: "Press p: the left half defines a context, so what is presented covers the left "
        + "half alone.",
      bytes: PackageResources.contexts_yaml),
    BundledScene(
      name: "size-reasons", title: "Three reasons for another size",
      summary: "Press r or drag the terminal's corner: the window's size changes, and everybody "
        + "is told in turn.",
      bytes: PackageResources.size_reasons_yaml),
    BundledScene(
      name: "status-bar", title: "The status bar takes room from the root view",
      summary: "Press s: the bar hides, and the root view gets its 20 points. Press c: a call "
        + "makes the bar taller.",
      bytes: PackageResources.status_bar_yaml),
    BundledScene(
      name: "status-bar-over", title: "The status bar lies over the root view",
      summary: "The page wants the full screen, so the bar is drawn on top of it; only the safe "
        + "area knows of it.",
      bytes: PackageResources.status_bar_over_yaml),
    BundledScene(
      name: "under-bars", title: "Content under bars has to scroll",
      summary: "The list lies under both bars and has insets from them: its first row begins "
        + "below, its last ends above.",
      bytes: PackageResources.under_bars_yaml),
    BundledScene(
      name: "frames-from-parents", title: "Frames come from above",
      summary: "Window, tabs, stack, page, panel: each sets the frame of the next, and nobody "
        + "sets its own.",
      bytes: PackageResources.frames_from_parents_yaml),
    BundledScene(
      name: "layout-order", title: "The order of one layout",
      summary: "Press r and read the pane: the new size comes first, then constraints,",
      bytes: PackageResources.layout_order_yaml),
    BundledScene(
      name: "masks", title: "Views that follow by masks",
      summary: "No constraint here: every view has a frame and a mask. Press r or drag the "
        + "terminal's corner.",
      bytes: PackageResources.masks_yaml),
    BundledScene(
      name: "visual-format", title: "Constraints in Visual Format",
      summary: "Two sentences place all three; a third changes the arrangement in compact "
        + "width.",
      bytes: PackageResources.visual_format_yaml),
    BundledScene(
      name: "dynamic-type", title: "Text that follows the reader's size",
      summary: "Each line has a text style, and the list grows with its lines: no height is a "
        + "number here.",
      bytes: PackageResources.dynamic_type_yaml),
    BundledScene(
      name: "bars-and-pickers", title: "Bars and pickers that stand as views",
      summary: "A picker is lower where height is compact: turn the phone with r and compare the "
        + "wheels.",
      bytes: PackageResources.bars_and_pickers_yaml),
    BundledScene(
      name: "split", title: "Split view controller",
      summary: "Each column holds a navigation controller. Enter on a row shows that "
        + "conversation beside the list.",
      bytes: PackageResources.split_yaml),
    BundledScene(
      name: "three-columns", title: "Three columns",
      summary: "Make the terminal wider and narrower: three columns, and one stack below "
        + "80 columns.",
      bytes: PackageResources.three_columns_yaml),
    BundledScene(
      name: "pages", title: "Pages",
      summary: "Press n and b: the next page, the one before; the delegate would be told, as by "
        + "a finger.",
      bytes: PackageResources.pages_yaml),
    BundledScene(
      name: "flow-layout", title: "Flow layout, the axis by height class",
      summary: "Items fill lines between the edges. Press r: a phone on its side scrolls down "
        + "instead of across.",
      bytes: PackageResources.flow_layout_yaml),
    BundledScene(
      name: "orientations", title: "Orientation masks",
      summary: "The app allows portrait and landscape left. Press R: nothing turns. "
        + "Press r twice: the other landscape.",
      bytes: PackageResources.orientations_yaml),
    BundledScene(
      name: "orientation-clash", title: "A mask outside the app's",
      summary: "The app stands upright only. Press p: the poster wants to lie, the masks have "
        + "nothing in common,",
      bytes: PackageResources.orientation_clash_yaml),
    BundledScene(
      name: "multitasking", title: "On a pad that shares its screen masks are not asked",
      summary: "The page says portrait only. Press r: the interface turns all the same, and the "
        + "pane tells why:",
      bytes: PackageResources.multitasking_yaml),
    BundledScene(
      name: "full-screen-only", title: "Opting out of multitasking",
      summary: "The same page as in “multitasking”, but the app requires full screen. Press r: "
        + "nothing turns.",
      bytes: PackageResources.full_screen_only_yaml),
    BundledScene(
      name: "example-overrides", title: "Example, traits of a child's own",
      summary: "The child says regular width and compact height, whatever the window has. Press "
        + "r: it still does.",
      bytes: PackageResources.example_overrides_yaml),
    BundledScene(
      name: "example-forwarding", title: "Example, containers that ask what is seen",
      summary: "The page is only ever upright. Press r: tabs and stack pass the question on to "
        + "it, and nothing turns.",
      bytes: PackageResources.example_forwarding_yaml),
    BundledScene(
      name: "example-turning", title: "Example, a button turns the interface",
      summary: "Press Tab to the button and Enter: the interface turns although nobody turned "
        + "the device.",
      bytes: PackageResources.example_turning_yaml),
    BundledScene(
      name: "example-device-orientation", title: "Example, turning by the device's orientation",
      summary: "Press Tab to the button and Enter: before iOS 16 setting the device's "
        + "orientation turned the interface.",
      bytes: PackageResources.example_device_orientation_yaml),
    BundledScene(
      name: "example-size-classes", title: "Example, listening to size classes",
      summary: "Press r: the label says what changed. On an iPad nothing does.",
      bytes: PackageResources.example_size_classes_yaml),
    BundledScene(
      name: "example-wide-or-tall", title: "Example, width against height",
      summary: "Press r: on an iPad no size class changes, but the size does, and the labels go "
        + "side by side.",
      bytes: PackageResources.example_wide_or_tall_yaml),
    BundledScene(
      name: "example-scroll-direction", title: "Example, a collection that changes its direction",
      summary: "Press r: where height is compact the numbers scroll up and down instead of "
        + "across.",
      bytes: PackageResources.example_scroll_direction_yaml),
    BundledScene(
      name: "example-alongside", title: "Example, an animation alongside",
      summary: "Press r: the card fades while the window turns, and comes back when you press "
        + "R.",
      bytes: PackageResources.example_alongside_yaml),
    BundledScene(
      name: "example-square-items", title: "Example, items as large as the view",
      summary: "Press r: the squares follow the shorter side, set before the layout.",
      bytes: PackageResources.example_square_items_yaml),
    BundledScene(
      name: "example-constraint-sets", title: "Example, tall and wide constraints",
      summary: "Press r: the text goes beside the picture. One set of constraints leaves before "
        + "the other comes.",
      bytes: PackageResources.example_constraint_sets_yaml),
    BundledScene(
      name: "example-padded-label", title: "Example, a label with room",
      summary: "Press r: where height is compact the label has no room above and below its "
        + "text.",
      bytes: PackageResources.example_padded_label_yaml),
    BundledScene(
      name: "example-counter-rotation", title: "Example, a view that does not turn",
      summary: "Press r: everything turns but the dial, which is turned back by as much.",
      bytes: PackageResources.example_counter_rotation_yaml),
    BundledScene(
      name: "example-popover-size", title: "Example, the size of a popover before iOS 8",
      summary: "Press Tab to Content and Enter: the popover takes the size that its content "
        + "prefers. Esc closes it.",
      bytes: PackageResources.example_popover_size_yaml),
    BundledScene(
      name: "example-pushing", title: "A popover that becomes a page of the stack",
      summary: "Press Tab twice, Enter: a popover. Make the terminal narrower than 80 columns: "
        + "it is a page with a way back.",
      bytes: PackageResources.example_pushing_yaml),
    BundledScene(
      name: "reference", title: "The reference scene",
      summary: "Six boxes inside one another, a log and a status line; their proportions follow "
        + "the window.",
      bytes: PackageResources.reference_yaml),
  ]

  /// The scene with this name.
  public static func scene(named name: String) -> BundledScene? { all.first { $0.name == name } }
}
