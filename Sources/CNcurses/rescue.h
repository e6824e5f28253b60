#ifndef WINCH_CNCURSES_RESCUE_H
#define WINCH_CNCURSES_RESCUE_H

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <termios.h>
#include <unistd.h>

// What runs in signal handlers. It is C because all of it must be async-signal-safe: even a line of
// Swift may make metadata when it runs for the first time, which takes memory, and the signal may have
// come in the middle of taking memory. So: no allocation, no locks, no ncurses, no Swift.

/// The most bytes of the reset string; less than what a writable terminal takes at once.
enum { WINCH_RESET_LIMIT = 256 };
/// How much of what was written to standard error is shown in the end, in bytes.
enum { WINCH_TAIL_LIMIT = 64 * 1024 };
/// How long a terminal may take nothing before it is given up, in milliseconds.
enum { WINCH_PATIENCE = 1000 };

/// Whether the terminal shows our screen.
enum { WINCH_SCREEN_DOWN, WINCH_SCREEN_UP, WINCH_SCREEN_FALLING };

/// What a handler needs to give the terminal back, prepared before the first handler is installed.
struct winch_rescue {
  /// What ncurses writes to; a handler points it at nothing, so that no thread writes after it.
  int screen_fd;
  /// The terminal itself, for questions and settings.
  int terminal_fd;
  /// The terminal once more, which refuses what it cannot take instead of waiting.
  int last_fd;
  /// `/dev/null`.
  int null_fd;
  /// The end of the pipe that wakes the event loop.
  int wake_fd;
  /// The file that takes standard error while the screen is up, and the real standard error; and
  /// that once more, which refuses what it cannot take.
  int held_fd, error_fd, last_error_fd;
  /// One of `WINCH_SCREEN_…`.
  int screen;
  /// Whether standard error is held back.
  bool holds_errors;
  /// The terminal's settings from before.
  struct termios settings;
  /// The string that resets the terminal.
  unsigned char *reset;
  size_t reset_count;
  /// What the signals did before, by number.
  struct sigaction *previous;
};

/// Says whether the terminal shows our screen.
static inline void winch_set_screen_up(struct winch_rescue *rescue, bool is_up) {
  __atomic_store_n(&rescue->screen, is_up ? WINCH_SCREEN_UP : WINCH_SCREEN_DOWN, __ATOMIC_SEQ_CST);
}

/// Says that standard error is held back.
static inline void winch_set_errors_held(struct winch_rescue *rescue) {
  __atomic_store_n(&rescue->holds_errors, true, __ATOMIC_SEQ_CST);
}

/// Writes everything or gives up.
///
/// A terminal that was set not to block refuses what it cannot take at once. It is waited for then,
/// each time for `patience` milliseconds, or for ever if that is −1.
static inline void winch_write_all(int descriptor, const void *bytes, size_t count, int patience) {
  const char *rest = bytes;
  while (count > 0) {
    ssize_t written = write(descriptor, rest, count);
    if (written > 0) {
      rest += written;
      count -= (size_t)written;
    } else if (written < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) {
      struct pollfd state = {.fd = descriptor, .events = POLLOUT};
      int ready = poll(&state, 1, patience);
      if (ready == 0 || (ready < 0 && errno != EINTR)) return;
    } else if (written == 0 || errno != EINTR) {
      return;
    }
  }
}

/// Gives standard error back and writes the end of what was held.
static inline void winch_release_errors(struct winch_rescue *rescue) {
  if (!__atomic_exchange_n(&rescue->holds_errors, false, __ATOMIC_SEQ_CST)) return;
  dup2(rescue->error_fd, STDERR_FILENO);
  off_t end = lseek(rescue->held_fd, 0, SEEK_END);
  lseek(rescue->held_fd, end > WINCH_TAIL_LIMIT ? end - WINCH_TAIL_LIMIT : 0, SEEK_SET);
  char chunk[1024];
  ssize_t count;
  do {
    count = read(rescue->held_fd, chunk, sizeof chunk);
    if (count > 0) {
      winch_write_all(rescue->last_error_fd, chunk, (size_t)count, WINCH_PATIENCE);
    }
  } while (count > 0 || (count < 0 && errno == EINTR));
  close(rescue->held_fd);
  close(rescue->error_fd);
  close(rescue->last_error_fd);
}

