import { type AttendanceRecord, listAttendance } from '@tahi/contract'
import { expect, test, vi } from 'vitest'
import { company } from '../../../../test/company.ts'
import { countedBy } from '../statuses.ts'

// The session adds listeners to it as soon as it is loaded.
vi.stubGlobal('document', { addEventListener: () => {} })
const { client } = await import('../../../platform/session/session.ts')
const { dayPaper, printedDay } = await import('./print-day.ts')

const row = {
  branchId: 'b',
  branchName: 'Sta. Maria',
  date: '2026-11-17',
  dateEnd: '2026-11-17',
  totalAttendance: 1,
  totalEmployees: 60,
  toConfirm: 0,
}
const record: AttendanceRecord = {
  _id: 'r',
  userId: 'a',
  employee: { _id: 'a', userId: 'EMP-00061', firstName: 'Ana', lastName: 'Cruz' },
  branchId: 'b',
  branchName: 'Sta. Maria',
  date: '2026-11-17',
  timeIn: '07:05',
  timeOut: '',
  status: 'present',
  lateAfter: '08:30',
  claimed: false,
  version: 1,
  createdAt: '2026-11-17T00:00:00Z',
  can: [],
  paidElsewhere: false,
}

test("a day's list of those present names them with their times (C2 Admin view)", () => {
  const paper = dayPaper(company, row, [record], 'present')
  expect(paper).toMatchObject({
    title: 'Attendance Progress List from Nov 17, 2026 to Nov 17, 2026',
    subtitle: 'Sta. Maria: 1 / 60 present',
    company: { name: 'Sinag Habi', lines: [] },
  })
  expect(paper.sections[0]).toMatchObject({
    columns: [{ label: 'Name' }, { label: 'Time in' }, { label: 'Time out' }],
    rows: [['Cruz, Ana', '7:05 AM', 'n/a']],
  })
})

test('all figures on paper are of when it is printed: whom HR confirmed since is not counted twice', async () => {
  const confirmedSince = { ...row, totalAttendance: 2, toConfirm: 34 }
  const answer = (summary: unknown[]) => async (call: unknown) =>
    ({ data: call === listAttendance ? [record, record].slice(0, 2 * summary.length) : summary }) as never
  const send = vi.spyOn(client, 'send').mockImplementation(answer([confirmedSince]))
  const printed = async () => (await printedDay(company, { ...row, toConfirm: 35 }, {})).subtitle
  expect(await printed()).toBe('Sta. Maria: 2 / 60 present, 34 more to confirm')
  const asked = { from: row.date, to: row.date, branchId: 'b', by: 'branch' }
  expect(send).toHaveBeenCalledWith(expect.anything(), { query: asked })
  send.mockImplementation(answer([]))
  expect(await printed()).toBe('Sta. Maria: 0 / 60 present')
})

test('the paper says how many more wait for confirmation', () => {
  expect(dayPaper(company, { ...row, toConfirm: 55 }, [record], 'present').subtitle).toBe(
    'Sta. Maria: 1 / 60 present, 55 more to confirm',
  )
})

test('the paper says who is on it where they are others than all those present', () => {
  const { words } = countedBy('leave', 'EMP-00061')
  expect(dayPaper(company, row, [record], words).subtitle).toBe(
    'Sta. Maria: 1 / 60 on leave, with “EMP-00061”',
  )
})

test("a day without anybody says 'No Data Found'", () => {
  expect(dayPaper(company, row, [], 'present').sections[0]).toMatchObject({
    rows: [],
    empty: 'No Data Found',
  })
})
