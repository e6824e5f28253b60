import AdaptiveUI
import Foundation
import Typography

// How text is set. Each row: build, name, repositories, documents, frames.

extension EditorChange {
  static let texts = [
    EditorChange(8000, "San Francisco", 82, 538, 2036, against: 47) {
      $0.fonts.isHelvetica = false
    },
    EditorChange(11000, "text of the ordinary size", 28, 111, 550, against: 2) {
      $0.text.size = .large
    },
    EditorChange(13000, "letters as of iOS 11", 18, 40, 77, against: 1) {
      $0.text.metrics = .earlierSanFrancisco(.early)
    },
    EditorChange(13000, "labels in whole points", 17, 49, 250, against: 30) {
      $0.text.countsLabelsInPoints = true
    },
    EditorChange(13000, "smaller titles", 2, 2, 5) {
      $0.text.styleSizes = [.largeTitle: 30, .title1: 26, .title2: 20]
    },
    EditorChange(14800, "titles of their own size", 12, 18, 144, against: 1) {
      $0.text.styleSizes = [:]
    },
    EditorChange(14800, "private fonts not found", 2, 2, 9) { $0.fonts.findsPrivateNames = false },
    EditorChange(17000, "letters that change with the size", 24, 68, 120, against: 14) {
      $0.text.metrics = .earlierSanFrancisco(.gradual)
    },
    EditorChange(18000, "text of the smallest size", 11, 34, 177, against: 2) {
      $0.text.size = .extraSmall
    },
    EditorChange(21000, "text of the ordinary size again", 21, 112, 740, against: 10) {
      $0.text.size = .large
    },
    EditorChange(21000, "buttons in whole points", 5, 5, 8) {
      $0.text.countsButtonsInPoints = true
    },
    EditorChange(22000, "Chinese apart from Latin", 0, 0, 0) {
      $0.text.metrics = .earlierSanFrancisco(.spaced)
    },
    EditorChange(23500, "narrower Chinese", 0, 0, 0) { $0.text.metrics = .sanFrancisco },
    EditorChange(23600, "buttons in pixels", 2, 3, 3, against: 8) {
      $0.text.countsButtonsInPoints = false
    },
  ]
}
