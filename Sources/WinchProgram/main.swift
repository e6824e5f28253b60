import WinchCommand

WinchCommand.main()
