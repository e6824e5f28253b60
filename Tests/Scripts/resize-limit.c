/* What a resize costs at least: the boxes, log and status line of Scenes/reference.yaml, drawn with
 * the terminal library and nothing else. No views, no traits, no constraints.
 *
 *     cc -O2 -o resize-limit resize-limit.c -lncursesw -ltinfo
 *
 * q ends it; any other key draws again. */
#define _XOPEN_SOURCE 700
#define _XOPEN_SOURCE_EXTENDED 1
#define _DEFAULT_SOURCE 1
#include <curses.h>
#include <fcntl.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <unistd.h>

enum { boxes = 6, step = 2, least_log = 20, log_percent = 30 };

static int wake[2];
static int keys;

static void note_signal(int number) {
  (void)number;
  ssize_t written = write(wake[1], "", 1);
  (void)written;
}

/* A frame on the outermost cells, with a title on its upper line. */
static void draw_box(int x, int y, int width, int height, const char *title) {
  if (width < 4 || height < 2) return;
  int right = x + width - 1, bottom = y + height - 1;
  mvhline_set(y, x + 1, WACS_HLINE, width - 2);
  mvhline_set(bottom, x + 1, WACS_HLINE, width - 2);
  mvvline_set(y + 1, x, WACS_VLINE, height - 2);
  mvvline_set(y + 1, right, WACS_VLINE, height - 2);
  mvadd_wch(y, x, WACS_ULCORNER);
  mvadd_wch(y, right, WACS_URCORNER);
  mvadd_wch(bottom, x, WACS_LLCORNER);
  mvadd_wch(bottom, right, WACS_LRCORNER);
  mvaddnstr(y, x + 2, title, width - 4);
}

static void draw(void) {
  char text[64];
  int columns = getmaxx(stdscr), rows = getmaxy(stdscr);
  int log = columns * log_percent / 100;
  if (log < least_log) log = least_log;
  erase();
  for (int level = 0; level < boxes; level++) {
    snprintf(text, sizeof text, " level-%d ", level);
    draw_box(
        step * level, level, columns - log - 2 * step * level, rows - 1 - 2 * level, text);
  }
  draw_box(columns - log, 0, log, rows - 1, " log ");
  for (int line = 1; line < rows - 2; line++) {
    snprintf(text, sizeof text, "%03d entry of the log", line);
    mvaddnstr(line, columns - log + 1, text, log - 2);
  }
  snprintf(text, sizeof text, "%dx%d  %d boxes  keys %d", columns, rows, boxes, keys);
  mvaddnstr(rows - 1, 0, text, columns - 1);
  move(0, 0);
  refresh();
}

int main(void) {
  setlocale(LC_ALL, "");
  if (pipe(wake) != 0) return 1;
  fcntl(wake[0], F_SETFL, O_NONBLOCK);
  fcntl(wake[1], F_SETFL, O_NONBLOCK);
  struct sigaction action = {0};
  action.sa_handler = note_signal;
  action.sa_flags = SA_RESTART;
  sigaction(SIGWINCH, &action, NULL);
  initscr();
  raw();
  noecho();
  nonl();
  curs_set(0);
  draw();
  for (;;) {
    struct pollfd inputs[2] = {{STDIN_FILENO, POLLIN, 0}, {wake[0], POLLIN, 0}};
    if (poll(inputs, 2, -1) < 0) continue;
    char bytes[64];
    if (inputs[1].revents) {
      while (read(wake[0], bytes, sizeof bytes) > 0) continue;
      struct winsize size;
      if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) {
        resizeterm(size.ws_row, size.ws_col);
      }
    }
    if (inputs[0].revents) {
      ssize_t count = read(STDIN_FILENO, bytes, sizeof bytes);
      if (count <= 0 || bytes[0] == 'q') break;
      keys += (int)count;
    }
    draw();
  }
  endwin();
  return 0;
}
