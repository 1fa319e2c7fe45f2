import { expect, it } from 'vitest'
import { importBy } from '../../../../test/fixtures/import-by.ts'
import { coverByPayslip } from '../../../../test/fixtures/payslips.ts'
import { server } from '../../../../test/fixtures/server.ts'
import { findSpans } from './spans.ts'

it('looks up what applies to an import’s good rows, and nothing of earlier years', async () => {
  const tahi = await server()
  const branch = await tahi.addBranch()
  const manager = await tahi.addPerson('manager', branch)
  const [sewer, colleague] = [await tahi.addPerson('user', branch), await tahi.addPerson('user', branch)]
  await tahi.database.asOwner((queries) =>
    queries
      .insertInto('shift_assignment')
      .values(
        ['2024-03-01', '2026-11-04', '2026-11-10'].map((from_day) => ({
          person_id: sewer.id,
          branch_id: branch,
          from_day,
        })),
      )
      .execute(),
  )
  await coverByPayslip(tahi, sewer, '2025-11-01', '2025-11-15', 'paid')
  await coverByPayslip(tahi, sewer, '2026-10-16', '2026-11-02', 'paid')
  await coverByPayslip(tahi, colleague, '2026-11-05', '2026-11-15')
  await coverByPayslip(tahi, sewer, '2026-11-16', '2026-11-30')
  const days = ['2026-11-03', '2026-11-05', '2026-11-17']
  const file = days.map((day) => `${sewer.code},${day},07:00,16:00`)
  const { _id } = await importBy(tahi, manager).preview(
    ['User ID,Date,Time In,Time Out', ...file, `${colleague.code},2026-11-02,07:00,16:00`].join('\n'),
  )

  const spans = await tahi.database.asOwner((queries) =>
    findSpans({ queries }, { id: _id, branchId: branch }),
  )
  // The row of the 17th is bad: a payslip covers it. The good rows are of the 2nd to the 5th.
  const parsed = (text: string) => JSON.parse(text) as { person_id: string; period_start: string }[]
  const payslips = parsed(spans.payslips)
  expect(payslips.sort((one, other) => one.period_start.localeCompare(other.period_start))).toEqual([
    { person_id: sewer.id, period_start: '2026-10-16', period_end: '2026-11-02' },
    { person_id: colleague.id, period_start: '2026-11-05', period_end: '2026-11-15' },
  ])
  const ofSewer = parsed(spans.schedules).filter(({ person_id }) => person_id === sewer.id)
  expect(ofSewer).toMatchObject([
    { from_day: '2024-03-01', until_day: '2026-11-04' },
    { from_day: '2026-11-04', until_day: '2026-11-10' },
  ])
})
