public import Foundation

extension IndexPath {
  /// Creates the index path of a row of a table.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// Creates the index path of an item of a collection.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  /// The section.
  public var section: Int { self[0] }
  /// The row.
  public var row: Int { self[1] }
  /// The item.
  public var item: Int { self[1] }
}

extension NSIndexPath {
  /// Creates the index path of a row of a table.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
  /// Creates the index path of an item of a collection.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }
  /// The section.
  public var section: Int { index(atPosition: 0) }
  /// The row.
  public var row: Int { index(atPosition: 1) }
  /// The item.
  public var item: Int { index(atPosition: 1) }
}
