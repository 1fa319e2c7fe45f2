import type { ListedAttendance } from '@tahi/contract'
import { expect, test, vi } from 'vitest'
import { company } from '../../../../test/company.ts'

// The session adds listeners to it as soon as it is loaded.
vi.stubGlobal('document', { addEventListener: () => {} })
const { client } = await import('../../../platform/session/session.ts')
const { recordsPaper } = await import('./print-records.ts')

const record = (branchName: string, date: string, lastName: string) =>
  ({
    branchName,
    date,
    employee: { _id: lastName, userId: 'EMP-00001', firstName: 'Ana', lastName },
    status: 'present',
    timeIn: '07:00',
    timeOut: '16:00',
  }) as ListedAttendance

test('the list is printed branch by branch, day by day, by name as on every screen', async () => {
  const data = [
    record('San Isidro', '2026-11-03', 'Penaranda'),
    record('San Isidro', '2026-11-03', 'Peña'),
    record('San Isidro', '2026-11-02', 'Zamora'),
    record('Parañaque', '2026-11-04', 'dela Cruz'),
    record('Parañaque', '2026-11-04', 'De Leon'),
  ]
  vi.spyOn(client, 'send').mockResolvedValue({ data } as never)
  const [table] = (await recordsPaper(company, { from: '2026-11-01', to: '2026-11-18' })).sections
  if (table?.kind !== 'table') throw new Error('The first section is the list.')
  expect(table.rows.map((row) => row[2])).toEqual([
    'De Leon, Ana',
    'dela Cruz, Ana',
    'Zamora, Ana',
    'Peña, Ana',
    'Penaranda, Ana',
  ])
})
