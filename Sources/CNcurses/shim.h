#ifndef WINCH_CNCURSES_SHIM_H
#define WINCH_CNCURSES_SHIM_H

// Must stand before <curses.h>: without it there are no wide-character calls.
#ifndef _XOPEN_SOURCE_EXTENDED
#define _XOPEN_SOURCE_EXTENDED 1
#endif
#include <curses.h>
#include <term.h>
#include <signal.h>
#include <stdio.h>
#include <wchar.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

// Static inline functions only: what Swift cannot import, one function for each need.
// Windows and screens cross as `void *`, because WINDOW is opaque on macOS and not on Linux.

// Declared in <wchar.h> only for programs that ask for more of POSIX than Swift's C library does.
extern int wcwidth(wchar_t character);

/// A screen, the stream that it writes to, and the window that it reads keys through.
struct winch_screen {
  void *screen;
  void *stream;
  void *keys;
};

/// What a mouse report says.
enum winch_mouse {
  WINCH_MOUSE_NONE,
  WINCH_MOUSE_PRESS,
  WINCH_MOUSE_SELECT,
  WINCH_MOUSE_RELEASE,
  WINCH_MOUSE_DRAG,
  WINCH_MOUSE_SCROLL_UP,
  WINCH_MOUSE_SCROLL_DOWN,
  WINCH_MOUSE_OTHER
};

/// Streams are pointers on some platforms and opaque on others; descriptors are numbers everywhere.
/// Keys are read through a pad, because reading from a window would also repaint it.
static inline int winch_screen_open(int output, struct winch_screen *result) {
  FILE *stream = fdopen(output, "w");
  if (stream == NULL) return ERR;
  SCREEN *screen = newterm(NULL, stream, stdin);
  if (screen == NULL) {
    fclose(stream);
    return ERR;
  }
  WINDOW *keys = newpad(1, 1);
  if (keys != NULL) {
    keypad(keys, TRUE);
    nodelay(keys, TRUE);
  }
  result->screen = screen;
  result->stream = stream;
  result->keys = keys;
  return keys == NULL ? ERR : OK;
}

/// The stream belongs to the screen and closes with it.
static inline void winch_screen_close(struct winch_screen *screen) {
  if (screen->keys != NULL) delwin((WINDOW *)screen->keys);
  if (screen->screen != NULL) delscreen((SCREEN *)screen->screen);
  if (screen->stream != NULL) fclose((FILE *)screen->stream);
  screen->screen = screen->stream = screen->keys = NULL;
}

/// `cur_term` is a shared variable, which Swift 6 does not let anybody touch.
static inline void winch_forget_terminal_type(void) {
  if (cur_term != NULL) del_curterm(cur_term);
}

/// The argument is a plain `char *` in older versions, and "absent" is NULL or the pointer -1.
static inline const char *winch_capability(const char *name) {
  const char *value = tigetstr((char *)name);
  return value == (const char *)-1 ? NULL : value;
}

/// See `winch_capability`.
static inline int winch_number_capability(const char *name) { return tigetnum((char *)name); }

/// See `winch_capability`; -1 for no flag counts as unset.
static inline bool winch_flag_capability(const char *name) { return tigetflag((char *)name) > 0; }

/// `tparm` is variadic.
static inline const char *winch_capability_with(const char *string, int argument) {
  return tparm((char *)string, (long)argument, 0L, 0L, 0L, 0L, 0L, 0L, 0L, 0L);
}

/// `stdscr` is a shared variable. (<term.h> makes a macro of the name `columns`.)
static inline void winch_size(int *width, int *height) {
  *width = getmaxx(stdscr);
  *height = getmaxy(stdscr);
}

/// `stdscr` is a shared variable. Cells go in as they are; the cursor stays.
static inline int winch_put_cells(int row, int column, const cchar_t *cells, int count) {
  return mvwadd_wchnstr(stdscr, row, column, cells, count);
}

/// Later cells of the same style differ only in `chars[0]`.
static inline int winch_blank(cchar_t *cell, attr_t attributes, short pair) {
  return setcchar(cell, L" ", attributes, pair, NULL);
}

/// WACS_* are macros. The joins are bits: 1 up, 2 right, 4 down, 8 left.
static inline int winch_line(cchar_t *cell, int joins, attr_t attributes, short pair) {
  const cchar_t *glyphs[16] = {
      WACS_HLINE, WACS_VLINE,    WACS_HLINE,    WACS_LLCORNER, WACS_VLINE, WACS_VLINE,
      WACS_ULCORNER, WACS_LTEE,  WACS_HLINE,    WACS_LRCORNER, WACS_HLINE, WACS_BTEE,
      WACS_URCORNER, WACS_RTEE,  WACS_TTEE,     WACS_PLUS};
  wchar_t text[CCHARW_MAX + 1] = {0};
  attr_t own = 0;
  short none = 0;
  if (getcchar(glyphs[joins & 15], text, &own, &none, NULL) == ERR) return ERR;
  return setcchar(cell, text, own | attributes, pair, NULL);
}

