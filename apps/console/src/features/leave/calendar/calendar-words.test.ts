import { leaveTypes } from '@tahi/domain'
import { expect, test } from 'vitest'
import { barWords, daySummary, leaveWords, typeTone } from './calendar-words.ts'
import type { CalendarLeave } from './month-layout.ts'

const ana = {
  employee: { _id: 'a', userId: 'EMP-1', firstName: 'Ana', lastName: 'Cruz' },
  leaveType: 'Parental (Solo Parent)',
  date: '2026-11-17',
  dateEnd: '2026-11-18',
  state: 'confirmed',
} as unknown as CalendarLeave
const bea = { ...ana, state: 'requested' } as CalendarLeave

test('a bar and a leave in words', () => {
  expect(barWords(ana)).toBe('Cruz, Ana · Solo parent')
  expect(leaveWords(ana)).toBe('Cruz, Ana: Parental (Solo Parent), confirmed, Nov 17, 2026 to Nov 18, 2026')
})

test('no type of leave has the colour of a day with few or no people left', () => {
  for (const type of leaveTypes) expect(['warn', 'bad']).not.toContain(typeTone(type))
})

test('a day says who is away, who asks, and how few are left', () => {
  const sewers = { designationId: 's', name: 'Sewer', left: 11, people: 14, scarce: undefined }
  expect(daySummary('2026-11-18', [ana, bea, ana], [sewers])).toBe(
    'Wednesday, November 18: 2 away, 1 requested. Sewer 11 of 14 left',
  )
  expect(daySummary('2026-11-18', [bea], [])).toBe('Wednesday, November 18: 1 requested')
  expect(daySummary('2026-11-18', [], [])).toBe('Wednesday, November 18: nobody away')
})
