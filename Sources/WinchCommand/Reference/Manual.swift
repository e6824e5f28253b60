import ArgumentParser
import Foundation
import SceneFiles

/// Prints the manual page, made from the definitions of the argument parser.
struct Manual: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual",
    abstract: "Print the manual page, which tells the format of scenes too.",
    discussion: """
      EXAMPLES
        winch manual > /usr/local/share/man/man1/winch.1
        winch manual | man -l -
      """)

  func run() throws {
    let description = try JSONDecoder().decode(
      ManualPage.Program.self, from: Data(WinchCommand._dumpHelp().utf8))
    print(ManualPage(description.command).text, terminator: "")
  }
}

/// A page for `man`, with the help texts of the argument parser.
struct ManualPage {
  /// The argument parser's description of a program.
  struct Program: Decodable {
    let command: Command
  }

  struct Command: Decodable {
    let commandName: String
    let abstract: String?
    let discussion: String?
    let arguments: [Argument]?
    let subcommands: [Command]?
    let shouldDisplay: Bool
  }

  struct Argument: Decodable {
    struct Name: Decodable {
      let kind: String
      let name: String
    }

    let kind: String
    let shouldDisplay: Bool
    let isRepeating: Bool
    let names: [Name]?
    let valueName: String?
    let defaultValue: String?
    let allValues: [String]?
    let abstract: String?
  }

  private var lines: [String] = []

  init(_ program: Command) {
    add(".TH \(quoted(program.commandName.uppercased())) 1")
    add(".SH NAME")
    add("\(Self.escaped(program.commandName)) \\- \(Self.escaped(program.abstract ?? ""))")
    add(".SH SYNOPSIS")
    add(".B \(program.commandName)", ".RI [ command ] \" \" [ arguments ]")
    addDiscussion(program.discussion)
    add(".SH COMMANDS")
    for command in (program.subcommands ?? []) where command.shouldDisplay {
      describe(command, in: program.commandName)
    }
    add(".SH SCENE FILES")
    lines += FormatPage(markdown: SceneFormat.text).text
    add(".SH EXIT STATUS")
    add(
      "0 fine, 64 a wrong command line, 65 a wrong scene, 66 no readable file, 69 no usable terminal,"
    )
    add("74 the output, or a file to write, could not be written,")
    add("128 + n ended by signal n. The command check ends with 0, 1 or 2 as it says.")
  }

  /// The page in the markup of `man`.
  var text: String { lines.joined(separator: "\n") + "\n" }

  private mutating func describe(_ command: Command, in program: String) {
    add(".SS \(quoted("\(program) \(command.commandName)"))")
    add(Self.escaped(command.abstract ?? ""))
    addDiscussion(command.discussion)
    for argument in (command.arguments ?? []) where argument.shouldDisplay { describe(argument) }
  }

  private mutating func describe(_ argument: Argument) {
    let value = "\\fI\(Self.escaped(argument.valueName ?? ""))\\fR"
    let names = (argument.names ?? []).map { name in
      "\\fB\(Self.escaped((name.kind == "long" ? "--" : "-") + name.name))\\fR"
    }.joined(separator: ", ")
    let term =
      switch argument.kind {
      case "positional": value
      case "flag": names
      default: "\(names) \(value)"
      }
    add(".TP", argument.isRepeating ? "\(term) ..." : term)
    let values = argument.allValues.map { " One of \($0.joined(separator: ", "))." } ?? ""
    let standard = argument.defaultValue.map { " \($0) without." } ?? ""
    add(Self.escaped((argument.abstract ?? "") + values + standard))
  }

  /// Examples and tables keep their line breaks.
  private mutating func addDiscussion(_ text: String?) {
    guard let text, !text.isEmpty else { return }
    add(".PP", ".nf")
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      add(Self.escaped(String(line)))
    }
    add(".fi")
  }

  private mutating func add(_ new: String...) { lines += new }

  private func quoted(_ text: String) -> String { "\"\(Self.escaped(text))\"" }

  /// Text in which all characters of `man`'s markup are escaped, such as dashes and leading dots.
  static func escaped(_ text: String) -> String {
    let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
      .replacing("'", with: "\\(aq")
    return plain.hasPrefix(".") ? "\\&" + plain : plain
  }
}
