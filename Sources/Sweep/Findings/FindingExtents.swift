import AdaptiveUI
import Foundation

/// The sizes between named places at which a finding occurs, in few words: a line of text that
/// another one implies is left out.
package struct FindingExtents {
  /// The texts, one for each kind of size.
  package let lines: [String]
  /// The texts, or, if they are many, the extremes of each device: those at its smallest and at its
  /// largest size.
  package let summary: [String]
  /// Whether it occurs at all sizes between the places that a sweep checks.
  package let isEverySize: Bool

  /// The names of all full screens and shared windows.
  package static let allPlaces = Set(SweepSpace.all.places.flatMap(\.names))

  package init(of finding: Finding) {
    let bands = Band.all(of: finding.stretches)
    let whole = Self.wholeDevices(bands)
    let needed = Self.withoutImplied(bands.filter { !whole.contains($0.device) })
    isEverySize = whole.count == Set(SweepSpace.all.lines.map(\.device.id)).count
    var texts: [(text: String, devices: [String])] = []
    func add(_ text: String, _ device: String) {
      if let index = texts.firstIndex(where: { $0.text == text }) {
        texts[index].devices.append(device)
      } else {
        texts.append((text, [device]))
      }
    }
    whole.forEach { add("every size", Self.name(of: $0)) }
    needed.forEach { add($0.text, Self.name(of: $0.device)) }
    lines =
      isEverySize
      ? ["every size"]
      : texts.map { "\($0.text) on \($0.devices.joined(separator: "; "))" }
    summary =
      lines.count > Self.mostLines
      ? lines.prefix(whole.isEmpty ? 0 : 1) + Self.ends(of: needed) : lines
  }

  /// The name of a device for users.
  private static func name(of device: String) -> String {
    Device.named(device)?.peopleName ?? device
  }

  /// More lines than this are summarized.
  private static let mostLines = 8

  /// The first and the last of a device's bands in one direction.
  private static func ends(of bands: [Band]) -> [String] {
    var groups: [[Band]] = []
    for band in bands {
      let kin = groups.firstIndex { $0[0].device == band.device && $0[0].axis == band.axis }
      if let kin { groups[kin].append(band) } else { groups.append([band]) }
    }
    return groups.map { group in
      let sorted = group.sorted { $0.fixed[0] < $1.fixed[0] }
      let ends = [sorted[0]] + sorted.dropFirst().suffix(1)
      return ends.map(\.text).joined(separator: sorted.count > 2 ? " … " : ", ")
        + " on \(name(of: group[0].device))"
    }
  }

  /// The devices with the finding along all of their lines, in order.
  private static func wholeDevices(_ bands: [Band]) -> [String] {
    var devices: [String] = []
    for band in bands where !devices.contains(band.device) {
      let lines = SweepSpace.all.lines.filter { $0.device.id == band.device }
      let own = bands.filter { $0.device == band.device }
      if lines.allSatisfy({ line in own.contains { $0.isAll(of: line) } }) {
        devices.append(band.device)
      }
    }
    return devices
  }

  /// The bands without those that others imply: a range of widths at every height implies, for each
  /// of these widths, every range of heights, and vice versa.
  private static func withoutImplied(_ bands: [Band]) -> [Band] {
    let heights = bands.filter { $0.axis == .height }
      .compactMap { $0.without(bands.filter { $0.axis == .width }) }
    let widths = bands.filter { $0.axis == .width }.compactMap { $0.without(heights) }
    return widths + heights
  }
}

/// Adjacent lines of windows with the same stretch.
private struct Band {
  let device: String
  let axis: SweepLine.Axis
  /// The range of the changing dimension along the whole lines, in points.
  let range: ClosedRange<Int>
  /// The range in which the finding occurs.
  let extent: ClosedRange<Int>
  /// The other dimensions of the lines, in points.
  var fixed: [Double]

  static func all(of stretches: [Finding.Stretch]) -> [Band] {
    var bands: [Band] = []
    for stretch in stretches {
      let extent = stretch.from...stretch.to
      let line = SweepSpace.all.lines.first {
        $0.device.id == stretch.device && $0.axis == stretch.axis
          && Double($0.fixed) == stretch.fixed && $0.range.contains(extent)
      }
      let band = Band(
        device: stretch.device, axis: stretch.axis, range: line?.range ?? extent, extent: extent,
        fixed: [stretch.fixed])
      if let index = bands.firstIndex(where: { $0.isKin(of: band) }) {
        bands[index].fixed.append(stretch.fixed)
      } else {
        bands.append(band)
      }
    }
    return bands
  }

  private func isKin(of other: Band) -> Bool {
    (device, axis, range, extent) == (other.device, other.axis, other.range, other.extent)
  }

  /// The other dimensions of all lines with the same device, axis and range, in points.
  private var allFixed: [Double] {
    SweepSpace.all.lines
      .filter { $0.device.id == device && $0.axis == axis && $0.range == range }
      .map { Double($0.fixed) }
  }

  private var isAtEveryOther: Bool { Set(fixed) == Set(allFixed) }

  /// Whether the finding occurs along the whole line.
  func isAll(of line: SweepLine) -> Bool {
    line.axis == axis && line.range == extent && fixed.contains(Double(line.fixed))
  }

  /// The band without the lines that are in the bands across; `nil` if none remains.
  func without(_ across: [Band]) -> Band? {
    var rest = self
    rest.fixed.removeAll { own in
      extent == range
        && across.contains { other in
          other.device == device && other.isAtEveryOther
            && Double(other.extent.lowerBound) <= own && own <= Double(other.extent.upperBound)
            && other.fixed.contains(Double(range.lowerBound))
            && other.fixed.contains(Double(range.upperBound))
        }
    }
    return rest.fixed.isEmpty ? nil : rest
  }

  var text: String {
    let (low, high) = (extent.lowerBound, extent.upperBound)
    let other = axis == .width ? "height" : "width"
    let places = isAtEveryOther && fixed.count > 1 ? "every \(other)" : list(noun: other)
    return "\(axis.rawValue) \(low == high ? "\(low)" : "\(low)–\(high)") at \(places)"
  }

  /// A few lengths in full, many by their extremes.
  private func list(noun: String) -> String {
    let texts = fixed.map { CGFloat($0).traceText }
    guard texts.count > 3, let first = texts.first, let last = texts.last else {
      return "\(noun) " + texts.joined(separator: ", ")
    }
    return "\(texts.count) \(noun)s from \(first) to \(last)"
  }
}
