import AdaptiveUI
import Foundation
import Pictures

/// The shapes of a window, its titles, how its texts fit in their views, and what is in front of contents.
///
/// None of these depends on the canvas, so that all drafts of a picture share what was measured for one of
/// them. It belongs to the renderer that read the window, and ends with it.
@MainActor final class MeasuredWindow {
  let picture: WindowPicture
  /// How many texts were measured.
  private(set) var measuredTexts = 0
  /// For each shape how its text fits; `nil` until it is needed.
  private var fits: [TextFit?]
  /// The shapes of which it is known whether their text has one line.
  private var lines: [Int: Bool] = [:]
  /// The nodes of which it is known whether they are in front of contents.
  private var coverings: [Int: Bool] = [:]
  /// For each node its title without focus; `nil` until it is needed.
  private var titles: [TitleLink?]

  init(_ picture: WindowPicture) {
    self.picture = picture
    fits = Array(repeating: nil, count: picture.shapes.count)
    titles = Array(repeating: nil, count: picture.nodes.count)
  }

  /// How the text of a shape fits in its view, in points; ``TextFit/clipped`` for no text.
  func textFit(of order: Int) -> TextFit {
    guard fits.indices.contains(order), case .content(let content) = picture.shapes[order].kind
    else { return .clipped }
    if let known = fits[order] { return known }
    let shape = picture.shapes[order]
    let fit = picture.nodes[shape.owner].textFit(of: content, in: shape.frame)
    measuredTexts += 1
    fits[order] = fit
    return fit
  }

  /// Whether the text of a shape has one line in its view.
  func isOneLine(_ order: Int) -> Bool {
    guard picture.shapes.indices.contains(order),
      case .content(let content) = picture.shapes[order].kind
    else { return false }
    if let known = lines[order] { return known }
    let shape = picture.shapes[order]
    let isOne = picture.nodes[shape.owner].lines(of: content, in: shape.frame).count == 1
    measuredTexts += 1
    lines[order] = isOne
    return isOne
  }

  /// The title of a node; `changed` are the controllers with other traits, the same for all drafts.
  func title(of node: Int, changed: Set<ObjectIdentifier>, isFocused: Bool) -> TitleLink {
    if !isFocused, let known = titles[node] { return known }
    let title = TitleLink(
      picture.nodes[node], changed: changed, isFocused: isFocused, saysWords: true)
    if !isFocused { titles[node] = title }
    return title
  }

  /// Whether a node is in front of what another one shows.
  func isInFrontOfContent(_ node: Int) -> Bool {
    if let known = coverings[node] { return known }
    let frame = picture.nodes[node].frame
    let covers = picture.nodes[..<node].contains { other in
      other.content?.showsSomething == true && other.frame.intersects(frame)
    }
    coverings[node] = covers
    return covers
  }
}
