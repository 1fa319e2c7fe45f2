import { randomInt } from 'node:crypto'

/** Letters and digits that are not easily confused: without 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const characters = 'ACDEFGHJKMNPQRTWXY34679'

/** A new code for a person to copy by hand. Codes that were given earlier may have other characters. */
export const newLegibleCode = (length: number): string =>
  Array.from({ length }, () => characters[randomInt(characters.length)]).join('')
