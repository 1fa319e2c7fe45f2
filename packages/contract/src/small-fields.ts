// The login, the tablet and the employees' application load this module: Zod's small form keeps the other out of it.
import * as z from 'zod/mini'

/** In small letters, as the usual form's (`fields.ts`). */
export const id = z.uuid().check(z.toLowerCase())

/** A UTC instant in ISO 8601. */
export const instant = z.iso.datetime()
