import Foundation
import Testing
import UIKit

@testable import AdaptiveUI

/// Wells of colours and what they present.
@MainActor struct ColorWellTests {
  private func buttons(_ view: UIView) -> [UIButton] {
    view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons($0) }
  }

  @Test func `a well presents a grid, takes the colour chosen there, and tells of it`() throws {
    let well = UIColorWell(frame: CGRect(x: 40, y: 80, width: 28, height: 28))
    var heard: [UIColor?] = []
    let stage = try NameStage {
      let page = UIViewController()
      well.addAction(UIAction { _ in heard.append(well.selectedColor) }, for: .valueChanged)
      page.view.addSubview(well)
      return page
    }

    #expect(well.intrinsicContentSize == CGSize(width: 28, height: 28))
    stage.perform { well.activateAsUser() }
    stage.settle()
    let picker = try #require(
      stage.page.presentedViewController as? UIColorPickerViewController)
    let fields = buttons(picker.view).filter { $0.backgroundColor != nil }
    #expect(fields.count == 120)
    stage.perform { fields[0].activateAsUser() }
    #expect(heard == [UIColor(white: 1, alpha: 1)])
    #expect(well.backgroundColor == well.selectedColor)

    let close = try #require(buttons(picker.view).first { $0.currentTitle == "Close" })
    stage.perform { close.activateAsUser() }
    stage.settle()
    #expect(stage.page.presentedViewController == nil && stage.breaches == [])
  }
}
