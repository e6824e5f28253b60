print("winch")
