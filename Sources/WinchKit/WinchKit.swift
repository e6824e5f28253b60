// WinchKit
