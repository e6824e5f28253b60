// Numbers are in bodies of functions, as in SystemAdvances.

/// How the iOS system font is set by its size, in points.
enum SystemTracking {
  /// How the font is set by its size, in thousandths of an em, as Apple publishes it for every whole size
  /// (Human Interface Guidelines, Typography, tracking values of SF Pro).
  @inline(__always) static func published() -> [(size: Double, value: Double)] {
    [
      (17, -26), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3), (25, 6), (26, 8), (27, 11),
      (28, 14), (30, 14), (31, 13), (32, 13), (33, 12), (34, 12), (35, 11), (36, 10), (40, 10),
      (41, 9), (43, 9), (44, 8), (48, 8), (49, 7), (51, 7), (52, 6), (57, 6), (58, 5), (59, 5),
      (60, 4), (65, 4), (66, 3), (67, 3), (68, 2), (75, 2), (76, 1), (79, 1), (80, 0),
    ]
  }

  /// What ordinary text was recorded with, in points.
  @inline(__always) static func trackings() -> [(size: Double, value: Double)] {
    [
      (9, 0.131), (10, 0.109), (11, 0.063), (12, 0.001), (13, -0.069), (14, -0.152), (15, -0.235),
      (16, -0.318), (17, -0.434),
    ]
  }

  /// Likewise, before builds of 17000.
  @inline(__always) static func earlyTrackings() -> [(size: Double, value: Double)] {
    [
      (9, 0.223), (10, 0.120), (11, 0.067), (12, -0.002), (13, -0.071), (14, -0.142), (15, -0.234),
      (16, -0.308), (17, -0.394), (18, -0.437), (19, -0.473),
    ]
  }
}
