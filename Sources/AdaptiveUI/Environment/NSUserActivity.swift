// Reference: NSUserActivity, iOS 18 documentation.
// Status: Partial — values; nothing is handed to other devices.
public import Foundation

/// What the user does, so that it can go on elsewhere.
@preconcurrency @MainActor open class NSUserActivity: NSObject {
  /// What kind of activity it is.
  public let activityType: String
  /// What the activity is called.
  open var title: String?
  /// What it takes to go on.
  open var userInfo: [AnyHashable: Any]?
  /// Whether it may go on on another device; kept.
  open var isEligibleForHandoff = true { didSet { KeptMember.isEligibleForHandoff.wasSet() } }
  /// A name that finds the scene for it; kept.
  open var targetContentIdentifier: String? {
    didSet { KeptMember.targetContentIdentifier.wasSet() }
  }
  /// Whether it is what the user does now.
  public private(set) var isCurrent = false

  /// Creates an activity.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds to what it takes to go on.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Makes it what the user does now.
  open func becomeCurrent() { isCurrent = true }

  /// Ends it for now.
  open func resignCurrent() { isCurrent = false }

  /// Ends it for good.
  open func invalidate() { isCurrent = false }
}
