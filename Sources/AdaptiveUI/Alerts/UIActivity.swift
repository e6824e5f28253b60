// Reference: UIActivity, UIActivityItemSource; iOS 18 documentation.
// Status: Partial — the program's own activities; the only one of the system is to copy text.
public import Foundation

/// Something that can be done with what is shared.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// Names a kind of activity.
  public struct ActivityType: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// Creates a kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a kind by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Copying.
    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
    /// Writing a message.
    public static let message = Self("com.apple.UIKit.activity.Message")
    /// Writing mail.
    public static let mail = Self("com.apple.UIKit.activity.Mail")
    /// Printing.
    public static let print = Self("com.apple.UIKit.activity.Print")
    /// Sending it to a device nearby.
    public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
    /// Keeping a picture.
    public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Giving it to another person.
    public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
    /// Putting it on a list.
    public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
  }

  /// Whether an activity does something or shares something.
  public enum Category: Int, Sendable {
    case action, share
  }

  /// Whether the activities of a class do something or share something.
  open class var activityCategory: Category { .action }
  /// Names the kind of activity.
  open var activityType: ActivityType? { nil }
  /// What the button says.
  open var activityTitle: String? { nil }
  /// The picture on the button, which shows its title alone.
  open var activityImage: UIImage? { nil }
  /// A controller that does the work; without one ``perform()`` does.
  open var activityViewController: UIViewController? { nil }
  /// Told when the activity is over.
  var finish: (@MainActor (Bool) -> Void)?

  /// Creates an activity.
  public override init() { super.init() }

  /// Whether the activity can do something with items.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Takes the items.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Does the work; overriders say when it is done.
  open func perform() { activityDidFinish(false) }
  /// Says that the work is done, or was given up.
  open func activityDidFinish(_ completed: Bool) { finish?(completed) }
}

/// Gives what is shared when that is needed.
@preconcurrency @MainActor public protocol UIActivityItemSource: AnyObject {
  /// Stands for the item before it is there.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// The item for an activity.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
}

/// Copies text and addresses.
final class CopyActivity: UIActivity {
  private var texts: [String] = []

  override var activityType: ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { "Copy" }

  private func texts(_ items: [Any]) -> [String] {
    items.compactMap { ($0 as? String) ?? ($0 as? URL)?.absoluteString }
  }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    !texts(activityItems).isEmpty
  }

  override func prepare(withActivityItems activityItems: [Any]) { texts = texts(activityItems) }

  override func perform() {
    UIPasteboard.general.strings = texts
    activityDidFinish(true)
  }
}
