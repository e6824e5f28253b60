// Reference: UIImagePickerController, iOS 18 documentation.
// Status: Partial — a library without pictures, which can only be left; no camera.
public import AdaptiveUI

/// Lets people choose a picture: here from a library that has none.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    /// The library's albums.
    case photoLibrary
    /// The camera.
    case camera
    /// The album of what the camera took.
    case savedPhotosAlbum
  }

  /// One of a device's cameras.
  public enum CameraDevice: Int, Sendable {
    /// That of the back.
    case rear
    /// That of the front.
    case front
  }

  /// What a chosen picture comes with.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The key's text.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Its type.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture as it was.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as it was cut.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// What was cut out of it.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// Where a film is.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// Where the picture is.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  /// Whether pictures can come from there: a camera is never there.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
    sourceType != .camera
  }

  /// Whether there is such a camera: there is none.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  /// What kinds of media come from there.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }

  /// Where pictures come from; one that is not there is refused, as UIKit does.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      guard !Self.isSourceTypeAvailable(sourceType) else { return }
      let refused = sourceType
      sourceType = oldValue
      environment.breach(
        Breach(
          "NSInvalidArgumentException", "Source type \(refused.rawValue) not available",
          subject: traceSubject, rule: "API"))
    }
  }
  /// The kinds of media to choose from; kept.
  open var mediaTypes = ["public.image"] { didSet { KeptMember.mediaTypes.wasSet() } }
  /// Whether a chosen picture can be cut before it is taken; kept.
  open var allowsEditing = false { didSet { KeptMember.allowsEditing.wasSet() } }

  open override func viewDidLoad() {
    super.viewDidLoad()
    guard viewControllers.isEmpty else { return }
    let library = UIViewController()
    library.title = "Photos"
    library.view.backgroundColor = .systemBackground
    library.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        guard let chooser = delegate as? any UIImagePickerControllerDelegate else {
          return dismiss(animated: true)
        }
        chooser.imagePickerControllerDidCancel(self)
      })
    viewControllers = [library]
  }
}

/// Gets chosen pictures.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Called with a chosen picture; the delegate dismisses the picker.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when nothing was chosen; the delegate dismisses the picker.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Dismisses the picker.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}
