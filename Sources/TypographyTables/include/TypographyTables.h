#ifndef TYPOGRAPHY_TABLES_H
#define TYPOGRAPHY_TABLES_H

#include <stddef.h>

/// The bytes of a file of `Tables`, by its name without the ending, and how many they are; `NULL` if there is
/// none. They are part of the program and stay as long as it runs.
const unsigned char *typography_table(const char *name, size_t *count);

#endif
