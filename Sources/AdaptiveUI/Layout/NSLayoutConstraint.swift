// Reference: NSLayoutConstraint, iOS 18 documentation. Rules LA1.1–LA2.3, LA5.1–LA5.5.
// Status: Complete.
public import Foundation

/// A linear relation between two items: `first.attribute REL multiplier · second.attribute +
/// constant`.
///
/// Rule LA1.1.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  private(set) var first = LayoutTerm(nil, .notAnAttribute)
  private(set) var second: LayoutTerm?
  /// How the two sides compare.
  public private(set) var relation = Relation.equal
  /// What the second side is multiplied by.
  public private(set) var multiplier: CGFloat = 1
  /// A name for descriptions.
  open var identifier: String?
  /// What the Xcode document of the constraint calls it.
  package var documentIdentifier: DocumentIdentifier?
  /// Set for a constraint that UIKit would have refused to create; it is never installed.
  private(set) var isIllegal = true
  /// Whether a layout has refused it, which is said once.
  private var wasRefused = false
  /// Whether the constant is the standard gap of a visual format; descriptions say so.
  ///
  /// Rule LA8.4.
  var usesSystemSpacing = false
  /// The view that holds the constraint while it is active.
  ///
  /// Rule LA5.1.
  private(set) weak var owner: UIView?
  private var environment: Environment
  /// How many constraints were made before it: layouts follow this order, whenever each was activated.
  private(set) var creationOrder = 0
  private lazy var ordinal = environment.nextOrdinal(of: "NSLayoutConstraint")

  /// What is added to the second side, in points.
  open var constant: CGFloat = 0 {
    didSet { if constant != oldValue { owner?.constraintDidChange(self) } }
  }

  /// How much the constraint matters.
  ///
  /// Rule LA2.2.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set { setPriority(newValue) }
  }
  private var storedPriority = UILayoutPriority.required

  /// Creates a constraint between nothing, which is never active.
  public override init() {
    environment = .current
    super.init()
  }

  /// Creates an inactive constraint between two attributes, or between one and a constant.
  ///
  /// Breaches of rules LA5.3 and LA5.4 go to the environment.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let item1 = Self.item(view1)
    let item2 = view2.flatMap(Self.item)
    self.init(
      LayoutTerm(item1, item1 == nil ? .notAnAttribute : attr1), relation,
      attr2 == .notAnAttribute ? nil : item2.map { LayoutTerm($0, attr2) },
      multiplier: multiplier, constant: c)
  }

  /// What a side is said of; most are views, and a class is found faster than a conformance.
  private static func item(_ object: Any) -> (any LayoutItem)? {
    if let view = object as? UIView { return view }
    return object as? any LayoutItem
  }

  // Subclasses inherit it: all that is their own has values, as in UIKit's.
  convenience init(
    _ first: LayoutTerm, _ relation: Relation, _ second: LayoutTerm?, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) {
    self.init()
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    environment = first.item?.layoutView?.environment ?? .current
    let breach = Self.breach(first, second, multiplier: multiplier)
    isIllegal = breach != nil
    creationOrder = environment.constraintsMade
    environment.constraintsMade += 1
    if let breach { environment.breach(breach) }
  }

  /// The item on the first side.
  open var firstItem: AnyObject? { first.item }
  /// The attribute of the first side.
  open var firstAttribute: Attribute { first.attribute }
  /// The item on the second side.
  open var secondItem: AnyObject? { second?.item }
  /// The attribute of the second side.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// Whether the constraint takes part in the layout.
  ///
  /// Rules LA5.1, LA8.1.
  open var isActive: Bool {
    get { owner != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Makes all of `constraints` active.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach { $0.isActive = true }
  }

  /// Makes all of `constraints` inactive.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach { $0.isActive = false }
  }

  /// The views that the constraint names.
  var views: [UIView?] { first.views + (second?.views ?? []) }

  private func activate() {
    guard !isIllegal, owner == nil else { return }
    guard let ancestor = UIView.commonAncestor(of: views) else {
      environment.breach(Self.noCommonAncestor(first, second, in: environment))  // LA5.2
      return
    }
    install(on: ancestor)  // LA5.1
  }

  func install(on view: UIView) {
    owner = view
    view.constraintWasInstalled(self)
  }

  private func deactivate() {
    guard let view = owner else { return }
    view.reportMomentaryConflict(before: self)
    owner = nil
    view.constraintWasRemoved(self)
  }

  /// Whether a layout takes the constraint in; that it does not is reported the first time.
  ///
  /// Rule LA5.4.
  func isFitForLayout() -> Bool {
    guard mixesAxes, !environment.policy.layoutsMixAxes else { return true }  // LA5.4
    if !wasRefused {
      wasRefused = true
      environment.breach(incompatibleAnchors)
    }
    return false
  }

  /// Rule LA2.2: the older generation refuses a change between required and optional.
  private func setPriority(_ new: UILayoutPriority) {
    let old = storedPriority
    guard new != old else { return }
    let crosses = (new == .required) != (old == .required)
    if isActive && crosses && !environment.policy.allowsChangingRequiredPriority {
      environment.breach(
        Breach(
          "NSInternalInconsistencyException",
          "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You passed priority \(Int(new.rawValue)) and the existing priority was \(Int(old.rawValue)).",
          rule: "LA2.2"))
      return
    }
    storedPriority = new
    owner?.constraintDidChange(self)
  }

  /// The constraint as UIKit's log writes it.
  ///
  /// Rule LA8.4.
  open override nonisolated var description: String { MainActor.assumeIsolated { logText } }

  /// The text in descriptions that stands for UIKit's address.
  var address: String { "0x\(ordinal)" }
}

extension UIView {
  /// The nearest view at or above all of `views`; `nil` when there is none.
  ///
  /// Rule LA5.1.
  static func commonAncestor(of views: [UIView?]) -> UIView? {
    guard var ancestor = views.first ?? nil else { return nil }
    for view in views {
      guard let view else { return nil }
      while !view.isDescendant(of: ancestor) {
        guard let above = ancestor.superview else { return nil }
        ancestor = above
      }
    }
    return ancestor
  }
}
