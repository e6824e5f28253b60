import Foundation
import Testing
import UIKit

/// Choosing pictures where there are none.
@MainActor struct ImagePickerTests {
  private final class Page: UIViewController, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {
    var log: [String] = []
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      log.append("cancelled")
      picker.dismiss(animated: true) { self.log.append("dismissed") }
    }
  }

  @Test func `a picker shows a library that can be left, which its delegate is told of`() throws {
    let stage = try NameStage { Page() }
    let page = try #require(stage.page as? Page)
    let picker = stage.perform {
      let picker = UIImagePickerController()
      picker.delegate = page
      page.present(picker, animated: true)
      return picker
    }
    stage.settle()

    #expect(page.presentedViewController === picker)
    #expect(picker.topViewController?.navigationItem.title == "Photos")
    let cancel = try #require(picker.topViewController?.navigationItem.rightBarButtonItem)
    stage.perform { cancel.primaryAction?.performWithSender(cancel, target: nil) }
    stage.settle()
    #expect(page.log == ["cancelled", "dismissed"])
    #expect(page.presentedViewController == nil)
  }

  @Test func `there is a library and no camera, which cannot be asked for`() throws {
    let stage = try NameStage { UIViewController() }

    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    let picker = stage.perform {
      let picker = UIImagePickerController()
      picker.sourceType = .camera
      return picker
    }
    #expect(picker.sourceType == .photoLibrary)
    #expect(stage.breaches == ["Source type 1 not available"])
  }
}
