// Reference: NSParagraphStyle, NSMutableParagraphStyle; iOS 18 documentation.
// Status: Partial — alignment, spacing and heights of lines count; tabs, lists and blocks do not.
public import Foundation

/// How a paragraph is set.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  /// Every attribute of a paragraph.
  struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var hyphenationFactor: Float = 0
    var direction = NSWritingDirection.natural
    var tabInterval: CGFloat = 0
    var tightening: Float = 0
    var tightensBeforeTruncation = true
  }

  var values = Values()

  /// Creates the standard way.
  public override init() {}

  /// The standard way.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// How lines are aligned.
  open var alignment: NSTextAlignment { values.alignment }
  /// What happens to text that is too long for its line.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The room between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The room below a paragraph, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The room above a paragraph, in points.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// How far the first line is set in, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// How far the other lines are set in, in points.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end, in points.
  open var tailIndent: CGFloat { values.tailIndent }
  /// How many times its own height a line has; 0 for once.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The least height of a line, in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The largest height of a line, in points; 0 for any.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// Where lines begin; text that is naturally is there.
  open var baseWritingDirection: NSWritingDirection { values.direction }
  /// How far tabs are apart, in points; kept.
  open var defaultTabInterval: CGFloat { values.tabInterval }
  /// How much closer letters may be before they are cut off; kept.
  open var tighteningFactorForTruncation: Float { values.tightening }
  /// Whether letters may be closer before they are cut off; they never are.
  open var allowsDefaultTighteningForTruncation: Bool { values.tightensBeforeTruncation }
  /// How readily words are broken; kept.
  open var hyphenationFactor: Float { values.hyphenationFactor }

  /// Tells what has no effect, when a view takes a text with the style.
  @MainActor func tellKeptMembers() {
    if defaultTabInterval != 0 { KeptMember.defaultTabInterval.wasSet() }
    if tighteningFactorForTruncation != 0 { KeptMember.tighteningFactorForTruncation.wasSet() }
    if hyphenationFactor != 0 { KeptMember.hyphenationFactor.wasSet() }
  }

  /// The same way; what cannot change needs no copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// A way of its own that begins as this one.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Ways are equal when everything that they say is.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// Equal ways hash equally.
  open override var hash: Int { values.hashValue }

  /// The alignment, with a direction of the paragraph's own resolved.
  var resolvedAlignment: NSTextAlignment {
    guard alignment == .natural, baseWritingDirection != .natural else { return alignment }
    return baseWritingDirection == .rightToLeft ? .right : .left
  }

  /// The height of a line whose letters are `height` high, in points.
  func lineHeight(_ height: CGFloat) -> CGFloat {
    let multiple = values.lineHeightMultiple > 0 ? values.lineHeightMultiple : 1
    let natural = max(height * multiple, values.minimumLineHeight)
    return values.maximumLineHeight > 0 ? min(natural, values.maximumLineHeight) : natural
  }
}

/// Where lines begin.
public enum NSWritingDirection: Int, Sendable {
  /// Where the language has it.
  case natural = -1
  /// At the left.
  case leftToRight = 0
  /// At the right.
  case rightToLeft = 1
}

/// A way to set a paragraph that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { values.direction }
    set { values.direction = newValue }
  }
  open override var defaultTabInterval: CGFloat {
    get { values.tabInterval }
    set { values.tabInterval = newValue }
  }
  open override var tighteningFactorForTruncation: Float {
    get { values.tightening }
    set { values.tightening = newValue }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.tightensBeforeTruncation }
    set { values.tightensBeforeTruncation = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }

  /// Says what `obj` says.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
