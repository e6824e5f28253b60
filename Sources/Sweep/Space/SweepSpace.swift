package import AdaptiveUI
import Foundation

/// The windows that a sweep checks.
package struct SweepSpace: Sendable {
  /// Full screens and the published windows beside others, each geometry once.
  package var places: [SweepPlace]
  /// The sizes between them.
  package var lines: [SweepLine]

  package init(places: [SweepPlace], lines: [SweepLine]) {
    self.places = places
    self.lines = lines
  }

  /// All windows of the device tables, and the sizes between them.
  package static let all = SweepSpace(devices: Device.all)

  /// The windows of a program without multitasking: pads give it only the whole screen.
  ///
  /// Rule W01.
  var withoutSharedWindows: SweepSpace {
    SweepSpace(
      places: places.filter { place in
        let (window, screen) = (place.window.size, place.window.device.portraitSize)
        return window == screen || window == CGSize(width: screen.height, height: screen.width)
      }, lines: lines.filter { $0.device.idiom != .pad })
  }

  /// The windows on one kind of device.
  func only(_ idiom: UIUserInterfaceIdiom) -> SweepSpace {
    SweepSpace(
      places: places.filter { $0.window.device.idiom == idiom },
      lines: lines.filter { $0.device.idiom == idiom })
  }

  /// A window of the size that a scene is designed in, on the first device that has room for it.
  static func ownSize(_ size: CGSize) -> SweepSpace {
    let (long, short) = (max(size.width, size.height), min(size.width, size.height))
    let device =
      Device.all.first { $0.portraitSize.height >= long && $0.portraitSize.width >= short }
      ?? Device.all[Device.all.count - 1]
    var place = SweepPlace(
      window: DeviceWindow(device: device, size: size), names: ["its own size \(size.traceText)"])
    place.isOwnSize = true
    return SweepSpace(places: [place], lines: [])
  }

  /// The smallest and the largest place for each pair of size classes on each kind of device.
  var extremes: SweepSpace {
    struct Kind: Hashable {
      let idiom: UIUserInterfaceIdiom
      let horizontal: UIUserInterfaceSizeClass
      let vertical: UIUserInterfaceSizeClass
    }
    var found: [Kind: (small: Int, large: Int)] = [:]
    func area(_ index: Int) -> CGFloat {
      places[index].window.size.width * places[index].window.size.height
    }
    for (index, place) in places.enumerated() {
      let geometry = place.window.geometry
      let kind = Kind(
        idiom: place.window.device.idiom, horizontal: geometry.horizontal,
        vertical: geometry.vertical)
      let known = found[kind] ?? (index, index)
      found[kind] = (
        area(index) < area(known.small) ? index : known.small,
        area(index) > area(known.large) ? index : known.large
      )
    }
    let kept = Set(found.values.flatMap { [$0.small, $0.large] })
    return SweepSpace(places: kept.sorted().map { places[$0] }, lines: [])
  }

  /// Full screens and shared windows of these devices, and the sizes between their extremes.
  package init(devices: [Device]) {
    places = Self.places(of: devices)
    lines =
      Self.padLines(devices.filter { $0.idiom == .pad })
      + Self.phoneLines(devices.filter { $0.idiom == .phone })
  }

  private static func places(of devices: [Device]) -> [SweepPlace] {
    var places: [SweepPlace] = []
    var indices: [WindowGeometry: Int] = [:]
    func add(_ window: DeviceWindow, _ name: String) {
      let geometry = window.geometry
      if let index = indices[geometry] {
        places[index].names.append(name)
      } else {
        indices[geometry] = places.count
        places.append(SweepPlace(window: window, names: [name]))
      }
    }
    for device in devices {
      let screen = device.portraitSize
      add(DeviceWindow(device: device, size: screen), "\(device.id) portrait")
      let turned = CGSize(width: screen.height, height: screen.width)
      add(DeviceWindow(device: device, size: turned), "\(device.id) landscape")
      for shared in device.sharedWindows {
        let side = shared.orientation.isLandscape ? "landscape" : "portrait"
        add(
          DeviceWindow(device: device, size: shared.size),
          "\(device.id) \(side) \(shared.share.rawValue)")
      }
    }
    return places
  }

  /// Windows of pads go from a phone's width to the largest screen; pads with equal insets count
  /// once.
  private static func padLines(_ pads: [Device]) -> [SweepLine] {
    var lines: [SweepLine] = []
    for group in groups(of: pads) {
      guard let device = group.max(by: { $0.portraitSize.height < $1.portraitSize.height }) else {
        continue
      }
      let sides = group.flatMap { [$0.portraitSize.width, $0.portraitSize.height] }
      let limit = DeviceWindow.regularWidth
      let widths =
        [smallest, limit - 1, limit] + sides
        + group.flatMap { $0.sharedWindows.map(\.size.width) }
      let range = Int(smallest)...Int(device.portraitSize.height)
      lines += sorted([smallest] + sides).map {
        SweepLine(device: device, axis: .width, fixed: $0, range: range)
      }
      lines += sorted(widths).map {
        SweepLine(device: device, axis: .height, fixed: $0, range: range)
      }
    }
    return lines
  }

  /// The smallest side of a window, in points: that of the narrowest phone.
  private static let smallest: CGFloat = 320

  /// The lines between the smallest and the largest screen of each kind of phone, in both
  /// orientations.
  ///
  /// Different kinds are not joined: in landscape, no phone as small as the smallest has the width
  /// class of the largest ones, or their insets.
  private static func phoneLines(_ phones: [Device]) -> [SweepLine] {
    let lines = newestOfEachKind(phones).flatMap { device -> [SweepLine] in
      let kin = phones.filter { PhoneKind($0) == PhoneKind(device) }.map(\.portraitSize)
      guard let narrow = kin.map(\.width).min(), let wide = kin.map(\.width).max(),
        let low = kin.map(\.height).min(), let high = kin.map(\.height).max()
      else { return [] }
      return [
        (narrow, low), (device.portraitSize.width, device.portraitSize.height), (wide, high),
      ]
      .flatMap { side, length in
        [
          SweepLine(
            device: device, axis: .width, fixed: length, range: Int(narrow)...Int(wide)),
          SweepLine(device: device, axis: .height, fixed: side, range: Int(low)...Int(high)),
          SweepLine(device: device, axis: .width, fixed: side, range: Int(low)...Int(high)),
          SweepLine(
            device: device, axis: .height, fixed: length, range: Int(narrow)...Int(wide)),
        ]
      }
    }
    // A place that is separate from all lines is checked as a place.
    var seen: Set<SweepLine> = []
    return lines.filter { $0.range.count > 1 && seen.insert($0).inserted }
  }

  /// Home button or home indicator, and the width class in landscape.
  private struct PhoneKind: Hashable {
    let hasHomeIndicator: Bool
    let horizontal: UIUserInterfaceSizeClass

    init(_ phone: Device) {
      hasHomeIndicator = phone.hasHomeIndicator
      horizontal = phone.geometry(.landscapeRight).horizontal
    }
  }

  private static func newestOfEachKind(_ phones: [Device]) -> [Device] {
    var seen: Set<PhoneKind> = []
    return phones.reversed().filter { seen.insert(PhoneKind($0)).inserted }.reversed()
  }

  /// Pads whose windows differ only in size.
  private static func groups(of pads: [Device]) -> [[Device]] {
    var groups: [[Device]] = []
    func key(_ device: Device) -> WindowGeometry {
      var geometry = device.geometry(.landscapeRight)
      geometry.size = .zero
      return geometry
    }
    for pad in pads {
      if let index = groups.firstIndex(where: { $0.first.map(key) == key(pad) }) {
        groups[index].append(pad)
      } else {
        groups.append([pad])
      }
    }
    return groups
  }

  private static func sorted(_ lengths: [CGFloat]) -> [CGFloat] { Set(lengths).sorted() }
}

/// A window with a name that users know: a full screen, or one of a split.
package struct SweepPlace: Sendable, Hashable {
  package let window: DeviceWindow
  /// The devices and orientations with this geometry, such as `iphone_8 portrait`.
  package var names: [String]
  /// Whether the size is the scene's own rather than a device's.
  var isOwnSize = false

  package init(window: DeviceWindow, names: [String]) {
    self.window = window
    self.names = names
  }

  /// The place as the example of a finding.
  var example: Finding.Example { Finding.Example(window, use: isOwnSize ? .own : nil) }
}
