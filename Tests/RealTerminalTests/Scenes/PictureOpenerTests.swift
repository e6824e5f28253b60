import Testing

@testable import WinchCommand

/// What opens a picture that was saved.
struct PictureOpenerTests {
  @Test func `a command that opens pictures is named only where it is installed`() {
    let there = "/usr/bin/" + PictureOpener.name
    func command(_ path: String?) -> String? {
      PictureOpener.command(path: path) { $0 == there }
    }

    #expect(command("/bin:/usr/bin") == PictureOpener.name)
    #expect(command("/bin:/usr/local/bin") == nil)
    #expect(command(nil) == nil)
  }
}
