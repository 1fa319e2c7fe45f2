import type { GatePerson } from '@tahi/contract/gate-mode'
import { expect, test } from 'vitest'
import { dayAtGate, personOf } from './day-at-gate.ts'

const ana: GatePerson = { code: 'EMP-00017', name: 'Ana Santos', hasPin: true, timeIn: '', timeOut: '' }
const people = [ana, { ...ana, code: '17', name: 'Ben Cruz' }, { ...ana, code: 'T-5', name: 'Mia Reyes' }]
const roster = { today: '2026-11-18', timeZone: 'Asia/Manila' }
/** 10:00 in Manila. */
const now = new Date('2026-11-18T02:00:00Z')
const at = (wall: string, day = '2026-11-18') => new Date(`${day}T${wall}:00+08:00`).toISOString()

/** Taken before the tablet's first contact with the server. */
const tap = { code: ana.code, contactAt: null, sinceContact: null }

test.each([
  ['00017', 'Ana Santos'],
  ['emp-00017', 'Ana Santos'],
  ['17', 'Ben Cruz'],
  ['t-5', 'Mia Reyes'],
  ['5', undefined],
  ['', undefined],
])('%s is the code of %s', (typed, name) => {
  expect(personOf(typed, people)?.name).toBe(name)
})

test.each<[string, Partial<GatePerson>, string[], string]>([
  ['nothing yet', {}, [], 'in  '],
  ['in at the server', { timeIn: '07:00' }, [], 'out 07:00 '],
  ['out at the server', { timeIn: '07:00', timeOut: '09:00' }, [], 'out 07:00 09:00'],
  ['in on the tablet', {}, [at('07:00')], 'out 07:00 '],
  ['in and out on the tablet', {}, [at('07:00'), at('09:30')], 'out 07:00 09:30'],
  ['twice in a minute', {}, [at('07:00'), at('07:01')], 'out 07:00 '],
  ['out on the tablet alone', { timeIn: '07:00' }, [at('09:30')], 'out 07:00 09:30'],
  ['only yesterday', {}, [at('16:00', '2026-11-17')], 'in  '],
])('a day with %s', (_, times, waiting, expected) => {
  const taps = waiting.map((phoneTime) => ({ ...tap, phoneTime }))
  const day = dayAtGate({ ...ana, ...times }, roster, taps, now)
  expect(`${day?.kind} ${day?.timeIn} ${day?.timeOut}`).toBe(expected)
})

const open = { openYesterday: { timeIn: '13:20', until: '04:00' } }
const before = { ...roster, today: '2026-11-17' }

test.each<[string, Partial<GatePerson>, typeof roster, string[], string, string]>([
  ['the server said so', open, roster, [], '00:05', 'out 13:20 '],
  ['a tap waits', open, roster, [at('00:05')], '00:10', 'out 13:20 '],
  ['the night is over', open, roster, [at('00:05')], '07:50', 'in  '],
  [
    'the night ends early',
    { openYesterday: { timeIn: '13:20', until: '02:00' } },
    roster,
    [],
    '02:00',
    'in  ',
  ],
  ['the day has begun', { ...open, timeIn: '00:01' }, roster, [], '00:05', 'out 00:01 '],
  ['the names are of yesterday', { timeIn: '13:20' }, before, [], '00:05', 'out 13:20 '],
  ['yesterday is on the tablet', {}, before, [at('13:20', '2026-11-17')], '00:05', 'out 13:20 '],
  ['yesterday has a time out', { timeIn: '13:20', timeOut: '23:00' }, before, [], '00:05', 'in  '],
])('a night after a day without a time out: %s', (_, known, names, waiting, wall, expected) => {
  const taps = waiting.map((phoneTime) => ({ ...tap, phoneTime }))
  const day = dayAtGate({ ...ana, ...known }, names, taps, new Date(at(wall)))
  expect(`${day?.kind} ${day?.timeIn} ${day?.timeOut}`).toBe(expected)
})

test("another person's taps and yesterday's names say nothing", () => {
  const taps = [{ ...tap, code: 'T-5', phoneTime: at('07:00') }]
  expect(dayAtGate(ana, roster, taps, now)).toMatchObject({ kind: 'in' })
  const yesterday = { ...roster, today: '2026-11-17' }
  expect(dayAtGate({ ...ana, timeIn: '07:00', timeOut: '16:00' }, yesterday, [], now)).toEqual({
    kind: 'in',
    timeIn: '',
    timeOut: '',
  })
})

test('a day is not known while a tap of an uncertain time waits, unless it is somebody else’s', () => {
  const uncertain = { ...tap, phoneTime: at('07:00', '2020-01-01'), ran: 1 }
  expect(dayAtGate(ana, roster, [uncertain], now)).toBeUndefined()
  expect(dayAtGate(ana, roster, [{ ...uncertain, code: 'T-5' }], now)).toMatchObject({ kind: 'in' })
})

test('a tap is of the time that the server will believe, however wrong the tablet’s clock is', () => {
  const taps = [
    { ...tap, phoneTime: at('03:00', '2026-11-17'), contactAt: at('06:00'), sinceContact: 3_600_000 },
  ]
  expect(dayAtGate(ana, roster, taps, now)).toEqual({ kind: 'out', timeIn: '07:00', timeOut: '' })
})
