import Foundation

extension UIControl: UserActivatable {
  package var canBeActivated: Bool { isEnabled }
  package var keepsTaps: Bool { true }

  package var followsTouches: Bool { true }

  /// Puts a finger down in the middle and lifts it, without recognizers.
  package func activateAsUser() {
    environment.perform {
      let middle = CGPoint(x: bounds.midX, y: bounds.midY)
      let touch = UITouch(view: self, at: convert(middle, to: nil))
      touchesBegan([touch], with: nil)
      touch.phase = .ended
      touchesEnded([touch], with: nil)
    }
  }
}
