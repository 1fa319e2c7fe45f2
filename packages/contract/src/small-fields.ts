// The login, the tablet and the employees' application load this module: Zod's small form keeps the other out of it.
import * as z from 'zod/mini'

/** In small letters, as the usual form's (`fields.ts`). */
export const id = z.uuid().check(z.toLowerCase())

/** What a user ID is made of, and what is said of any other; for both forms of Zod. */
export const userIdRule = [/^[\w.-]{2,40}$/, 'Use letters, digits, dots and dashes, 2 to 40 of them'] as const

/** A UTC instant in ISO 8601. */
export const instant = z.iso.datetime()

const [earliest, latest] = [0, Date.UTC(2100, 0, 1)]

/** An instant of some phone's clock: wrong perhaps, but of a calendar that everybody can store. */
export const phoneInstant = instant.check(
  z.refine((text) => {
    const at = Date.parse(text)
    return at >= earliest && at < latest
  }, 'Enter an instant between 1970 and 2100'),
)
