import { describe, expect, test } from 'vitest'
import {
  branchFilter,
  day,
  line,
  listPath,
  month,
  name,
  optionalWallTime,
  ownId,
  ownVersion,
  pages,
  pesos,
  reason,
  shownText,
  sortBy,
  title,
  version,
  wallTime,
} from './fields.ts'
import { longestUserId, version as smallVersion, userIdRule } from './small-fields.ts'

const anId = '0199a8f0-6a3b-7c1d-8e2f-3a4b5c6d7e8f'

/** Of either build of Zod. */
interface Field {
  safeParse(value: unknown): { success: boolean }
}

/** The field, values that it accepts, and values that it refuses. */
const fields: [string, Field, unknown[], unknown[]][] = [
  ['shownText', shownText(), [' a\nb ', '👩‍🏭'], ['', ' \n ', '\u200b', ' \ufeff\u00a0']],
  [
    'day',
    day,
    ['2026-11-18', '2028-02-29', '2000-01-01', '2100-12-31'],
    [
      '2026-02-29',
      '2026-1-1',
      '11/18/2026',
      '',
      '2026-11-18T00:00',
      '1999-12-31',
      '2101-01-01',
      '0202-01-01',
    ],
  ],
  [
    'month',
    month,
    ['2026-11', '2000-01', '2100-12'],
    ['2026-13', '2026-1', '', '1999-12', '2101-01', '0000-01'],
  ],
  ['wallTime', wallTime, ['00:00', '23:59'], ['24:00', '7:05', '', '07:05:00']],
  ['optionalWallTime', optionalWallTime, ['', '07:05'], ['n/a', ' ', '7']],
  ['pesos', pesos, [0, 537.5, 0.01, -12.34, 1_000_000], [0.001, 537.505, Number.NaN, Infinity, '5']],
  ['name', name, ['Ana', ' Ana '], ['', '   ', 'a'.repeat(81)]],
  ['reason', reason, ['The clock was off'], ['', '  ok ', 'a'.repeat(501)]],
  ['ownId', ownId, [undefined, 'new', anId], ['', 'mine', null]],
  ['version', version, [1, 2_147_483_647], [0, 2_147_483_648, 1.5, '1']],
  ['version of the small fields', smallVersion, [1, 2_147_483_647], [0, 2_147_483_648, 1.5, '1']],
  ['ownVersion', ownVersion, [undefined, 0, 2_147_483_647], [-1, 2_147_483_648]],
  ['branchFilter', branchFilter, [undefined, 'all', anId], ['', 'San Isidro']],
  ['page', pages.page, [undefined, '1', 7], ['0', '-1', '1.5', 'x']],
  ['pageSize', pages.pageSize, ['1', 500], ['0', '501']],
  [
    'sort',
    sortBy(['date', 'lastName']),
    [undefined, 'date', '-lastName'],
    ['--date', 'date desc', 'password', 'constructor', ''],
  ],
]

describe.each(fields)('%s', (_, field, taken, refused) => {
  test.each(taken.map((value) => [value]))('takes %j', (value) => {
    expect(field.safeParse(value).success).toBe(true)
  })

  test.each(refused.map((value) => [value]))('refuses %j', (value) => {
    expect(field.safeParse(value).success).toBe(false)
  })
})

test('a list is asked for as all, as :id sent literally, or by an id (D1 List paths)', () => {
  for (const id of ['all', ':id', anId]) expect(listPath.parse({ id })).toEqual({ id })
  expect(listPath.safeParse({ id: 'everything' }).success).toBe(false)
})

test('the longest user ID is the one that its rule takes', () => {
  const [rule, words] = userIdRule
  expect(rule.test('a'.repeat(longestUserId))).toBe(true)
  expect(rule.test('a'.repeat(longestUserId + 1))).toBe(false)
  expect(words).toContain(String(longestUserId))
})

test('a line loses what a line does not show, a text only what is no text', () => {
  const typed = ' Fa\u202e\u0007b\u200f\n\u2067ok\u2069\uffff '
  for (const field of [name, line, title]) expect(field.parse(typed)).toBe('Fab ok')
  for (const field of [reason, shownText()]) expect(field.parse(typed)).toBe('Fab\u200f\n\u2067ok\u2069')
})

test('names and reasons lose the spaces around them', () => {
  expect(name.parse('  Ana ')).toBe('Ana')
  expect(reason.parse(' The clock was off ')).toBe('The clock was off')
})
