import type { FailedCall } from './failed-call.ts'

/**
 * Whether what was sent on its own is refused for good: only by Tahi itself. No answer, an ended session, a password that
 * has to be changed first, a server error, too many tries and a timeout are tried again. So is the reply of a proxy whose
 * server is away, whatever its status.
 */
export const isLastWord = ({ code, status, canPass }: FailedCall): boolean =>
  code !== undefined && code !== 'password_change_required' && status !== 408 && !canPass
