/// Completes the parser's completion scripts: as `winch X` is `winch open X`, documents and options
/// of the lab are offered where no command is given.
enum CompletionScript: String {
  case bash, zsh, fish

  /// The shell for which a command line requests a script, if it does.
  init?(askedBy arguments: [String]) {
    let option = "--generate-completion-script"
    guard let index = arguments.firstIndex(where: { $0.hasPrefix(option) }) else { return nil }
    let name = arguments[index].split(separator: "=").dropFirst().first.map(String.init)
    self.init(rawValue: name ?? arguments.dropFirst(index + 1).first ?? "")
  }

  /// The parser's script with the additional completions.
  func completed(_ script: String, commands: [String]) -> String {
    let words = commands.joined(separator: " ")
    switch self {
    case .bash:
      return script.replacing(
        "complete -o filenames -F _winch winch",
        with: Self.bashFunction(words) + "\n\ncomplete -o filenames -F _winch_or_open winch")
    case .zsh:
      let start = #"if [[ "${funcstack[1]}" = _winch ]]; then"#
      return script.replacing("\n_winch() {\n", with: "\n_winch_commands() {\n")
        .replacing(start, with: Self.zshFunction(words) + "\n\n" + start)
    case .fish:
      let read = "    set -l unparsed_tokens (__winch_tokens -pc)\n"
      let isExpected = #"test "$commands" = "$expected_commands"; and return"#
      return script.replacing(read, with: read + Self.fishInsertion(words))
        .replacing(isExpected, with: Self.fishExpectation)
        // Only a line that is being edited has a cursor; the typed part of a word always has an
        // end.
        .replacing("(__winch_tokens -tC)", with: #"(string length -- "$(commandline -ct)")"#)
        + "\n" + Self.fishLine
    }
  }

  private static func bashFunction(_ commands: String) -> String {
    """
    # What is no command is a document: 'winch X' is 'winch open X'.
    _winch_or_open() {
        local -ar typed=("${COMP_WORDS[@]}")
        local -ir place="${COMP_CWORD}" point="${COMP_POINT}"
        local -r line="${COMP_LINE}"
        if [[ "${place}" -gt 1 && " \(commands) " = *" ${typed[1]} "* ]]; then
            _winch "${@}"
            return
        fi
        [[ "${place}" -le 1 ]] && _winch "${@}"
        local -a COMP_WORDS=("${typed[0]}" open "${typed[@]:1}")
        local -i COMP_CWORD="$((place + 1))" COMP_POINT="$((point + 5))"
        local COMP_LINE="${typed[0]} open${line#"${typed[0]}"}"
        _winch "${@}"
    }
    """
  }

  private static func zshFunction(_ commands: String) -> String {
    """
    # What is no command is a document: 'winch X' is 'winch open X'.
    _winch() {
        local -ar commands=(\(commands))
        if (( CURRENT > 2 )) && (( ${commands[(Ie)${words[2]}]} )); then
            _winch_commands "${@}"
            return
        fi
        local -i ret=1
        (( CURRENT == 2 )) && _winch_commands "${@}" && ret=0
        words=("${words[1]}" open "${(@)words[2,-1]}")
        (( CURRENT++ ))
        _winch_commands "${@}" && ret=0
        return "${ret}"
    }
    """
  }

  private static func fishInsertion(_ commands: String) -> String {
    """
        # What is no command is a document: 'winch X' is 'winch open X'.
        if test (count $unparsed_tokens) -gt 1; and not contains -- $unparsed_tokens[2] \(commands)
            set unparsed_tokens $unparsed_tokens[1] open $unparsed_tokens[2..]
        end

    """
  }

  /// Options of the lab are offered wherever a command is expected.
  private static let fishExpectation =
    #"test "$commands" = "$expected_commands" -o "$commands, $expected_commands" = "winch, winch open"; "#
    + "and return"

  private static let fishLine =
    #"complete -c 'winch' -n '__winch_should_offer_completions_for_positional "winch" -eq 1' "#
    + "-fka '(__winch_custom_completion ---completion open -- positional@0 "
    + "(count (__winch_tokens -pc)) (string length -- \"$(commandline -ct)\"))'\n"
}
