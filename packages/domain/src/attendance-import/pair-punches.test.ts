import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pairPunches } from './pair-punches.ts'
import type { ReadPunch } from './read-row.ts'

const punch = (
  line: number,
  userId: string,
  time: number | null,
  changes: Partial<ReadPunch> = {},
): ReadPunch => ({
  ...{ line, userId, name: '', day: '2026-11-20', time, problem: null, raw: [`line ${line}`] },
  ...changes,
})

test('the earliest punch is the time in, the latest the time out, in whatever order', () => {
  const rest = { name: '', day: '2026-11-20', problem: null }
  const rows = pairPunches([
    punch(2, 'E1', 720),
    punch(3, 'E2', 480),
    punch(4, 'e1', 1020),
    punch(5, 'E1', 470),
  ])
  expect(rows).toEqual([
    { ...rest, line: 2, userId: 'E1', timeIn: 470, timeOut: 1020, raw: ['line 2'] },
    { ...rest, line: 3, userId: 'E2', timeIn: 480, timeOut: null, raw: ['line 3'] },
  ])
})

test('a day has the first name that a punch says', () => {
  const named = (line: number, name: string) => punch(line, 'E1', 470 + line, { name })
  expect(pairPunches([named(2, ''), named(3, 'CRUZ J'), named(4, 'Juan Cruz')])).toMatchObject([
    { line: 2, name: 'CRUZ J' },
  ])
})

test('days of one person stay apart', () => {
  const rows = pairPunches([punch(2, 'E1', 480), punch(3, 'E1', 1020, { day: '2026-11-19' })])
  expect(rows.map(({ day, timeIn, timeOut }) => [day, timeIn, timeOut])).toEqual([
    ['2026-11-20', 480, null],
    ['2026-11-19', 1020, null],
  ])
})

test('rows come in the order of their lines, which a problem may have moved', () => {
  const bad = punch(4, 'E1', null, { problem: 'bad_time' })
  expect(pairPunches([punch(2, 'E1', 480), punch(3, 'E2', 480), bad]).map(({ line }) => line)).toEqual([3, 4])
})

test('punches of one minute count once', () => {
  expect(pairPunches([punch(2, 'E1', 480), punch(3, 'E1', 480)])).toMatchObject([
    { timeIn: 480, timeOut: null },
  ])
})

test('a double tap over the end of a minute is no time out', () => {
  const doubleTap = [punch(2, 'E1', 480), punch(3, 'E1', 481)]
  expect(pairPunches(doubleTap)).toMatchObject([{ timeIn: 480, timeOut: null }])
  expect(pairPunches([...doubleTap, punch(4, 'E1', 482)])).toMatchObject([{ timeIn: 480, timeOut: 482 }])
  expect(pairPunches([...doubleTap, punch(4, 'E1', 479)])).toMatchObject([{ timeIn: 479, timeOut: 481 }])
})

test('a problem in any punch holds the whole day back, at its line', () => {
  const bad = punch(3, 'E1', null, { problem: 'bad_time' })
  const rows = pairPunches([punch(2, 'E1', 480), bad, punch(4, 'E1', 1020), punch(5, 'E2', 480)])
  expect(rows).toMatchObject([
    { line: 3, timeIn: 480, timeOut: 1020, problem: 'bad_time', raw: ['line 3'] },
    { line: 5, problem: null },
  ])
  const worse = punch(6, 'E1', null, { problem: 'bad_date' })
  expect(pairPunches([bad, worse])).toMatchObject([{ line: 3, problem: 'bad_time', raw: ['line 3'] }])
  expect(pairPunches([bad, punch(4, 'E1', 1020)])).toMatchObject([
    { line: 3, timeIn: 1020, problem: 'bad_time' },
  ])
})

test('an empty row changes nothing of its day, and is one without times where there is no other', () => {
  const bad = punch(3, 'E1', null, { problem: 'bad_time' })
  expect(pairPunches([punch(2, 'E1', null), punch(3, 'E1', 480), punch(4, 'E1', null)])).toMatchObject([
    { line: 3, timeIn: 480, timeOut: null, problem: null, raw: ['line 3'] },
  ])
  expect(pairPunches([punch(2, 'E1', null), bad, punch(4, 'E1', 480)])).toMatchObject([
    { line: 3, problem: 'bad_time', raw: ['line 3'] },
  ])
  expect(pairPunches([punch(2, 'E1', null), punch(3, 'E1', null)])).toMatchObject([
    { line: 2, timeIn: null, timeOut: null, problem: null, raw: ['line 2'] },
  ])
})

test('punches without a person or a day come one by one', () => {
  const rows = pairPunches([
    punch(2, '', 480, { problem: 'no_user_id' }),
    punch(3, '', 490, { problem: 'no_user_id' }),
    punch(4, 'E1', 480, { day: null, problem: 'bad_date' }),
    punch(5, 'E1', 490, { day: null, problem: 'bad_date' }),
  ])
  expect(rows.map(({ line, problem }) => [line, problem])).toEqual([
    [2, 'no_user_id'],
    [3, 'no_user_id'],
    [4, 'bad_date'],
    [5, 'bad_date'],
  ])
})

test('pairing twice the same punches, in any order, gives the same times', () => {
  const anyPunches = fc
    .array(fc.tuple(fc.constantFrom('E1', 'E2', 'E3'), fc.nat({ max: 1439 })), { maxLength: 30 })
    .map((punches) => punches.map(([userId, time], index) => punch(index + 2, userId, time)))
  const times = (punches: ReadPunch[]) =>
    pairPunches(punches)
      .map(({ userId, timeIn, timeOut }) => `${userId} ${timeIn} ${timeOut}`)
      .sort()
  fc.assert(
    fc.property(anyPunches, (punches) => {
      expect(times([...punches].reverse())).toEqual(times(punches))
      expect(times([...punches, ...punches])).toEqual(times(punches))
    }),
  )
})
