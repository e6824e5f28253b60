package import Foundation

/// The contents of a sheet.
package struct SheetContents: Sendable {
  /// The title.
  package var title: String
  package var documents: [Document] = []

  /// Creates a sheet without documents.
  package init(title: String) { self.title = title }

  /// The scenes of one file.
  package struct Document: Sendable, Codable {
    package var file: String
    package var scenes: [Scene] = []
    /// The reason why the file could not be read.
    package var problem: String?

    package init(file: String, problem: String? = nil) {
      self.file = file
      self.problem = problem
    }
  }

  /// One scene in several windows.
  package struct Scene: Sendable, Codable {
    package var name: String
    package var figures: [Figure] = []
    /// The scene at every width; `nil` if it was not requested.
    package var course: WidthCourse?
    /// The height of the window whose width changes, in points.
    package var courseHeight: CGFloat = 0
    /// The segues that begin in the scene.
    package var segues: [Segue] = []

    package init(name: String) { self.name = name }
  }

  /// A segue from one scene to another.
  package struct Segue: Sendable, Hashable, Codable {
    package var words: String
    /// The index of the destination among the document's scenes; `nil` for one elsewhere.
    package var target: Int?
    /// The frame of the control where the segue begins, in the coordinates of the scene's first
    /// figure; `nil` for the whole scene.
    package var frame: CGRect?

    package init(words: String, target: Int?, frame: CGRect? = nil) {
      (self.words, self.target, self.frame) = (words, target, frame)
    }
  }

  /// A scene in one window.
  package struct Figure: Sendable, Codable {
    /// The device and the other options.
    package var caption: String
    /// The size including the device around the window, in points.
    package var size: CGSize
    package var body: String
    package var definitions: String
    package var findings: [Mark] = []
    /// The changes since the earlier version, in words; `nil` without a comparison.
    package var changes: [Mark]?
    /// The figure in the earlier version; `nil` if there was none, or without a comparison.
    package var before: Picture?

    package init(caption: String, size: CGSize, body: String, definitions: String) {
      (self.caption, self.size) = (caption, size)
      (self.body, self.definitions) = (body, definitions)
    }
  }

  /// A drawing with its size, in points.
  package struct Picture: Sendable, Codable {
    package var size: CGSize
    package var body: String
    package var definitions: String

    package init(size: CGSize, body: String, definitions: String) {
      (self.size, self.body, self.definitions) = (size, body, definitions)
    }
  }

  /// The part of a figure that a sentence refers to.
  package struct Mark: Sendable, Hashable, Codable {
    /// The frame in the figure's coordinates, in points; `nil` for what has no frame.
    package var frame: CGRect?
    package var text: String

    package init(frame: CGRect?, text: String) {
      (self.frame, self.text) = (frame, text)
    }
  }
}
