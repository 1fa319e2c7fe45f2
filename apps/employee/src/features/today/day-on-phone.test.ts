import type { Today } from '@tahi/contract/today'
import { expect, test } from 'vitest'
import type { Entry, EntryOf } from '../../platform/queue/entry.ts'
import { dayOnPhone, hasUncertainTap, isGoingHome, isTooSoonAfter, isTooSoonAt } from './day-on-phone.ts'

const record = (timeIn: string, timeOut = '') => ({ timeIn, timeOut }) as NonNullable<Today['record']>
const said = (date: string, of: Today['record'], openYesterday: Today['openYesterday'] = null) => ({
  date,
  timeZone: 'Asia/Manila',
  record: of,
  openYesterday,
  shift: { paidFrom: '07:00' },
})
const at = (wall: string, day = '2026-11-18') => new Date(`${day}T${wall}:00+08:00`).toISOString()

/** A tap that waits, ten hours after the server's last answer. */
const tap = (kind: 'in' | 'out', phoneTime: string, more: object = {}): EntryOf<'punch'> => ({
  kind: 'punch',
  personId: 'nena',
  writtenAt: Date.parse(phoneTime),
  body: {
    _id: 'a-tap',
    kind,
    phoneTime,
    contactAt: new Date(Date.parse(phoneTime) - 36_000_000).toISOString(),
    sinceContact: 36_000_000,
    setBack: 0,
  },
  ...more,
})
const shown = (today: ReturnType<typeof said>, ...entries: Entry[]) => {
  const { timeIn, timeOut, waits } = dayOnPhone(today, entries, '2026-11-18')
  return `${timeIn}-${timeOut}${waits ? ' waits' : ''}`
}

const today = (of: Today['record']) => said('2026-11-18', of)
const yesterday = (of: Today['record']) => said('2026-11-17', of)

test.each<[string, ReturnType<typeof said>, Entry[], string]>([
  ['nothing yet', today(null), [], '-'],
  ['what the server said', today(record('07:00', '16:00')), [], '07:00-16:00'],
  ['a tap on the phone', today(null), [tap('in', at('07:00'))], '07:00- waits'],
  ['a time out on the phone', today(record('07:00')), [tap('out', at('16:00'))], '07:00-16:00 waits'],
  ['a full day of yesterday', yesterday(record('07:00', '16:00')), [], '-'],
  ['a time in of yesterday', yesterday(record('07:00')), [], '-'],
  [
    'yesterday and a tap of today',
    yesterday(record('07:00', '16:00')),
    [tap('in', at('06:58'))],
    '06:58- waits',
  ],
  ['a tap of yesterday', yesterday(null), [tap('in', at('16:00', '2026-11-17'))], '-'],
  [
    'a wrong tap before the time in',
    today(null),
    [tap('out', at('07:00')), tap('in', at('07:01'))],
    '07:01- waits',
  ],
  [
    'a wrong tap and both right ones',
    today(null),
    [tap('out', at('07:00')), tap('in', at('07:01')), tap('out', at('16:00'))],
    '07:01-16:00 waits',
  ],
  ['a time out alone', today(null), [tap('out', at('16:00'))], '-16:00 waits'],
  ['what was refused', today(null), [tap('in', at('07:00'), { refused: 'longAgo' })], '-'],
])('a day with %s', (_, known, entries, expected) => {
  expect(shown(known, ...entries)).toBe(expected)
})

const stored = (of: ReturnType<typeof said>, date: string, timeIn: string, timeOut = '') => ({
  ...of,
  stored: { date, timeIn, timeOut },
})

test.each<[string, ReturnType<typeof stored>, Entry[], string]>([
  [
    'stands though yesterday is what is known',
    stored(yesterday(record('07:02')), '2026-11-18', '06:58'),
    [],
    '06:58-',
  ],
  [
    'is followed by a tap that waits',
    stored(yesterday(null), '2026-11-18', '06:58'),
    [tap('out', at('16:00'))],
    '06:58-16:00 waits',
  ],
  ['of yesterday is not of today', stored(yesterday(null), '2026-11-17', '06:58', '16:00'), [], '-'],
  ['gives way to the day itself', stored(today(null), '2026-11-18', '06:58'), [], '-'],
])('a time that was stored %s', (_, known, entries, expected) => {
  expect(shown(known, ...entries)).toBe(expected)
})

