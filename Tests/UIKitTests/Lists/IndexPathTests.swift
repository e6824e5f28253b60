import Foundation
import Testing
import UIKit

/// Rows and items of tables and collections, also as programs of before Swift 3 name them.
struct IndexPathTests {
  @Test func `an index path tells section, row and item, as a value and as an object`() {
    let path = IndexPath(row: 3, section: 1)
    let object = NSIndexPath(row: 3, section: 1)

    #expect([path.section, path.row, path.item] == [1, 3, 3] as [Int])
    #expect([object.section, object.row, object.item] == [1, 3, 3] as [Int])
    #expect((path as NSIndexPath).row == 3 && object as IndexPath == path)
    #expect(NSIndexPath(item: 2, section: 0).item == 2)
  }
}
