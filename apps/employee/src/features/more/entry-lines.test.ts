import { moreWords } from '@tahi/contract/employee-texts/more'
import { expect, test, vi } from 'vitest'
import type { Formats } from '../../platform/formats.ts'
import type { EnteredAction, EnteredEntry } from '../../platform/queue/entry.ts'
import { entryLines, entryTime } from './entry-lines.ts'

vi.mock('../../platform/language.ts', () => ({}))

const format = {
  day: (day: string) => `on ${day}`,
  time: (time: string) => `at ${time}`,
  instant: (instant: string) => `then ${instant}`,
  count: String,
} as unknown as Formats

test.each<[Pick<EnteredAction, 'kind' | 'about'> & { body: object }, string[]]>([
  [{ kind: 'message', about: { name: 'Rosa Ocampo' }, body: { text: 'Po' } }, ['To Rosa Ocampo', 'Po']],
  // From an earlier version, which stored no name.
  [{ kind: 'message', body: { text: 'Po' } }, ['Po']],
  [{ kind: 'progress', about: { styleName: 'Polo' }, body: { quotaProgress: 48 } }, ['Polo', '48 pieces']],
  [{ kind: 'progress', body: { quotaProgress: -5 } }, ['5 pieces taken away']],
  [
    { kind: 'correction', body: { date: 'Mon', timeIn: '07:00', timeOut: '', reason: 'No line' } },
    ['on Mon', 'at 07:00', 'No line'],
  ],
  [
    { kind: 'withdrawCorrection', about: { date: 'Mon', timeIn: '07:00', timeOut: '16:00' }, body: {} },
    ['on Mon', 'at 07:00 – at 16:00'],
  ],
  [
    { kind: 'leave', body: { leaveType: 'Sick', date: 'Mon', dateEnd: 'Tue', details: 'Flu' } },
    ['Sick leave', 'on Mon – on Tue', 'Flu'],
  ],
  [
    { kind: 'withdrawLeave', about: { leaveType: 'Sick', date: 'Mon', dateEnd: 'Mon' }, body: {} },
    ['Sick leave', 'on Mon'],
  ],
  [{ kind: 'punch', body: { kind: 'in' } }, []],
])('%j', (entry, lines) => {
  expect(entryLines(entry as EnteredAction, 'en', format)).toEqual(lines)
})

test.each<[string, Pick<EnteredEntry, 'kind'> & { body: object }, string]>([
  ['is told', { kind: 'punch', body: { kind: 'in' } }, 'then 2026-11-18T00:00:00.000Z'],
  ['of pieces is told', { kind: 'progress', body: { tapped: {} } }, 'then 2026-11-18T00:00:00.000Z'],
  ['by a lost clock is not', { kind: 'punch', body: { kind: 'in', ran: 1 } }, 'The time is not certain'],
  ['of pieces by one is not', { kind: 'progress', body: { tapped: { ran: 1 } } }, 'The time is not certain'],
])('the time %s', (_, entry, time) => {
  const kept = { personId: 'nena', writtenAt: Date.parse('2026-11-18T00:00Z'), ...entry } as EnteredEntry
  expect(entryTime(kept, moreWords.en, format)).toBe(time)
})