test('a stored time in of yesterday leaves its night open', () => {
  const known = stored(said('2026-11-16', null), '2026-11-17', '13:20')
  expect(dayOnPhone(known, [], '2026-11-18').openYesterday).toEqual({ timeIn: '13:20', until: '04:00' })
})

const open = { timeIn: '13:20', until: '04:00' }
const night = (kind: 'in' | 'out' = 'out') => tap(kind, at('00:05'))

test.each<[string, ReturnType<typeof said>, Entry[], string, boolean]>([
  ['as the server said', said('2026-11-18', null, open), [], '-', true],
  ['with a waiting tap', said('2026-11-18', null, open), [night()], '- waits', true],
  ['with a waiting clock-in', said('2026-11-18', null, open), [night('in')], '- waits', true],
  ['and a morning', said('2026-11-18', null, open), [night(), tap('in', at('07:50'))], '07:50- waits', true],
  ['as yesterday’s answer has it', yesterday(record('13:20')), [night()], '- waits', true],
  [
    'as only the phone knows',
    yesterday(null),
    [tap('in', at('13:20', '2026-11-17')), night()],
    '- waits',
    true,
  ],
  [
    'whose only time out is a wrong tap',
    yesterday(null),
    [tap('out', at('13:19', '2026-11-17')), tap('in', at('13:20', '2026-11-17')), night()],
    '- waits',
    true,
  ],
  ['whose time out waits', yesterday(record('13:20')), [tap('out', at('23:50', '2026-11-17'))], '-', false],
  ['with a time out', yesterday(record('13:20', '23:00')), [night('in')], '00:05- waits', false],
])('a night after a day %s', (_, known, entries, expected, isNight) => {
  expect(shown(known, ...entries)).toBe(expected)
  expect(isGoingHome(dayOnPhone(known, entries, '2026-11-18'), 20)).toBe(isNight)
})

test('the night ends at the time that the server says, or earlier before an early shift', () => {
  const ends = (known: ReturnType<typeof said>) => dayOnPhone(known, [], '2026-11-18').openYesterday?.until
  expect(ends(said('2026-11-18', null, { ...open, until: '02:00' }))).toBe('02:00')
  expect(ends({ ...yesterday(record('13:20')), shift: { paidFrom: '05:00' } })).toBe('03:00')
})

test('a tap is of the day that the server will believe, whatever the phone’s clock says', () => {
  const { body, ...rest } = tap('in', at('07:00'))
  const wrong = { ...rest, body: { ...body, phoneTime: at('07:00', '2019-01-01') } }
  expect(shown(today(null), wrong)).toBe('07:00- waits')
})

test('a tap of a lost clock is of no known day', () => {
  const { body, ...rest } = tap('in', at('07:00'))
  expect(
    shown(today(null), { ...rest, body: { ...body, sinceContact: null, contactAt: at('06:00'), ran: 1 } }),
  ).toBe('-')
})

test('before any answer a tap is of the phone’s own day', () => {
  const { body, ...rest } = tap('in', at('07:00'))
  expect(shown(today(null), { ...rest, body: { ...body, contactAt: null, sinceContact: null } })).toBe(
    '07:00- waits',
  )
})

test.each([
  ['07:00', true],
  // The phone's estimate of the server's time is slightly late.
  ['06:59', true],
  ['07:01', true],
  ['07:02', false],
  // The time in may be the wrong one.
  ['06:58', false],
])('after a time in at 07:00 a tap at %s is no going home yet: %s', (wall, isNone) => {
  const { phoneTime, contactAt, sinceContact } = tap('out', at(wall)).body
  expect(isTooSoonAfter('07:00', { phoneTime, contactAt, sinceContact }, 'Asia/Manila')).toBe(isNone)
})

test('before any time in nothing is too soon', () => {
  expect(isTooSoonAt('', new Date(at('07:00')), 'Asia/Manila')).toBe(false)
})

test('a tap of an uncertain time leaves open which one is next, until it is sent or refused', () => {
  const { body, ...entry } = tap('in', at('07:00'))
  const uncertain = { ...entry, body: { ...body, sinceContact: null, ran: 60_000 } }
  expect(hasUncertainTap([tap('in', at('07:00'))])).toBe(false)
  expect(hasUncertainTap([uncertain])).toBe(true)
  expect(hasUncertainTap([{ ...uncertain, refused: 'noTimeIn' }])).toBe(false)
})
