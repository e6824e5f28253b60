import Foundation
import Testing
import UIKit

/// Names that projects of November 2026 used and that were not there.
@MainActor struct FreshNameTests {
  final class Message: NSObject {
    private(set) var heard: [String] = []
    func hear() { heard.append("heard") }
    /// On no actor, as programs call it.
    nonisolated func ask() {
      perform(Selector("hear"), with: nil, afterDelay: 1)
      NSObject.cancelPreviousPerformRequests(withTarget: self)
      _ = Timer.scheduledTimer(
        timeInterval: 1, target: self, selector: Selector("hear"), userInfo: nil, repeats: false)
    }
  }

  @Test func `messages after a time are asked for on no actor, and taken back`() {
    let environment = Environment(host: .device(.default))
    let message = Message()
    environment.perform { message.ask() }
    environment.advance(to: 2)
    #expect(message.heard == ["heard"])
  }

  @Test func `a layer takes a colour as Xcode writes it`() {
    let layer = CALayer()
    // swift-format-ignore: NoPlaygroundLiterals
    layer.borderColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(layer.borderColor?.components == [1, 0, 0, 1])
  }

  @Test func `attributed text can begin without letters`() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "a"))
    #expect(text.string == "a" && NSAttributedString().length == 0)
  }

  @Test func `an element of a layout says what it is`() {
    let path = IndexPath(item: 0, section: 0)
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "header", with: path)
    #expect(
      UICollectionViewLayoutAttributes(forCellWith: path).representedElementCategory == .cell)
    #expect(header.representedElementCategory == .supplementaryView)
  }

  @Test func `a text view takes a container, and is laid out anew when that changes`() {
    final class Notes: UITextView {
      override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        text = "one"
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    let container = NSTextContainer(size: CGSize(width: 100, height: 100))
    let notes = Notes(frame: .zero, textContainer: container)
    let width = notes.sizeThatFits(CGSize(width: 500, height: 500)).width
    container.lineFragmentPadding = 15
    #expect(notes.textContainer === container)
    #expect(notes.sizeThatFits(CGSize(width: 500, height: 500)).width == width + 20)
  }

  @Test func `views tell kinds and segues ends of their own`() {
    final class Cell: UITableViewCell { override var reuseIdentifier: String? { "own" } }
    final class Segue: UIStoryboardSegue {
      override var destination: UIViewController { source }
    }
    let (one, other) = (UIViewController(), UIViewController())
    #expect(Cell(style: .default, reuseIdentifier: "given").reuseIdentifier == "own")
    #expect(Segue(identifier: nil, source: one, destination: other).destination === one)
  }

  @Test func `a device made by a program is held as the one there is`() {
    let environment = Environment(host: .device(.default))
    environment.perform { #expect(UIDevice().orientation == UIDevice.current.orientation) }
  }

  @Test func `a picture says how its pixels are turned`() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }
    #expect(picture.imageOrientation == .up)
    let pixels = try #require(picture.cgImage)
    #expect(UIImage(cgImage: pixels, scale: 1, orientation: .left).imageOrientation == .left)
  }
}
