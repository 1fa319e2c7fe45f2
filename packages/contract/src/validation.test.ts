import { expect, it } from 'vitest'
import * as z from 'zod'
import { calls } from './calls.ts'
import { saveCompanySettings } from './company-settings.ts'
import { day, listPath, name, optionalWallTime, pages, shownText } from './fields.ts'
import { newPassword } from './new-password.ts'
import { addPerson } from './people-records.ts'
import { createQuota, createQuotaProgress } from './production.ts'
import { register } from './registration.ts'
import { presentPassword } from './small-fields.ts'
import { inWords } from './validation.ts'

const said = (schema: z.core.$ZodType, value: unknown): string[] => {
  const result = z.core.safeParse(schema, value, { error: inWords })
  return result.success ? [] : result.error.issues.map(({ message }) => message)
}

it.each<[z.core.$ZodType, unknown, string]>([
  [z.object({ name }), {}, 'Required'],
  [z.object({ name }), { name: null }, 'Required'],
  [name, 'a'.repeat(81), 'At most 80 characters: 1 too many'],
  [z.string().trim().max(2_000), ` ${'a'.repeat(3_300)} `, 'At most 2,000 characters: 1,300 too many'],
  [name, 5, 'Enter a text'],
  [z.string().min(3), 'a', 'At least 3 characters'],
  [z.string().min(1), '', 'Required'],
  [pages.page, 'abc', 'Enter a number'],
  [pages.page, '1.5', 'Enter a whole number'],
  [pages.page, '0', 'At least 1'],
  [pages.pageSize, '501', 'At most 500'],
  [createQuota.body.shape.target, 5_000_000, 'At most 1,000,000'],
  [createQuota.body.shape.target, 0, 'At least 1'],
  [createQuota.body.shape.target, 1.5, 'Enter a whole number'],
  [createQuotaProgress.body.shape.quotaProgress, -5_000_000, 'At least -1,000,000'],
  [addPerson.body.shape.email, `${'a'.repeat(200)}@example.com`, 'At most 200 characters: 12 too many'],
  [z.number().positive(), 0, 'More than 0'],
  [z.number().lt(5), 5, 'Less than 5'],
  [z.number().multipleOf(5), 4, 'A multiple of 5'],
  [z.enum(['cash', 'bank']), 'gold', 'Choose one of: cash, bank'],
  [z.boolean(), 'yes', 'Choose yes or no: true or false'],
  [z.array(z.string()).min(1), [], 'Required'],
  [z.array(z.string()).max(2), ['a', 'b', 'c'], 'At most 2 entries'],
  [z.object({}), [], 'Send an object of fields'],
  [z.array(z.string()), {}, 'Send a list'],
  [z.email(), 'ana', 'Enter an e-mail address'],
  [saveCompanySettings.body.shape.email, 'ana', 'Enter an e-mail address'],
  [register.body.shape.email, 'ana', 'Enter an e-mail address'],
  [newPassword, 'short', 'At least 10 characters'],
  [addPerson.body.shape.password, 'short', 'At least 10 characters'],
  [addPerson.body.shape.dailyRate, -1, 'At least 0'],
  [presentPassword, '', 'Required'],
  [name, ' ', 'Required'],
  [shownText(), ' ', 'Required'],
  [z.iso.datetime(), 'noon', 'Enter a moment as 2026-11-21T08:00:00Z'],
  [z.strictObject({}), { a: 1 }, 'There is no such field: a'],
  // Messages of the schemas themselves.
  [day, '2026-02-30', 'Enter a day as YYYY-MM-DD'],
  [optionalWallTime, 'noon', 'Enter a time as HH:MM'],
  [listPath.shape.id, 'here', 'This is not an id that Tahi made'],
])('case %#: says what is wrong in plain words', (schema, value, message) => {
  expect(said(schema, value)).toEqual([message])
})

const zod = /Invalid|Too (big|small)|expected (a|an|string|number|int|boolean|array|object)|NaN|undefined/
const hostile = [
  undefined,
  null,
  '',
  'a',
  'a'.repeat(6000),
  -1,
  1.5,
  Number.NaN,
  1e300,
  true,
  [],
  {},
  new Date(),
]

it.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s never speaks Zod',
  (_, { params, query, body }) => {
    for (const schema of [params, query, body]) {
      if (!schema) continue
      const fields = Object.keys((schema as unknown as z.core.$ZodObject)._zod.def.shape ?? {})
      for (const value of hostile) {
        const given = Object.fromEntries(fields.map((field) => [field, value]))
        for (const message of [...said(schema, value), ...said(schema, given)])
          expect(message).not.toMatch(zod)
      }
    }
  },
)
