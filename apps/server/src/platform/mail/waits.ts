import type { Minutes } from '@tahi/domain'

const longest = 6 * 60

/** Minutes between a mail's failed try and the next one: 1, 2, 4 … and at most six hours. */
export const waitAfter = (attempts: number): Minutes => Math.min(2 ** (attempts - 1), longest)
