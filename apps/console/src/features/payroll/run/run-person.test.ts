import { texts } from '@tahi/contract'
import { describe, expect, test } from 'vitest'
import {
  changeOf,
  isPreselected,
  leftOutOf,
  type RunPerson,
  shownPeople,
  totalsOf,
  whyNotCreatable,
} from './run-person.ts'

const person = (userId: string, name: string, rest: Partial<RunPerson> = {}): RunPerson => {
  const [firstName = '', lastName = ''] = name.split(' ')
  return {
    employee: { _id: userId, userId, firstName, lastName },
    dailyRate: 537.5,
    overtimeRate: 84,
    regularDays: 10,
    regularHours: 80,
    overtimeHours: 0,
    totalRegularPay: 5375,
    totalOvertimePay: 0,
    grossPay: 5375,
    philHealth: 241.88,
    pagIbig: 107.5,
    sss: 241.88,
    tax: 0,
    totalDeductions: 591.26,
    netPay: 4783.74,
    previousNetPay: null,
    warnings: [],
    creatable: true,
    ...rest,
  }
}

const warned = (code: RunPerson['warnings'][number]['code'], creatable = true) =>
  person('EMP-1', 'Ana Cruz', { warnings: [{ code, days: [] }], creatable })

test.each(['nothing_to_pay', 'covered', 'uncovered'] as const)(
  'who cannot be chosen is told why: %s',
  (code) => {
    expect(whyNotCreatable(warned(code, false))).toBe(texts.payslip.warnings[code])
  },
)

describe('who is chosen at first', () => {
  test('is everybody without a warning', () => {
    expect(isPreselected(person('EMP-1', 'Ana Cruz'))).toBe(true)
  })

  test.each([
    'waiting_corrections',
    'unrecorded_times',
    'pending_days',
    'missing_time_out',
    'missing_time_in',
  ] as const)('is also somebody with %s', (code) => {
    expect(isPreselected(warned(code))).toBe(true)
  })

  test.each(['no_rate', 'net_zero', 'covered', 'left', 'promoted'] as const)('is nobody with %s', (code) => {
    expect(isPreselected(warned(code))).toBe(false)
  })

  test('is nobody who cannot get a payslip', () => {
    expect(isPreselected(person('EMP-1', 'Ana Cruz', { creatable: false }))).toBe(false)
  })
})

describe('those with pay to get who are not chosen', () => {
  const chosen = person('EMP-1', 'Ana Cruz')
  const unticked = person('EMP-2', 'Ben Abad')
  const left = person('EMP-3', 'Cora Abad', { warnings: [{ code: 'left', days: [] }] })
  const waiting = person('EMP-4', 'Dan Abad', {
    netPay: 0,
    warnings: [
      { code: 'net_zero', days: [] },
      { code: 'left', days: [] },
    ],
  })
  const absent = person('EMP-5', 'Eva Abad', { netPay: 0, warnings: [{ code: 'net_zero', days: [] }] })
  const covered = person('EMP-6', 'Fe Abad', { creatable: false })
  const inPart = person('EMP-7', 'Gil Abad', {
    creatable: false,
    warnings: [
      { code: 'covered', days: ['2026-11-01'] },
      { code: 'uncovered', days: ['2026-11-02'] },
    ],
  })

  test('are those who would be forgotten', () => {
    const people = [chosen, unticked, left, waiting, absent, covered, inPart]
    expect(leftOutOf(people, new Set(['EMP-1']))).toEqual([unticked, left, waiting, inPart])
    expect(leftOutOf(people, new Set(people.map(({ employee }) => employee._id)))).toEqual([])
  })

  test.each([
    'no_rate',
    'no_overtime_rate',
    'pending_days',
    'missing_time_out',
    'missing_time_in',
    'late_or_half_days',
    'waiting_corrections',
    'unrecorded_times',
  ] as const)('are also those whose days earn nothing yet: %s', (code) => {
    const warnings = [code, 'net_zero' as const].map((one) => ({ code: one, days: [] }))
    const worked = person('EMP-8', 'Hana Abad', { netPay: 0, warnings })
    expect(leftOutOf([absent, worked], new Set())).toEqual([worked])
  })
})

