import Foundation
import TestSupport

@testable import InterfaceBuilder

extension InterfaceBuilderDocument {
  /// A document of `Samples`, with changes in the words of a column of ``Drawing``.
  ///
  /// A document of several scenes, or of views that refer to each other, is a sample. One element that a
  /// test is about is text in the test, and so is what has a place in lines or is made by number.
  init(sample name: String, changing changes: [String: String] = [:]) throws {
    let data = try Data(contentsOf: Sample(name).file)
    guard !changes.isEmpty else {
      try self.init(data, file: name)
      return
    }
    var root = try DocumentParser.root(of: data, file: name)
    for (path, value) in changes.sorted(by: { $0.key < $1.key }) {
      try root.change(DrawingPath(path), to: value)
    }
    self.init(root, source: String(decoding: data, as: UTF8.self), file: name, language: nil)
  }
}
