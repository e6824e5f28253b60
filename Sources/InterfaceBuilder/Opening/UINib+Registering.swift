// Reference: register(_:forCellReuseIdentifier:) and its neighbours with nibs, iOS 18 documentation.
// Status: Complete.
public import AdaptiveLists
import AdaptiveUI
import Foundation

// Cells and other views of lists that are made of nibs.

extension UITableView {
  /// Has cells of a kind made of a nib, whose only object is a cell; `nil` ends that.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    guard let nib else { return register(nil as AnyClass?, forCellReuseIdentifier: identifier) }
    register(prototype: identifier) {
      let cell = nib.only(UITableViewCell.self, for: identifier)
      cell?.reuseKind = identifier
      return cell ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
  }

  /// Has views above and below sections made of a nib, whose only object is one; `nil` ends that.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let nib else {
      return register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: identifier)
    }
    register(sectionPrototype: identifier) {
      let view = nib.only(UITableViewHeaderFooterView.self, for: identifier)
      view?.reuseKind = identifier
      return view ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    }
  }
}

extension UICollectionView {
  /// Has cells of a kind made of a nib, whose only object is a cell; `nil` ends that.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    guard let nib else { return register(nil as AnyClass?, forCellWithReuseIdentifier: identifier) }
    register(prototype: identifier) {
      nib.only(UICollectionViewCell.self, for: identifier) ?? UICollectionViewCell(frame: .zero)
    }
  }

  /// Has supplementary views of a kind made of a nib, whose only object is one; `nil` ends that.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    guard let nib else {
      return register(
        nil as AnyClass?, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    register(prototype: identifier, elementKind: kind) {
      nib.only(UICollectionReusableView.self, for: identifier)
        ?? UICollectionReusableView(frame: .zero)
    }
  }
}

extension UINib {
  /// The nib's only object; `nil` after a breach where there are others or it is of another class.
  fileprivate func only<View: UIView>(_ kind: View.Type, for identifier: String) -> View? {
    let objects = instantiate(withOwner: nil)
    if objects.count == 1, let view = objects.first as? View { return view }
    Environment.current.breach(
      Breach(
        "NSInternalInconsistencyException",
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top "
          + "level object which must be a \(View.self) instance",
        subject: nil, rule: "API"))
    return nil
  }
}
