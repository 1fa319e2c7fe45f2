import { countEmployed } from '@tahi/contract'
import { expect, test, vi } from 'vitest'
import { company } from '../../../../test/company.ts'

// The session adds listeners to it as soon as it is loaded.
vi.stubGlobal('document', { addEventListener: () => {} })
const { client } = await import('../../../platform/session/session.ts')
const { summaryPaper } = await import('./summary-paper.ts')

const row = {
  branchId: 'b',
  branchName: 'Sta. Maria',
  date: '2026-11-02',
  dateEnd: '2026-11-02',
  totalAttendance: 1200,
  totalEmployees: 60,
  toConfirm: 4,
}
const other = { ...row, branchName: 'San Isidro', totalAttendance: 30, totalEmployees: 40, toConfirm: 0 }
const filters = {
  from: '2026-11-01',
  to: '2026-11-18',
  branchId: undefined,
  status: undefined,
  search: undefined,
  sort: undefined,
}
const finds = (...rows: (typeof row)[]) =>
  vi
    .spyOn(client, 'send')
    .mockImplementation(
      async (call: unknown) => ({ data: call === countEmployed ? { employees: 97 } : rows }) as never,
    )

test('the General Manager prints the summary of each branch and day (C6)', async () => {
  finds(row, other)
  expect(await summaryPaper(company, { ...filters, by: 'day' })).toMatchObject({
    title: 'Attendance Progress List from Nov 1, 2026 to Nov 18, 2026',
    subtitle: 'Attendance by branch and day',
    sections: [
      {
        columns: [{ label: 'Branch' }, { label: 'Present' }, { label: 'To confirm' }, { label: 'Date' }],
        rows: [
          ['Sta. Maria', '1,200 / 60', '4', 'Nov 2, 2026'],
          ['San Isidro', '30 / 40', '0', 'Nov 2, 2026'],
        ],
      },
      { kind: 'signatures' },
    ],
  })
})

test('over the range it has the total of all branches, in which who moved counts once', async () => {
  finds({ ...row, date: filters.from, dateEnd: filters.to }, other)
  expect((await summaryPaper(company, { ...filters, by: 'branch' })).sections[0]).toMatchObject({
    columns: [{}, { label: 'Total Employee Attendance' }, {}, {}],
    rows: [['Sta. Maria', '1,200 / 60', '4', 'Nov 1, 2026 to Nov 18, 2026'], expect.anything()],
    footer: ['Total', '1,230 / 97', '4', ''],
  })
})

test('it says what it was filtered by', async () => {
  finds({ ...other, toConfirm: 0 })
  const paper = await summaryPaper(company, { ...filters, by: 'day', status: 'late', search: 'cruz' })
  expect(paper.subtitle).toBe('Attendance by branch and day, only Late, with “cruz”')
  expect(paper.sections[0]).toMatchObject({ columns: [{}, { label: 'Late' }, { label: 'Date' }] })
})
