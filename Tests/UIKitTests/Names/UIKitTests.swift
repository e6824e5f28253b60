import Testing
import UIKit

/// A source file that knows only `import UIKit` compiles and behaves.
@MainActor struct UIKitTests {
  private final class Listener: UIViewController {
    var rows = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      rows = view.bounds.height > view.bounds.width ? 2 : 1
    }
  }

  @Test func `import UIKit gives UIKit and Foundation`() {
    let controller = Listener()

    controller.loadViewIfNeeded()

    #expect(controller.rows == 2)
    #expect(controller.view.frame.insetBy(dx: 10, dy: 10).width == 300)
  }
}
