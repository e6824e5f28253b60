import AdaptiveUI
import Foundation
import Typography

// How text is set. Each row: build, name, repositories, documents, frames.

extension EditorChange {
  static let texts = [
    EditorChange(8000, "San Francisco", 128, 792, 2875, against: 69) {
      $0.fonts.isHelvetica = false
    },
    EditorChange(11000, "text of the ordinary size", 33, 154, 737, against: 5) {
      $0.text.size = .large
    },
    EditorChange(13000, "letters as of iOS 11", 24, 55, 101, against: 5) {
      $0.text.metrics = .earlierSanFrancisco(.early)
    },
    EditorChange(13000, "labels in whole points", 27, 71, 306, against: 54) {
      $0.text.countsLabelsInPoints = true
    },
    EditorChange(13000, "smaller titles", 4, 4, 15) {
      $0.text.styleSizes = [.largeTitle: 30, .title1: 26, .title2: 20]
    },
    EditorChange(14800, "titles of their own size", 17, 25, 163, against: 1) {
      $0.text.styleSizes = [:]
    },
    EditorChange(17000, "letters that change with the size", 49, 186, 426, against: 70) {
      $0.text.metrics = .sanFrancisco
    },
    EditorChange(18000, "text of the smallest size", 18, 44, 218, against: 2) {
      $0.text.size = .extraSmall
    },
    EditorChange(21000, "text of the ordinary size again", 31, 168, 905, against: 11) {
      $0.text.size = .large
    },
    EditorChange(21000, "buttons in whole points", 5, 9, 18, against: 8) {
      $0.text.countsButtonsInPoints = true
    },
  ]
}
