import { centavosFromPesos, isDay, parseWallTime, tidyLine, tidyText } from '@tahi/domain'
import * as z from 'zod'
import { limits } from './limits.ts'
import { roles } from './roles.ts'
import { fieldTexts } from './texts/fields.ts'
import { validationTexts } from './texts/validation.ts'

/** In lower case, as PostgreSQL returns it: the product compares ids as text. */
export const id = z.uuid(fieldTexts.id).toLowerCase()

/**
 * A record's own id in an upsert. When it is missing or 'new', it becomes undefined and the server makes one (D1
 * create).
 */
export const ownId = z.union([id, z.literal('new').transform(() => undefined)]).optional()

/** Grows by one with every change. Sent back, it makes a change conditional (D1 create). */
export const version = z.int().positive().max(limits.largestInteger)

/**
 * The version in an upsert. 0 stands for a record that the caller makes: repeated after a lost reply, the call undoes
 * nothing that others have changed since.
 */
export const ownVersion = z.int().min(0).max(limits.largestInteger).optional()

/** Rows selected in a list, for a call on all of them. */
export const chosenIds = z.array(id).min(1).max(limits.largestSelection)

/**
 * The versions in which selected records were seen. A record that has changed since is left alone, and named in the
 * reply. Without versions nothing is compared.
 */
export const seen = z
  .array(z.object({ _id: id, version }))
  .max(limits.largestSelection)
  .optional()

/**
 * A calendar day `YYYY-MM-DD` in the company's time zone, for fields with their own rule on years, such as a
 * birthday.
 */
export const dayOfAnyYear = z.string().refine(isDay, fieldTexts.day).meta({ format: 'date' })

/** A calendar day `YYYY-MM-DD` in the company's time zone. */
export const day = z
  .string()
  .refine(isDay, { error: fieldTexts.day, abort: true })
  .refine((day) => day >= limits.firstDay && day <= limits.lastDay, fieldTexts.year)
  .meta({ format: 'date' })

/** A calendar month `YYYY-MM`. */
export const month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: fieldTexts.month, abort: true })
  .refine((month) => `${month}-01` >= limits.firstDay && `${month}-01` <= limits.lastDay, fieldTexts.year)

/** A wall time `HH:MM` in the company's time zone. */
export const wallTime = z.string().refine((text) => parseWallTime(text) !== undefined, fieldTexts.time)

/** A wall time that may be empty, as in an attendance record (C3). */
export const optionalWallTime = z.union([wallTime, z.literal('')])

const isPesos = (amount: number): boolean => {
  try {
    return Number.isInteger(centavosFromPesos(amount))
  } catch {
    return false
  }
}

/** Pesos with at most two decimals; the server computes in whole centavos (D1 Money). */
export const pesos = z.number().refine(isPesos, fieldTexts.pesos)

/** A UTC instant in ISO 8601. */
export const instant = z.iso.datetime()

export const role = z.enum(roles)

/** One line of any length, normalised before it is stored. */
export const oneLine = z.string().overwrite(tidyLine)

/** Text of several lines, of any length, without spaces around it and without characters that are no text. */
export const manyLines = z.string().overwrite(tidyText)

/** One line of text; may be empty. */
export const line = oneLine.max(limits.nameLength)

export const name = oneLine.min(1).max(limits.nameLength)

/** Text of several lines that shows something: invisible characters alone do not. */
export const shownText = (whenBlank: string = validationTexts.required) =>
  manyLines.refine((text) => tidyLine(text) !== '', whenBlank)

/** The title of an announcement or a document. */
export const title = oneLine.min(1).max(limits.titleLength)

export const reason = manyLines.min(limits.shortestReason, fieldTexts.reason).max(limits.textLength)

/** `/{id}` of a list: everything in scope (`all`, or a literal `:id`), a branch, or a person (D1 List paths). */
export const listPath = z.object({ id: z.union([z.literal('all'), z.literal(':id'), id]) })

/** Whether a list's path names neither a branch nor a person. */
export const isWholeList = (id: string): boolean => id === 'all' || id === ':id'

/** Paging; without `page` the whole list is returned, up to `limits.largestList` rows. */
export const pages = {
  page: z.coerce.number().int().min(1).optional(),
  pageSize: z.coerce.number().int().min(1).max(limits.largestPage).optional(),
}

/** A sort by one of the fields: `field`, or `-field` for descending (D1 List paths). */
export type Sort<Field extends string> = Field | `-${Field}`

/** Sorting by one of the fields. A page's address may hold any text; what the server takes is a sort. */
export const sortBy = <const Field extends string>(fields: readonly Field[]) => {
  const orders = fields.flatMap((field): Sort<Field>[] => [field, `-${field}`])
  const isSort = (text: string) => orders.some((order) => order === text)
  const sort = z.string().refine(isSort, validationTexts.sortBy(orders)).meta({ enum: orders }).optional()
  return sort as unknown as z.ZodOptional<z.ZodType<Sort<Field>, string>>
}

/** Paging, and sorting by one of the fields. */
export const pagedBy = <const Field extends string>(fields: readonly Field[]) => ({
  ...pages,
  sort: sortBy(fields),
})

export const period = { from: day.optional(), to: day.optional() }

export const search = line.optional()

/** A filter whose value `all` restricts nothing: the server reads it as if it were left out. */
export const filterBy = <S extends z.ZodType>(values: S) =>
  values
    .transform((value) => (value === 'all' ? undefined : (value as Exclude<z.output<S>, 'all'>)))
    .optional()

/** A branch filter: one branch, or all that the caller may see. */
export const branchFilter = filterBy(z.union([id, z.literal('all')]))

/** Whether a list's records are active. Lists leave out removed ones, so `false` finds none (D1). */
export const statusFilter = z.enum(['true', 'false', 'all']).optional()
export type StatusFilter = z.infer<typeof statusFilter>

/** Filters by the record's person: by the person's current department, and by role. */
export const ofPeople = {
  departmentId: id.optional(),
  role: filterBy(z.union([role, z.literal('all')])),
}

/** A person as shown beside a record in lists. */
export const personName = z.object({
  _id: id,
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
})
export type PersonName = z.infer<typeof personName>

/** The audience of announcements and documents: a branch, or all (C3). */
export const branchOrAll = z.union([id, z.literal('All')])

/** Records of a selection that were left alone, and why; `not_found` marks those that are not there, or not in scope. */
export const refused = z.array(
  z.object({ _id: id, msg: z.string(), code: z.literal('not_found').optional() }),
)
export type Refused = z.infer<typeof refused>
