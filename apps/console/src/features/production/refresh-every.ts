/** Milliseconds between two refetches of the expected progress; reported progress arrives by events. */
export const refreshEvery = 60_000
