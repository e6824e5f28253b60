import AdaptiveUI
import Foundation

/// The full screens and shared windows of a finding in people's words, the commonest first.
package struct FindingPlaces {
  /// Such as `iPhone SE, 8 landscape; iPhone 15, 16 landscape and 12 more`; `nil` for none.
  package let text: String?

  /// How many places are told one by one.
  private static let most = 3

  package init(of finding: Finding) {
    var rest = Self.known.filter { finding.places.contains($0.name) }
    let strange = finding.places.filter { name in !Self.known.contains { $0.name == name } }
    var words: [String] = []
    for group in Self.groups where !group.names.isEmpty {
      guard group.names.isSubset(of: Set(rest.map(\.name))) else { continue }
      words.append(group.words)
      rest.removeAll { group.names.contains($0.name) }
    }
    let single = strange + Self.words(rest)
    let more = single.count - Self.most
    if words.isEmpty {
      words = Array(single.prefix(Self.most))
    } else if !single.isEmpty {
      words.append(single.count == 1 ? single[0] : "\(single.count) more screens")
    }
    let tail = more > 0 && words == Array(single.prefix(Self.most)) ? " and \(more) more" : ""
    text = words.isEmpty ? nil : words.joined(separator: "; ") + tail
  }

  /// The places one by one; a device that is there both ways is told once.
  private static func words(_ places: [Place]) -> [String] {
    let full = Dictionary(grouping: places.filter(\.isFull), by: \.device)
    var told: Set<String> = []
    return places.compactMap { place in
      guard place.isFull, full[place.device]?.count == 2 else { return place.words }
      return told.insert(place.device).inserted ? place.device : nil
    }
  }

  /// A place of the catalogue.
  fileprivate struct Place {
    let name: String
    /// What people call the device.
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

  /// Places that one word says, the widest first.
  private static let groups: [(words: String, names: Set<String>)] = {
    func names(_ isInGroup: (Place) -> Bool) -> Set<String> {
      Set(known.filter(isInGroup).map(\.name))
    }
    return [
      ("every screen", names { _ in true }),
      ("every iPhone", names(\.isPhone)),
      ("every iPhone in landscape", names { $0.isPhone && $0.isLandscape }),
      ("every iPhone in portrait", names { $0.isPhone && !$0.isLandscape }),
      ("every iPad", names { !$0.isPhone }),
      ("every iPad in full screen", names { !$0.isPhone && $0.isFull }),
      ("every iPad in landscape", names { !$0.isPhone && $0.isFull && $0.isLandscape }),
      ("every iPad in portrait", names { !$0.isPhone && $0.isFull && !$0.isLandscape }),
      ("every split screen", names { !$0.isFull }),
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
