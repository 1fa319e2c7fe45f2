// The login, the tablet and the employees' application load this module: Zod's mini build keeps the full one out of
// them.
import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { smallFieldTexts } from './texts/small-fields.ts'

/** In lower case, as in `fields.ts`. */
export const id = z.uuid().check(z.toLowerCase())

/** As in `fields.ts`. */
export const version = z.int().check(z.positive(), z.maximum(limits.largestInteger))

/** The longest user ID. */
export const longestUserId = 40

/** The form of a user ID, and the error for any other; for both builds of Zod. */
export const userIdRule = [/^[\w.-]{2,40}$/, smallFieldTexts.userId] as const

/** A password that its owner has. */
export const presentPassword = z.string().check(z.minLength(1), z.maxLength(200))

/** This browser's push endpoint, by which the server identifies a device for push. */
export const pushEndpoint = z.optional(z.string().check(z.maxLength(1000)))

/** A UTC instant in ISO 8601. */
export const instant = z.iso.datetime()

const [earliest, latest] = [0, Date.UTC(2100, 0, 1)]

/** An instant by a phone's clock: it may be wrong, but lies in a range that can be stored. */
export const phoneInstant = instant.check(
  z.refine((text) => {
    const at = Date.parse(text)
    return at >= earliest && at < latest
  }, smallFieldTexts.phoneInstant),
)
