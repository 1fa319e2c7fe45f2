import { limits } from '@tahi/contract'

/** Milliseconds between two refetches of lists, well before the addresses of their files expire (D6). */
export const refreshEvery = (limits.fileMinutes - 5) * 60_000
