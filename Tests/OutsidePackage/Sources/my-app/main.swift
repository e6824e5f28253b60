import MyControllers
import UIKit
import WinchKit

try Winch.run(MyViewController())
