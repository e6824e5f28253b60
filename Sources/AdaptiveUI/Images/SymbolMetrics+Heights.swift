import Foundation

extension SymbolMetrics {
  /// How high drawings are beside text of 17 points, filled or not, as far as they were measured.
  ///
  /// Source: frames that Interface Builder recorded for image views of public documents, 90 symbols. In two
  /// repositories and more were seen `camera`, `checkmark`, `heart`, `lock`, `person`, `photo.on.rectangle`, `plus` and
  /// `slider.horizontal.3`, with the value in between where they differ, which is by less than a point. A frame is
  /// recorded in pixels, so a height of one document is known to a quarter or half of a point.
  static let heights: [String: CGFloat] = [
    "airplane.departure": 17.1, "applelogo": 18.33, "arrow.down.doc": 19.67, "arrow.right": 15,
    "arrow.triangle.2.circlepath.camera": 17.83, "arrow.turn.left.up": 18,
    "arrow.turn.right.down": 18, "arrow.turn.up.left": 15.5, "arrow.turn.up.right": 15.5,
    "barcode": 14.86, "bell": 19.5, "bolt": 21.5, "briefcase": 17.9, "building.columns": 19.5,
    "calendar": 17.17, "camera": 17.75, "car": 17.3, "chair.lounge": 17.1, "chart.bar": 17.58,
    "checkmark": 16.33, "checkmark.seal": 21.4, "chevron.down": 10.4, "chevron.forward": 16.5,
    "chevron.left": 16.5, "chevron.right": 16.5, "circlebadge": 14, "clock": 19, "cloud.rain": 21,
    "coloncurrencysign": 21.33, "creditcard": 16.1, "cup.and.saucer": 18.7, "diamond": 21.88,
    "doc.text": 19.67, "drop": 19, "ellipsis": 5.3, "envelope": 16.33,
    "exclamationmark.triangle": 18, "eye": 16.7, "face.smiling": 19, "faceid": 18.47,
    "folder": 17.5, "heart": 17.4, "house": 20.25, "lamp.floor": 22.5,
    "laptopcomputer.and.iphone": 16.4, "line.3.horizontal": 10.5, "lock": 18.5,
    "magnifyingglass": 18.5, "mappin": 20, "mappin.and.ellipse": 20.5, "memories": 18.9,
    "message.badge": 19.46, "mic": 20, "newspaper": 20.3, "paperplane": 19.9, "pencil": 15.2,
    "person": 17.3, "person.2": 17.2, "person.line.dotted.person": 16.06, "phone": 18.47,
    "photo": 17.5, "photo.artframe": 17.03, "photo.on.rectangle": 19.3, "plus": 15.66,
    "quote.closing": 13.33, "quote.opening": 13.33, "repeat": 16.65, "safari": 19, "scissors": 18.9,
    "slider.horizontal.3": 16.6, "speaker.wave.3": 18, "sportscourt": 17.5,
    "square.and.arrow.up": 21, "square.and.pencil": 19.33, "square.grid.3x3": 17.66,
    "square.on.square": 19.5, "star": 20, "star.leadinghalf.filled": 20.1, "sun.max": 20.5,
    "target": 18.55, "timelapse": 21, "timer": 19, "trash": 20.67, "tree": 24.4, "triangle": 17.67,
    "tshirt": 20.8, "video": 15.75, "wind": 16.8, "window.vertical.closed": 19.6, "xmark": 15.5,
  ]
}
