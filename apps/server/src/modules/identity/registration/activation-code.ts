import { randomInt } from 'node:crypto'
import { limits } from '@tahi/contract'

/** Letters and digits that are not easily confused: without 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const characters = 'ACDEFGHJKMNPQRTWXY34679'

/** A new code to be copied from a mail (D2 Registration). */
export const newActivationCode = (): string =>
  Array.from({ length: limits.activationCodeLength }, () => characters[randomInt(characters.length)]).join('')
