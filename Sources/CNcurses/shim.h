#ifndef WINCH_CNCURSES_SHIM_H
#define WINCH_CNCURSES_SHIM_H

// Must stand before <curses.h>: without it there are no wide-character calls.
#ifndef _XOPEN_SOURCE_EXTENDED
#define _XOPEN_SOURCE_EXTENDED 1
#endif
#include <curses.h>

#endif
