import { expect, test } from 'vitest'
import * as z from 'zod'
import type { Call } from './call.ts'
import { calls } from './calls.ts'
import * as contract from './index.ts'
import { limits } from './limits.ts'
import { roles } from './roles.ts'

const named = calls.map((call) => [`${call.method} ${call.path}`, call] as const)

test('every call that the contract exports is on the list', () => {
  const exported = Object.values(contract).filter(
    (entry) => typeof entry === 'object' && 'method' in entry && 'path' in entry,
  )
  expect(new Set(calls)).toEqual(new Set(exported))
})

test('no two calls share method and path', () => {
  const names = named.map(([name]) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test.each(named)('%s says in one sentence what it does', (_, { summary }) => {
  expect(summary).toMatch(/^[A-Z].{9,119}[^.]$/)
})

test.each(named)('%s declares exactly the parameters of its path', (_, { path, params }) => {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)
  expect(Object.keys(params?.shape ?? {}).sort()).toEqual(inPath.sort())
})

test.each(named)('%s is allowed to somebody, and to roles that there are', (_, { allow }) => {
  if (typeof allow === 'string') return expect(['public', 'signedIn', 'gate']).toContain(allow)
  expect(allow.length).toBeGreaterThan(0)
  expect(roles).toEqual(expect.arrayContaining([...allow]))
})

test('a call that reads sends no body', () => {
  expect(calls.filter(({ method, body, upload }) => method === 'GET' && (body || upload))).toEqual([])
})

test('what answers before anybody signed in is known by name, and whatever takes a secret is slowed down', () => {
  const open = calls.filter(({ allow }) => allow === 'public')
  expect(open.map(({ path }) => path).sort()).toEqual([
    '/api/auth/activate',
    '/api/auth/forgot-password',
    '/api/auth/login',
    '/api/auth/register',
    '/api/auth/reset-password',
    '/api/company',
    '/api/company/picture/:id',
    '/api/file/:id',
    '/api/gate/pair',
    '/api/setup',
  ])
  const guessable = open.filter(({ body }) => body)
  expect(guessable.filter(({ triesPerMinute }) => triesPerMinute === undefined)).toEqual([])
})

test('behind one address, people take the steps of their first day as fast as they sign in', () => {
  for (const { triesPerMinute } of [contract.changePassword, contract.setOwnPin])
    expect(triesPerMinute).toBeGreaterThanOrEqual(contract.login.triesPerMinute)
})

test('a file is taken as fast as offices and employees behind one address send them, and no faster', () => {
  expect(contract.uploadFile.triesPerMinute).toBeGreaterThan(limits.ownSecretsPerMinute)
  expect(contract.uploadFile.triesPerMinute).toBeLessThan(1_000)
})

test('a payslip is drawn as fast as somebody reads them, for drawing holds up everybody else', () => {
  expect(contract.printPayslip.triesPerMinute).toBeLessThanOrEqual(60)
})

/** The schemas of the ids in a call's input, by their path. */
function idsSentTo({ params, query, body }: Call): [string, z.core.$ZodType][] {
  const ids: [string, z.core.$ZodType][] = []
  for (const part of [params, query, body])
    if (part)
      z.toJSONSchema(part, {
        io: 'input',
        unrepresentable: 'any',
        override: ({ zodSchema, jsonSchema, path }) => {
          if (jsonSchema.format === 'uuid') ids.push([path.join('.'), zodSchema])
        },
      })
  // A schema with a check also appears once without it.
  const unfinished = new Set(ids.map(([, { _zod }]) => _zod.parent))
  return ids.filter(([, schema]) => !unfinished.has(schema))
}

const inCapitals = '0199A8F0-6A3B-7C1D-8E2F-3A4B5C6D7E8F'

test.each(named)('%s takes an id in capitals for the same in small letters', (_, call) => {
  for (const [where, id] of idsSentTo(call)) {
    // A PIN is sealed for this id exactly as sent.
    if (call === contract.punchAtGate && where === 'properties._id') continue
    expect(z.core.parse(id, inCapitals), where).toBe(inCapitals.toLowerCase())
  }
})

/** The calls of C7 and W7 in this version, and the names that D gives its own additions. */
test.each([
  'POST /api/auth/login',
  'POST /api/auth/register',
  'POST /api/auth/activate',
  'GET /api/auth/user',
  'GET /api/auth/all-user',
  'POST /api/attendance/create',
  'GET /api/attendance/:id',
  'GET /api/shift/:id',
  'POST /api/prod/branch/create',
  'GET /api/prod/branch/:id',
  'POST /api/prod/department/create',
  'GET /api/prod/department/:id',
  'POST /api/prod/designation/create',
  'GET /api/prod/designation/:id',
  'POST /api/prod/quota/create',
  'GET /api/prod/quota/:id',
  'POST /api/prod/quota-progress/create',
  'GET /api/prod/quota-progress/:id',
  'POST /api/leave/create',
  'GET /api/leave/:id',
  'POST /api/auth/add-user',
  'PATCH /api/auth/update-user/',
  'POST /api/upload',
  'POST /api/leave/salary/create',
  'GET /api/leave/salary/:id',
  'POST /api/auth/logout',
  'GET /api/attendance/summary',
  'GET /api/leave/summary',
  'GET /api/leave/salary/summary',
  'POST /api/leave/salary/preview',
  'POST /api/shift/create',
])('%s stands where the specification has it', (name) => {
  expect(named.map(([known]) => known)).toContain(name)
})
