/** Milliseconds after which the dashboard's figures are read anew. */
export const refreshEvery = 60_000