/// `stdscr` is a shared variable.
static inline int winch_erase(void) { return werase(stdscr); }

/// `stdscr` and `curscr` are shared variables; the cursor waits where no shrinking terminal cuts.
static inline int winch_update(bool whole) {
  if (whole) clearok(curscr, TRUE);
  wmove(stdscr, 0, 0);
  if (wnoutrefresh(stdscr) == ERR) return ERR;
  return doupdate();
}

/// The window does not cross. Gives OK, KEY_CODE_YES or ERR.
static inline int winch_read_key(const struct winch_screen *screen, wint_t *key) {
  return wget_wch((WINDOW *)screen->keys, key);
}

/// Masks are macros with casts. Gives whether the terminal has a mouse.
static inline bool winch_mouse_set(bool on) {
  mmask_t mask = BUTTON1_PRESSED | BUTTON1_RELEASED | BUTTON3_PRESSED | BUTTON4_PRESSED
    | BUTTON_ALT | BUTTON_CTRL | REPORT_MOUSE_POSITION;
#ifdef BUTTON5_PRESSED
  mask |= BUTTON5_PRESSED;
#endif
  mouseinterval(0);
  return mousemask(on ? mask : 0, NULL) != 0;
}

/// Button bits are macros with casts.
static inline enum winch_mouse winch_mouse_get(int *column, int *row) {
  MEVENT event;
  if (getmouse(&event) == ERR) return WINCH_MOUSE_NONE;
  *column = event.x;
  *row = event.y;
  if (event.bstate & BUTTON4_PRESSED) return WINCH_MOUSE_SCROLL_UP;
#ifdef BUTTON5_PRESSED
  if (event.bstate & BUTTON5_PRESSED) return WINCH_MOUSE_SCROLL_DOWN;
#endif
  if (event.bstate & REPORT_MOUSE_POSITION) return WINCH_MOUSE_DRAG;
  if (event.bstate & BUTTON3_PRESSED) return WINCH_MOUSE_SELECT;
  if (event.bstate & BUTTON1_PRESSED)
    return event.bstate & (BUTTON_ALT | BUTTON_CTRL) ? WINCH_MOUSE_SELECT : WINCH_MOUSE_PRESS;
  if (event.bstate & BUTTON1_RELEASED) return WINCH_MOUSE_RELEASE;
  return WINCH_MOUSE_OTHER;
}

/// A_* are macros with casts.
static inline attr_t winch_bold(void) { return A_BOLD; }
/// See `winch_bold`.
static inline attr_t winch_dim(void) { return A_DIM; }
/// See `winch_bold`.
static inline attr_t winch_underline(void) { return A_UNDERLINE; }
/// See `winch_bold`.
static inline attr_t winch_reverse(void) { return A_REVERSE; }
/// See `winch_bold`; older versions have no slant.
static inline attr_t winch_italic(void) {
#ifdef A_ITALIC
  return A_ITALIC;
#else
  return A_UNDERLINE;
#endif
}

/// Each picture takes and gives back a few hundred kilobytes; the kernel need not see that. There are
/// no such settings elsewhere.
static inline void winch_keep_memory(void) {
#ifdef __GLIBC__
  mallopt(M_MMAP_THRESHOLD, 4 << 20);
  mallopt(M_TRIM_THRESHOLD, 8 << 20);
#endif
}

/// COLOR_PAIRS is a shared variable.
static inline int winch_color_pairs(void) { return COLOR_PAIRS; }

/// Where colours are red, green and blue directly their numbers do not fit into a short; older
/// libraries have no other.
static inline int winch_make_pair(int pair, int foreground, int background) {
#if defined(NCURSES_EXT_COLORS) && NCURSES_EXT_COLORS
  return init_extended_pair(pair, foreground, background);
#else
  return init_pair((short)pair, (short)foreground, (short)background);
#endif
}

/// The union in `struct sigaction` has other names on each platform. Everything is blocked
/// meanwhile; `restart` lets interrupted calls go on, which a handler for waking up wants.
static inline int winch_catch(
    int number, void (*handler)(int, siginfo_t *, void *), bool restart) {
  struct sigaction action = {0};
  action.sa_sigaction = handler;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | (restart ? SA_RESTART : 0);
  sigfillset(&action.sa_mask);
  return sigaction(number, &action, NULL);
}

/// SIG_IGN is a macro with a cast.
static inline int winch_ignore(int number) {
  struct sigaction action = {0};
  action.sa_handler = SIG_IGN;
  return sigaction(number, &action, NULL);
}

#endif
