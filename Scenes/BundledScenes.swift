// The scenes that every binary carries.
