package import AdaptiveUI

extension Device {
  /// The name of the family for users, by its best known members, such as `iPhone SE, 8`.
  package var peopleName: String { Self.peopleNames[id] ?? memberNames.first ?? id }

  /// By device id; a dictionary that is never iterated.
  private static let peopleNames: [String: String] = [
    "iphone_4s": "iPhone 4s",
    "iphone_se1": "iPhone SE (1st), 5",
    "iphone_8": "iPhone SE, 8",
    "iphone_8_plus": "iPhone 8 Plus",
    "iphone_x": "iPhone X, 11 Pro",
    "iphone_xr": "iPhone XR",
    "iphone_11": "iPhone 11",
    "iphone_xs_max": "iPhone XS Max, 11 Pro Max",
    "iphone_13_mini": "iPhone 12 mini, 13 mini",
    "iphone_12": "iPhone 12, 13, 14, 16e",
    "iphone_12_pro_max": "iPhone 13 Pro Max, 14 Plus",
    "iphone_15": "iPhone 15, 16",
    "iphone_15_plus": "iPhone 15 Plus, 16 Plus",
    "iphone_16_pro": "iPhone 16 Pro",
    "iphone_16_pro_max": "iPhone 16 Pro Max",
    "iphone_17": "iPhone 17, 17 Pro",
    "iphone_17_pro_max": "iPhone 17 Pro Max",
    "iphone_air": "iPhone Air",
    "ipad_1x": "iPad 2",
    "ipad_9_7": "iPad 6, mini 5",
    "ipad_10_2": "iPad 9",
    "ipad_10_5": "iPad Air 3",
    "ipad_10_9": "iPad 10, Air 5",
    "ipad_11": "iPad Pro 11 (1st to 4th)",
    "ipad_12_9": "iPad Pro 12.9 (1st, 2nd)",
    "ipad_12_9_rounded": "iPad Pro 12.9 (3rd to 6th)",
    "ipad_mini_6": "iPad mini 6",
    "ipad_pro_11_m4": "iPad Pro 11 (M4)",
    "ipad_pro_13_m4": "iPad Pro 13 (M4)",
  ]
}
