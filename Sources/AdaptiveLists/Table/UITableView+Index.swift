// Reference: UITableView, iOS 18 documentation.
// Status: Partial — values of an index at the side, which is not shown.
public import AdaptiveUI

extension UITableView {
  /// How the section index looks.
  struct IndexLook {
    var color: UIColor?
    var ground: UIColor?
    var trackingGround: UIColor?
    var minimumRowCount = 0
  }

  /// The colour of the section index; kept.
  public var sectionIndexColor: UIColor? {
    get { tableExtras.index.color }
    set {
      tableExtras.index.color = newValue
      customized(\UITableView.sectionIndexColor)
      if sectionIndexColor != nil { KeptMember.sectionIndexColor.wasSet() }
    }
  }
  /// The background colour of the section index; kept.
  public var sectionIndexBackgroundColor: UIColor? {
    get { tableExtras.index.ground }
    set {
      tableExtras.index.ground = newValue
      customized(\UITableView.sectionIndexBackgroundColor)
      if sectionIndexBackgroundColor != nil { KeptMember.sectionIndexBackgroundColor.wasSet() }
    }
  }
  /// The background colour of the section index while a finger is on it; kept.
  public var sectionIndexTrackingBackgroundColor: UIColor? {
    get { tableExtras.index.trackingGround }
    set {
      tableExtras.index.trackingGround = newValue
      customized(\UITableView.sectionIndexTrackingBackgroundColor)
      if sectionIndexTrackingBackgroundColor != nil {
        KeptMember.sectionIndexTrackingBackgroundColor.wasSet()
      }
    }
  }
  /// The number of rows from which on the section index is shown; kept.
  public var sectionIndexMinimumDisplayRowCount: Int {
    get { tableExtras.index.minimumRowCount }
    set {
      tableExtras.index.minimumRowCount = newValue
      if sectionIndexMinimumDisplayRowCount > 0 {
        KeptMember.sectionIndexMinimumDisplayRowCount.wasSet()
      }
    }
  }
}
