/// The scene that `winch new` writes: short, with an example of everything that most scenes need.
enum SceneTemplate {
  static let text = """
    # yaml-language-server: $schema=winch.schema.json
    #
    # A form to start from. Open it with `winch login.yaml` and drag the terminal's corner; each time that
    # you save this file, the lab shows it again. `winch manual` tells everything that a scene can say.

    title: Log in
    notes: |
      Press p: the help is a popover where there is room, and a sheet where there is not.
      Press r or drag the corner: in compact height the picture stands beside the form.

    # A window of so many cells. On a device instead: device: iPhone 15
    window: {size: 80x30}

    root:
      id: login
      title: Log in
      view:
        backgroundColor: systemBackground
        subviews:
          - class: UILabel
            id: logo
            text: Winch
            textStyle: largeTitle
            textAlignment: center

          # A stack view arranges its subviews itself; they need no constraints of their own.
          - class: UIStackView
            id: form
            axis: vertical
            spacing: 12
            subviews:
              - {class: UITextField, id: user, placeholder: User name, borderStyle: roundedRect}
              - {class: UITextField, id: password, placeholder: Password, borderStyle: roundedRect, secureTextEntry: true}
              # The action does what it says: present ID, push ID, show ID, dismiss, pop …
              - {class: UIButton, id: go, title: Log in, configuration: filled, constraints: [height >= 44]}
              - {class: UIButton, id: help-button, title: Need help?, action: present help, constraints: [height >= 44]}

        # Equations, as the manual page tells them: ITEM.ATTRIBUTE == ITEM.ATTRIBUTE * FACTOR + NUMBER @PRIORITY
        constraints:
          # In regular height, and in none that is compact, the logo stands above the form …
          - when: {h: regular}
            equations:
              - logo.top == superview.safeArea.top + 32
              - logo.centerX == superview.centerX
              - form.top == logo.bottom + 24
              - form.centerX == superview.centerX
              - form.leading >= superview.margins.leading
              - form.width == 400 @750
          # … in compact height beside it.
          - when: {h: compact}
            equations:
              - logo.leading == superview.margins.leading
              - logo.trailing == superview.centerX - 16
              - logo.centerY == form.centerY
              - form.top == superview.safeArea.top + 8
              - form.leading == superview.centerX + 16
              - form.trailing == superview.margins.trailing

    # The first presentation is the one that the key p presents.
    presentations:
      - id: help
        from: login
        style: popover
        sourceView: help-button
        controller:
          id: help-page
          title: Help
          preferredContentSize: [280, 160]
          view:
            backgroundColor: systemBackground
            subviews:
              - class: UILabel
                id: help-text
                text: The user name is the one on your badge.
                numberOfLines: 0
                constraints:
                  - top == superview.safeArea.top + 16
                  - leading == superview.margins.leading
                  - trailing == superview.margins.trailing
              # Without it, nobody gets out where the sheet covers the whole window.
              - class: UIButton
                id: close
                title: Close
                action: dismiss
                constraints:
                  - top == help-text.bottom + 8
                  - centerX == superview.centerX
                  - width >= 44
                  - height >= 44

    """
}
