import type { GateAnswer, GateRoster } from '@tahi/contract/gate-mode'
import { expect, test } from 'vitest'
import { dayAtGate } from './day-at-gate.ts'
import { withAnswer } from './with-answer.ts'

const at = (wall: string, day = '2026-11-18') => new Date(`${day}T${wall}:00+08:00`)
const roster: GateRoster = {
  gateId: 'gate',
  gateName: 'Gate',
  branchName: 'Branch',
  companyName: 'Company',
  sealKey: '',
  gateProof: 'proof',
  now: at('06:00').toISOString(),
  timeZone: 'Asia/Manila',
  today: '2026-11-18',
  people: ['ana', 'ben'].map((code) => ({ code, name: code, hasPin: true, timeIn: '', timeOut: '' })),
}
const tap = (taken: Date, code = 'ana') => ({
  code,
  phoneTime: taken.toISOString(),
  contactAt: null,
  sinceContact: null,
})
const answer = (given: Partial<GateAnswer>): GateAnswer => ({
  outcome: 'recorded',
  name: 'ana',
  kind: 'in',
  time: '07:00',
  ...given,
})
const timesOf = ({ today, people }: GateRoster) => [
  today,
  ...people.map(({ code, timeIn, timeOut }) => `${code} ${timeIn} ${timeOut}`),
]

test('whoever was clocked in is offered to clock out, also when the names are not read anew', () => {
  const known = withAnswer(roster, tap(at('07:00')), answer({}), at('07:00'))
  expect(timesOf(known)).toEqual(['2026-11-18', 'ana 07:00 ', 'ben  '])
  const [ana] = known.people
  expect(ana && dayAtGate(ana, known, [], at('07:02'))).toEqual({
    kind: 'out',
    timeIn: '07:00',
    timeOut: '',
  })
})

test.each<[string, Partial<GateAnswer>, string]>([
  ['a time out', { kind: 'out', time: '16:00' }, 'ana 06:30 16:00'],
  ['a time that was there already', { outcome: 'already', time: '06:45' }, 'ana 06:45 '],
  ['what HR decides', { outcome: 'undecided' }, 'ana 06:30 '],
  ['a wrong PIN', { outcome: 'refused', kind: null, time: null }, 'ana 06:30 '],
])('%s, as the names tell it', (_, given, expected) => {
  const before = { ...roster, people: roster.people.map((person) => ({ ...person, timeIn: '06:30' })) }
  expect(timesOf(withAnswer(before, tap(at('07:00')), answer(given), at('07:00')))).toContain(expected)
})

test("yesterday's tap that is answered today is no time of today", () => {
  const late = withAnswer(roster, tap(at('07:00', '2026-11-17')), answer({}), at('07:00'))
  expect(late).toBe(roster)
})

test("whoever has no time out in yesterday's names is still offered to go home", () => {
  const [ana, ben] = roster.people
  const people = [
    { ...ana, timeIn: '06:30', timeOut: '15:00' },
    { ...ben, timeIn: '13:20' },
  ]
  const before = { ...roster, today: '2026-11-17', people } as GateRoster
  const known = withAnswer(before, tap(at('00:05')), answer({ time: '00:05' }), at('00:05'))
  const [, late] = known.people
  expect(late && dayAtGate(late, known, [], at('00:06'))).toMatchObject({ kind: 'out', timeIn: '13:20' })
})

test("a tap of today is put into yesterday's names without their times", () => {
  const before = {
    ...roster,
    today: '2026-11-17',
    people: roster.people.map((person) => ({ ...person, timeIn: '06:30', timeOut: '15:00' })),
  }
  expect(timesOf(withAnswer(before, tap(at('07:00')), answer({}), at('07:00')))).toEqual([
    '2026-11-18',
    'ana 07:00 ',
    'ben  ',
  ])
})
