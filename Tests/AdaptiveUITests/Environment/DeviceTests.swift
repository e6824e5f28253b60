import AdaptiveUI
import Foundation
import Testing

/// Rule T20: devices are rows of data, found by id or by any member's name.
@MainActor struct DeviceTests {
  @Test(arguments: [
    ("iphone_8", "iphone_8"), ("iPhone 6", "iphone_8"), ("iphone6s", "iphone_8"),
    ("IPHONE 8 PLUS", "iphone_8_plus"), ("iPhone SE", "iphone_se1"),
    ("iPhone 11 Pro Max", "iphone_xs_max"),
    ("iPad mini 6", "ipad_mini_6"), ("iPhone 4s", "iphone_4s"), ("iPhone SE 3rd", "iphone_8"),
    ("iPad 5", "ipad_9_7"), ("iPad Air 2", "ipad_9_7"), ("iPad Pro 11 2nd", "ipad_11"),
    ("iPad Pro 11 M4", "ipad_pro_11_m4"), ("iPod touch 6", "iphone_se1"),
  ])
  func `T20 a device is found by id or member, case and spaces ignored`(
    name: String, id: String
  ) {
    #expect(Device.named(name)?.id == id)
  }

  @Test(arguments: [
    ("iphone_15", "iPhone 15"), ("iPhone 16", "iPhone 16"), ("iphone_8", "iPhone 8"),
    ("iphone_xs_max", "iPhone XS Max"), ("ipad_9_7", "iPad 3"),
  ])
  func `T20 of devices with equal screens the one that was asked for gives its name`(
    name: String, called: String
  ) {
    #expect(Device.named(name)?.calledName == called)
  }

  @Test func `T20 an unknown name finds nothing`() {
    #expect(Device.named("iPhone 99") == nil)
    #expect(Device.named("") == nil)
  }

  @Test func `T20 size classes of iPhone 6 and of an iPad`() {
    let phone = Device.default
    let upright = phone.geometry(.portrait)
    let lying = phone.geometry(.landscapeLeft)

    #expect((upright.horizontal, upright.vertical) == (.compact, .regular))
    #expect((lying.horizontal, lying.vertical) == (.compact, .compact))
    #expect(lying.size == CGSize(width: 667, height: 375))
  }

  @Test(arguments: [
    (639.0, 239.0, UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.compact),
    (640, 240, .regular, .regular),
  ])
  func `T20 a terminal window is regular from 640 and 240 points`(
    width: Double, height: Double, horizontal: UIUserInterfaceSizeClass,
    vertical: UIUserInterfaceSizeClass
  ) {
    let host = TerminalHost(columns: Int(width / 8), rows: Int(height / 16))
    let geometry = host.geometry(host.naturalOrientation)

    #expect(geometry.horizontal == horizontal)
    #expect(geometry.vertical == vertical)
    #expect(geometry.idiom == .pad)
    #expect(geometry.scale == 2)
  }
}
