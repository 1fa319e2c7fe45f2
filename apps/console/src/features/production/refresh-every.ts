/** Milliseconds after which what is expected by now is read anew; progress is told as it comes. */
export const refreshEvery = 60_000
