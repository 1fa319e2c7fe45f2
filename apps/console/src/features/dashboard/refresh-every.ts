/** Milliseconds between two refetches of the dashboard's figures. */
export const refreshEvery = 60_000