describe('totals', () => {
  test('are sums to the centavo, where binary fractions are not', () => {
    const people = [1.15, 0.29, 0.1].map((pay) => person('EMP-1', 'Ana Cruz', { netPay: pay, grossPay: pay }))
    expect(totalsOf(people)).toMatchObject({ people: 3, grossPay: 1.54, netPay: 1.54 })
  })

  test('of nobody are zero', () => {
    expect(totalsOf([])).toEqual({ people: 0, grossPay: 0, totalDeductions: 0, netPay: 0 })
  })
})

describe('those shown', () => {
  const ana = person('EMP-00003', 'Ana Cruz', { netPay: 300 })
  const ben = person('EMP-00002', 'Ben Abad', {
    netPay: 100,
    warnings: [{ code: 'pending_days', days: ['2026-11-03'] }],
  })
  const cora = person('EMP-00001', 'Cora Abad', { netPay: 200 })
  const people = [ana, ben, cora]

  test.each([
    ['', [ana, ben, cora]],
    ['  ABAD ', [ben, cora]],
    ['emp-00003', [ana]],
    ['ben abad', [ben]],
    ['abad cora', [cora]],
    ['nobody', []],
  ])('match %j', (search, found) => {
    expect(shownPeople(people, { search, warned: false })).toEqual(found)
  })

  test('are only those with a warning when asked so', () => {
    const paid = warned('covered', false)
    const inPart = warned('uncovered', false)
    expect(shownPeople([...people, paid, inPart], { warned: true })).toEqual([ben, inPart])
  })

  test.each([
    ['name', [ben, cora, ana]],
    ['-name', [ana, cora, ben]],
    ['net', [ben, cora, ana]],
    ['-net', [ana, cora, ben]],
    ['days', [ana, ben, cora]],
    ['unknown', [ana, ben, cora]],
    [undefined, [ana, ben, cora]],
  ])('stand in the order of %s', (sort, ordered) => {
    expect(shownPeople(people, { warned: false, sort })).toEqual(ordered)
  })

  test('stand by their gravest warning, those who get nothing without a decision first, and the others as they were', () => {
    const warnedOf = (code: string, codes: RunPerson['warnings'][number]['code'][]) =>
      person(code, 'Ana Cruz', { warnings: codes.map((one) => ({ code: one, days: [] })) })
    const late = warnedOf('EMP-2', ['late_or_half_days'])
    const asking = warnedOf('EMP-6', ['late_or_half_days', 'waiting_corrections'])
    const pending = warnedOf('EMP-3', ['late_or_half_days', 'pending_days'])
    const paid = warnedOf('EMP-4', ['pending_days', 'covered'])
    const unfinished = warnedOf('EMP-5', ['missing_time_out'])
    const all = [ana, late, pending, paid, cora, asking, unfinished]
    const first = [paid, asking, pending, unfinished, late, ana, cora]
    expect(shownPeople(all, { warned: false, sort: 'warnings' })).toEqual(first)
    expect(shownPeople(all, { warned: true, sort: '-warnings' })).toEqual([
      late,
      unfinished,
      pending,
      asking,
      paid,
    ])
  })

  test('stand by the change of their pay, the largest loss first', () => {
    const paidBefore = (code: string, previousNetPay: number | null) =>
      person(code, 'Ana Cruz', { netPay: 300.1, previousNetPay })
    const [less, first, more] = [
      paidBefore('EMP-1', 900.3),
      paidBefore('EMP-2', null),
      paidBefore('EMP-3', 300),
    ]
    expect([less, first, more].map(changeOf)).toEqual([-60_020, null, 10])
    expect(shownPeople([more, first, less], { warned: false, sort: 'change' })).toEqual([less, first, more])
  })

  test('stand by name where the server has them, whatever their capitals and marks', () => {
    const pez = person('EMP-00006', 'Ana Pez')
    const pena = person('EMP-00005', 'Ana Peña')
    const cruz = person('EMP-00004', 'Ana dela Cruz')
    expect(shownPeople([pez, pena, cruz], { warned: false, sort: 'name' })).toEqual([cruz, pena, pez])
  })

  test('leave the list that they come from as it was', () => {
    const before = [...people]
    shownPeople(people, { warned: false, sort: 'net' })
    expect(people).toEqual(before)
  })
})