/// Resets the terminal without ncurses, unless another job has got it meanwhile.
static inline void winch_reset_terminal(struct winch_rescue *rescue) {
  dup2(rescue->null_fd, rescue->screen_fd);
  pid_t owner = tcgetpgrp(rescue->terminal_fd);
  if (owner > 0 && owner != getpgrp()) return;
  // A terminal that takes nothing must not keep a program from dying.
  struct pollfd state = {.fd = rescue->last_fd, .events = POLLOUT};
  if (poll(&state, 1, WINCH_PATIENCE) > 0) {
    winch_write_all(rescue->last_fd, rescue->reset, rescue->reset_count, WINCH_PATIENCE);
  }
  tcsetattr(rescue->terminal_fd, TCSANOW, &rescue->settings);
}

/// Gives the terminal back and lets the errors out, whoever calls it first; others wait for that.
static inline void winch_give_back(struct winch_rescue *rescue) {
  // Whoever waits for the first must not be the first, interrupted.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, &before);
  int state = WINCH_SCREEN_UP;
  if (__atomic_compare_exchange_n(
          &rescue->screen, &state, WINCH_SCREEN_FALLING, false, __ATOMIC_SEQ_CST,
          __ATOMIC_SEQ_CST)) {
    winch_reset_terminal(rescue);
    winch_release_errors(rescue);
    __atomic_store_n(&rescue->screen, WINCH_SCREEN_DOWN, __ATOMIC_SEQ_CST);
  } else if (state == WINCH_SCREEN_DOWN) {
    winch_release_errors(rescue);
  }
  for (int turn = 0; turn < 3000; turn++) {
    if (__atomic_load_n(&rescue->screen, __ATOMIC_SEQ_CST) != WINCH_SCREEN_FALLING) break;
    poll(NULL, 0, 1);
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

/// SIG_IGN is a macro with a cast.
static inline bool winch_is_ignored(const struct sigaction *action) {
  return !(action->sa_flags & SA_SIGINFO) && action->sa_handler == SIG_IGN;
}

/// Tells the event loop which signal came.
static inline void winch_wake(const struct winch_rescue *rescue, int number) {
  int error = errno;
  unsigned char byte = (unsigned char)number;
  ssize_t written = write(rescue->wake_fd, &byte, 1);
  (void)written;
  errno = error;
}

/// Gives the terminal back and dies of the signal, as if we had never caught it.
///
/// A fault repeats when the handler returns, with its place in the program intact for a debugger. A
/// signal that somebody sent is sent again, to what was there before us. That may return, to go on;
/// but one that put the default back, as the language's own does, wants the program to die.
static inline void winch_die_of(struct winch_rescue *rescue, int number, const siginfo_t *info) {
  int error = errno;
  const struct sigaction *previous = &rescue->previous[number];
  bool is_fault = (number == SIGILL || number == SIGSEGV || number == SIGBUS || number == SIGFPE)
                  && info != NULL && info->si_code > 0;
  if (!is_fault && winch_is_ignored(previous)) return;
  winch_give_back(rescue);
  sigaction(number, previous, NULL);
  if (!is_fault) {
    raise(number);
    // The language's own handler reads memory that may not be there, and catches the faults.
    const int open[] = {number, SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGQUIT};
    sigset_t free;
    sigemptyset(&free);
    for (size_t index = 0; index < sizeof open / sizeof *open; index++) {
      sigaddset(&free, open[index]);
    }
    pthread_sigmask(SIG_UNBLOCK, &free, NULL);
    struct sigaction now;
    bool is_default = sigaction(number, NULL, &now) == 0 && !(now.sa_flags & SA_SIGINFO)
                      && now.sa_handler == SIG_DFL;
    if (is_default && !(previous->sa_flags & (int)SA_RESETHAND)) raise(number);
  }
  errno = error;
}

#endif
