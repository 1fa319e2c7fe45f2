import { limits } from '@tahi/contract'

/**
 * Milliseconds between two refetches of a list, or of the file's address beside an open form: well before the addresses of their
 * files expire (D6).
 */
export const refreshEvery = (limits.fileMinutes - 5) * 60_000
