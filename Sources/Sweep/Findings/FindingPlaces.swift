import AdaptiveUI
import Foundation

/// The full screens and shared windows of a finding in users' words, the commonest first.
package struct FindingPlaces {
  /// A text such as `iPhone SE, 8 landscape; iPhone 15, 16 landscape and 12 more`; `nil` for none.
  package let text: String?

  /// The number of places that are listed one by one.
  private static let most = 3

  package init(of finding: Finding) {
    var rest = Self.known.indices.filter { finding.places.contains(Self.known[$0].name) }
    // A place that is not in the catalogue is the scene's own size.
    let own = finding.places.filter { name in !Self.known.contains { $0.name == name } }
    var entries: [(words: String, first: Int)] = []
    for group in Self.groups where !group.members.isEmpty {
      guard let first = group.members.min(), group.members.isSubset(of: Set(rest)) else { continue }
      entries.append((group.words, first))
      rest.removeAll { group.members.contains($0) }
    }
    // The commonest come first, either a single screen or a group.
    let words =
      own + (entries + Self.entries(rest)).sorted { $0.first < $1.first }.map(\.words)
    let more = words.count - Self.most
    text =
      words.isEmpty
      ? nil
      : words.prefix(Self.most).joined(separator: "; ") + (more > 0 ? " and \(more) more" : "")
  }

  /// The places one by one; a device in both orientations is listed once.
  private static func entries(_ places: [Int]) -> [(words: String, first: Int)] {
    let full = places.filter { known[$0].isFull }.map { known[$0].device }
    var seen: Set<String> = []
    return places.compactMap { index in
      let place = known[index]
      guard place.isFull, full.count(where: { $0 == place.device }) == 2 else {
        return (place.words, index)
      }
      return seen.insert(place.device).inserted ? (place.device, index) : nil
    }
  }

  /// A place of the catalogue.
  fileprivate struct Place {
    let name: String
    /// The name of the device for users.
    let device: String
    let words: String
    let use: WindowUse
    let area: CGFloat
    let isPhone: Bool
    let isLandscape: Bool
    let isFull: Bool
  }

  /// By use, then by size.
  private static let known: [Place] = Device.all.flatMap { device -> [Place] in
    let screen = device.portraitSize
    let turned = CGSize(width: screen.height, height: screen.width)
    let full = [(screen, false), (turned, true)].map {
      Place(device, $0.0, isLandscape: $0.1, share: nil)
    }
    return full
      + device.sharedWindows.map {
        Place(device, $0.size, isLandscape: $0.orientation.isLandscape, share: $0.share)
      }
  }
  .enumerated().sorted {
    ($0.element.use, $0.element.area, $0.offset) < ($1.element.use, $1.element.area, $1.offset)
  }
  .map(\.element)

  /// Groups of places that a few words describe, the widest first, by their indices.
  private static let groups: [(words: String, members: Set<Int>)] = {
    func members(_ isInGroup: (Place) -> Bool) -> Set<Int> {
      Set(known.indices.filter { isInGroup(known[$0]) })
    }
    return [
      ("every screen", members { _ in true }),
      ("every iPhone", members(\.isPhone)),
      ("every iPhone in landscape", members { $0.isPhone && $0.isLandscape }),
      ("every iPhone in portrait", members { $0.isPhone && !$0.isLandscape }),
      ("every iPad", members { !$0.isPhone }),
      ("every iPad in full screen", members { !$0.isPhone && $0.isFull }),
      ("every iPad in landscape", members { !$0.isPhone && $0.isFull && $0.isLandscape }),
      ("every iPad in portrait", members { !$0.isPhone && $0.isFull && !$0.isLandscape }),
      ("every split screen", members { !$0.isFull }),
    ]
  }()
}

extension FindingPlaces.Place {
  fileprivate init(
    _ device: Device, _ size: CGSize, isLandscape: Bool, share: SharedWindow.Share?
  ) {
    let side = isLandscape ? "landscape" : "portrait"
    let part = share.map { " \($0.rawValue)" } ?? ""
    name = "\(device.id) \(side)\(part)"
    self.device = device.peopleName
    words = "\(device.peopleName) \(side)" + (share.map { ", \($0.rawValue)" } ?? "")
    use = WindowUse(of: DeviceWindow(device: device, size: size))
    area = size.width * size.height
    isPhone = device.idiom == .phone
    self.isLandscape = isLandscape
    isFull = share == nil
  }
}
