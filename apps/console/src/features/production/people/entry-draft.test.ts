import { describe, expect, test } from 'vitest'
import {
  entriesOf,
  hasColumns,
  linesBeyond,
  piecesOf,
  problemOf,
  refusedEntries,
  withChange,
  withPasted,
  withRecorded,
  withSeen,
} from './entry-draft.ts'

const [ana, ben, cara] = ['ana', 'ben', 'cara'] as const
const named = (who: string) => ({ _id: who, userId: who, firstName: who, lastName: 'Abad' })
const reported = (who: string) => ({ employee: named(who), progress: 10 })
const draft = (typed: string, reason = '') => ({ _id: 'id', employee: named(ana), typed, reason })

test.each([
  ['', 0],
  [' 12 ', 12],
  ['1,200', 1200],
  ['-5', -5],
  ['−5', -5],
  ['+7', 7],
  ['-', undefined],
  ['12.5', undefined],
  ['12,5', undefined],
  ['1 2', undefined],
  ['10\t120', undefined],
  ['1e3', undefined],
  ['9999999', undefined],
])('"%s" means %s pieces', (typed, pieces) => {
  expect(piecesOf(typed)).toBe(pieces)
})

test('a draft keeps its id while it is typed, and is forgotten when it is emptied', () => {
  const once = withChange({}, reported(ana), { typed: '1' })
  const twice = withChange(once, reported(ana), { typed: '12' })
  expect(twice[ana]).toEqual({ ...draft('12'), _id: once[ana]?._id, seen: 10 })
  expect(withChange(twice, reported(ana), { typed: '' })).toEqual({})
})

test('a copied column fills the people from the one it is pasted at', () => {
  const drafts = withPasted({ [ana]: draft('3') }, [ben, cara].map(reported), '12\r\n30\r\n7\r\n')
  expect(Object.fromEntries(Object.entries(drafts).map(([who, { typed }]) => [who, typed]))).toEqual({
    ana: '3',
    ben: '12',
    cara: '30',
  })
})

test.each([
  ['12\r\n30\r\n', 0],
  ['12\r\n30\r\n7\r\n\r\n', 1],
])('of a copied column, those lines are told that find nobody (%j)', (text, lines) => {
  expect(linesBeyond([ben, cara].map(reported), text)).toBe(lines)
})

test.each([
  ['10\t120\r\n20\t130\r\n', true],
  ['Cruz, Ana\t120', true],
  ['10\t\t120', true],
  ['10\r\n20\r\n', false],
  ['\t10\r\n\t20', false],
  ['10\t\r\n20\t\r\n', false],
  ['10\t', false],
])('%j has several columns: %s', (text, several) => {
  expect(hasColumns(text)).toBe(several)
})

test('what others recorded while somebody typed is told once', () => {
  const drafts = withChange({}, reported(ana), { typed: '25' })
  const now = { employee: named(ana), progress: 35, wasThere: true }
  const problem = (known: typeof drafts) => known[ana] && problemOf(known[ana], now)?.message
  expect(problem(drafts)).toMatch(/^Meanwhile 25 more were recorded/)
  expect(problem(withSeen(drafts, [{ ...now, progress: 40 }]))).toMatch(/^Meanwhile 5 were taken back/)
  expect(problem(withSeen(drafts, [now]))).toBeUndefined()
})

describe('what cannot be saved', () => {
  const person = { progress: 10, wasThere: true }
  test.each([
    ['12', '', undefined],
    ['', '', undefined],
    ['-10', 'another line', undefined],
    ['-10', '', 'reason'],
    ['-10', 'ab', 'reason'],
    ['-10', 'x'.repeat(501), 'reason'],
    ['-11', 'another line', 'typed'],
    ['a dozen', '', 'typed'],
  ])('%s because "%s"', (typed, reason, field) => {
    expect(problemOf(draft(typed, reason), person)?.field).toBe(field)
  })

  test.each([
    ['12.5', 'Enter a whole number'],
    ['5,000,000', 'At most 1,000,000'],
    ['-50000000000', 'At least -1,000,000'],
  ])('%s, as it is told in words', (typed, message) => {
    expect(problemOf(draft(typed), person)).toEqual({ field: 'typed', message })
  })

  test('is more for who left the branch before the day, but a correction can', () => {
    const gone = { ...person, wasThere: false }
    expect(problemOf(draft('1'), gone)?.field).toBe('typed')
    expect(problemOf(draft('-1', 'counted twice'), gone)).toBeUndefined()
  })
})

test('what is sent stands in the order shown, and a refusal finds its person again', () => {
  const drafts = { [ben]: draft('-2', ' torn '), [ana]: draft('12', 'left over'), [cara]: draft('0') }
  const entries = entriesOf(drafts, [ana, ben, cara])
  expect(entries).toEqual([
    { _id: 'id', quotaEmployeeId: ana, quotaProgress: 12 },
    { _id: 'id', quotaEmployeeId: ben, quotaProgress: -2, reason: 'torn' },
  ])
  const errors = [
    { path: 'entries.1.reason', msg: 'Why?' },
    { path: 'entries.0._id', msg: 'Recorded' },
    { path: 'quotaId', msg: 'Which?' },
  ]
  expect(refusedEntries(errors, entries)).toEqual({
    problems: { [ben]: { field: 'reason', message: 'Why?' }, [ana]: { field: 'typed', message: 'Recorded' } },
    recorded: [ana],
  })
})

test('an entry that was recorded with other figures is not sent again until something else is typed', () => {
  const drafts = withRecorded({ [ana]: draft('12'), [ben]: draft('3') }, [ana])
  const person = { progress: 10, wasThere: true }
  const problem = (who: string) => problemOf(drafts[who] ?? draft(''), person)
  expect([problem(ana)?.field, problem(ben)]).toEqual(['typed', undefined])
  const changed = withChange(drafts, reported(ana), { typed: '2' })[ana]
  expect(changed?._id).toBeTruthy()
  expect(changed && problemOf(changed, person)).toBeUndefined()
})
