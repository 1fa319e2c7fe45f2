import { limits } from '@tahi/contract'

/** Milliseconds after which lists are read anew, well before the addresses of their files end (D6). */
export const refreshEvery = (limits.fileMinutes - 5) * 60_000
