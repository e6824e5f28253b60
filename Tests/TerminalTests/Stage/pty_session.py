"""Runs a program as a job of a small shell in a pseudo-terminal and tells what it did.

Usage: pty_session.py JSON, an object with
  command  the program and its arguments
  env      more environment variables; null removes one
  ignore   signals that the program finds ignored
  size     [COLUMNS, ROWS] at the start, 80 × 24 without
  hasty    whether the terminal refuses what it cannot take at once
  steps    [["wait", TEXT], ["keys", TEXT], ["signal", NAME], ["resize", COLUMNS, ROWS],
            ["stopped"], ["continue"], ["hang up"], ["look away", SECONDS]], carried out in order;
           while the terminal looks away it reads nothing

Prints a JSON object: output (what the terminal got, bytes as latin-1), log (what the program wrote
to the descriptor named by PROBE_LOG), status ("exit 0", "signal 11"), stops (for each stop whether
the settings were restored), restored (whether they are in the end), failure (a step that never
came to its end, or null).
"""
import fcntl, json, os, pty, select, signal, struct, sys, termios, time

DEADLINE = 60.0  # seconds for everything; a machine may be very busy


def set_size(descriptor, columns, rows):
    fcntl.ioctl(descriptor, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))


def shell(request, report, commands, log):
    """The session's leader: starts the job, and tells its pid, its stops and its end."""
    signal.signal(signal.SIGTTOU, signal.SIG_IGN)
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    # Who started us may have been a thread that lets no signals through.
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    before = termios.tcgetattr(0)
    job = os.fork()
    if job == 0:
        os.setpgid(0, 0)
        os.tcsetpgrp(0, os.getpid())
        # Python ignores the broken pipe, and a script in the background what the keys of its terminal send;
        # a shell gives its jobs all of them.
        for number in (signal.SIGTTOU, signal.SIGHUP, signal.SIGPIPE, signal.SIGINT, signal.SIGQUIT):
            signal.signal(number, signal.SIG_DFL)
        for name in request.get("ignore", []):
            signal.signal(getattr(signal, "SIG" + name), signal.SIG_IGN)
        os.set_blocking(0, not request.get("hasty", False))
        environment = dict(os.environ, PROBE_LOG=str(log), SWIFT_BACKTRACE="enable=no")
        for name, value in request.get("env", {}).items():
            environment.pop(name, None)
            if value is not None:
                environment[name] = value
        os.set_inheritable(log, True)
        try:
            os.execvpe(request["command"][0], request["command"], environment)
        finally:
            os._exit(127)
    os.close(log)

    def tell(**what):
        os.write(report, (json.dumps(what) + "\n").encode())

    def is_restored():
        try:
            return termios.tcgetattr(0) == before
        except termios.error:
            return None

    tell(pid=job)
    while True:
        _, status = os.waitpid(job, os.WUNTRACED)
        try:
            os.tcsetpgrp(0, os.getpgrp())
        except OSError:
            pass
        if os.WIFSTOPPED(status):
            tell(stopped=is_restored())
            os.read(commands, 1)
            os.tcsetpgrp(0, job)
            os.killpg(job, signal.SIGCONT)
        else:
            ended = os.WIFEXITED(status)
            code = os.WEXITSTATUS(status) if ended else os.WTERMSIG(status)
            tell(status=("exit " if ended else "signal ") + str(code), restored=is_restored())
            os._exit(0)


class Session:
    def __init__(self, request):
        report, report_end = os.pipe()
        commands_end, self.commands = os.pipe()
        log, log_end = os.pipe()
        slave_ready, slave_ready_end = os.pipe()
        child, self.master = pty.fork()
        if child == 0:
            os.read(slave_ready, 1)
            shell(request, report_end, commands_end, log_end)
        set_size(self.master, *request.get("size", (80, 24)))
        os.write(slave_ready_end, b"x")
        for end in (report_end, commands_end, log_end, slave_ready, slave_ready_end):
            os.close(end)
        self.sources = {self.master: b"", log: b"", report: b""}
        self.open = set(self.sources)
        self.log_source, self.report_source = log, report
        self.log_seen = 0
        self.stops_seen = 0
        self.end = time.monotonic() + DEADLINE

    def reports(self, key):
        lines = self.sources[self.report_source].decode().splitlines()
        return [entry[key] for entry in map(json.loads, lines) if key in entry]

    def log(self):
        return self.sources[self.log_source].decode()

    def run_until(self, condition):
        while not condition():
            left = self.end - time.monotonic()
            if left <= 0 or not self.open:
                return False
            for source in select.select(list(self.open), [], [], left)[0]:
                try:
                    data = os.read(source, 65536)
                except OSError:
                    data = b""
                if not data:
                    self.open.discard(source)
                self.sources[source] += data
        return True

    def saw(self, text):
        """Whether the log goes on with a line, behind the one seen last."""
        at = self.log().find(text + "\n", self.log_seen)
        if at < 0:
            return False
        self.log_seen = at + len(text) + 1
        return True

    def step(self, name, *arguments):
        if name == "wait":
            return self.run_until(lambda: self.saw(arguments[0]))
        if name == "keys":
            os.write(self.master, arguments[0].encode())
        elif name == "signal":
            os.kill(self.reports("pid")[0], getattr(signal, "SIG" + arguments[0]))
        elif name == "resize":
            set_size(self.master, *arguments)
        elif name == "stopped":
            self.stops_seen += 1
            return self.run_until(lambda: len(self.reports("stopped")) >= self.stops_seen)
        elif name == "continue":
            os.write(self.commands, b"x")
        elif name == "hang up":
            self.open.discard(self.master)
            os.close(self.master)
        elif name == "look away":
            time.sleep(arguments[0])
        return True


def main():
    request = json.loads(sys.argv[1])
    session = Session(request)
    failure = None
    session.run_until(lambda: session.reports("pid"))
    for step in request["steps"]:
        if not session.step(*step):
            failure = json.dumps(step)
            break
    if failure is None and not session.run_until(lambda: session.reports("status")):
        failure = "the end"
    if failure is not None and not session.reports("status") and session.reports("pid"):
        os.kill(session.reports("pid")[0], signal.SIGKILL)
    # What was written before the end is still in the terminal; the leader's end closes it.
    session.run_until(lambda: not session.open)
    print(json.dumps({
        "output": session.sources[session.master].decode("latin-1"),
        "log": session.log().splitlines(),
        "status": (session.reports("status") or [None])[0],
        "stops": session.reports("stopped"),
        "restored": (session.reports("restored") or [None])[0],
        "failure": failure,
    }))


if __name__ == "__main__":
    main()
