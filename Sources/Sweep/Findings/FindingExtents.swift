import AdaptiveUI
import Foundation

/// The sizes between named places where a finding holds, in few words: what one line of text implies no
/// other one says again.
package struct FindingExtents {
  /// The texts, one for each kind of size.
  package let lines: [String]
  /// The texts, or, where they are many, what each device has at its smallest and at its largest size.
  package let summary: [String]
  /// Whether it is so at all sizes that a sweep looks at between the places.
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

  /// What people call a device.
  private static func name(of device: String) -> String {
    Device.named(device)?.peopleName ?? device
  }

  /// As many as a reader takes in.
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

  /// The devices that have it along all of their lines, in order.
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

  /// A range of widths at every height says what each of these widths at a range of heights would, and
  /// the other way round.
  private static func withoutImplied(_ bands: [Band]) -> [Band] {
    let heights = bands.filter { $0.axis == .height }
      .compactMap { $0.without(bands.filter { $0.axis == .width }) }
    let widths = bands.filter { $0.axis == .width }.compactMap { $0.without(heights) }
    return widths + heights
  }
}

/// Neighbouring lines of windows with the same stretch.
private struct Band {
  let device: String
  let axis: SweepLine.Axis
  /// What the changing dimension goes through along the whole lines, in points.
  let range: ClosedRange<Int>
  /// Where it is so.
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

  /// The other dimensions of all lines like these, in points.
  private var allFixed: [Double] {
    SweepSpace.all.lines
      .filter { $0.device.id == device && $0.axis == axis && $0.range == range }
      .map { Double($0.fixed) }
  }

  private var isAtEveryOther: Bool { Set(fixed) == Set(allFixed) }

  /// Whether it is so along the whole line.
  func isAll(of line: SweepLine) -> Bool {
    line.axis == axis && line.range == extent && fixed.contains(Double(line.fixed))
  }

  /// The band without the lines that lie in bands across; `nil` if none is left.
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

  /// Few lengths in full, many by their extremes.
  private func list(noun: String) -> String {
    let texts = fixed.map { CGFloat($0).traceText }
    guard texts.count > 3, let first = texts.first, let last = texts.last else {
      return "\(noun) " + texts.joined(separator: ", ")
    }
    return "\(texts.count) \(noun)s from \(first) to \(last)"
  }
}
