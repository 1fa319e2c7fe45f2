import {
  type AttendanceImport,
  applyAttendanceImport,
  listImportRows,
  type Payslip,
  previewAttendanceImport,
  readAttendanceImport,
} from '@tahi/contract'
import { sql } from 'kysely'
import { vi } from 'vitest'
import { sendFile } from './send-file.ts'
import type { Person, TestServer } from './server.ts'

/** What a person does with imports. */
export const importBy = (tahi: TestServer, person: Person) => ({
  /** Sends a file; @returns the reply as it came. */
  async send(file: string | Buffer, branchId?: string) {
    const url = `${previewAttendanceImport.path}${branchId ? `?branchId=${branchId}` : ''}`
    return sendFile<AttendanceImport>(tahi, person, { url, fileName: 'clock.dat', content: file })
  },
  /** Sends a file and waits until it is read. */
  async preview(file: string | Buffer, branchId?: string): Promise<AttendanceImport> {
    const { status, body } = await this.send(file, branchId)
    if (status !== 200) throw new Error(`The preview failed: ${body.msg}`)
    return vi.waitFor(
      async () => {
        const read = await this.read(body.data._id)
        if (read.state === 'reading') throw new Error('It is still being read')
        return read
      },
      { timeout: 20_000, interval: 20 },
    )
  },
  read: async (id: string): Promise<AttendanceImport> =>
    (await tahi.call(person, readAttendanceImport, { params: { id } })).ok.data,
  rows: async (id: string) =>
    (await tahi.call(person, listImportRows, { params: { id }, query: {} })).ok.data,
  apply: async (id: string): Promise<AttendanceImport> =>
    (await tahi.call(person, applyAttendanceImport, { body: { _id: id } })).ok.data,
})

/** A payslip over a person's days; what it pays does not matter. */
export const coverByPayslip = (
  tahi: TestServer,
  person: Person,
  from: string,
  to: string,
  status: Payslip['status'] = 'pending',
) =>
  tahi.database.asOwner((queries) =>
    sql`
      insert into payslip (id, branch_id, person_id, created_by, period_start, period_end, pay_date, status, daily_rate,
        overtime_rate, regular_days, regular_hours, overtime_hours, total_regular_pay, total_overtime_pay,
        gross_pay, philhealth, pagibig, sss, tax, total_deductions, net_pay, policy_name, policy_version, rates,
        regular_parts, overtime_parts, days, warnings)
      values (gen_random_uuid(), ${person.branchId}, ${person.id}, ${person.id}, ${from}, ${to}, ${to}, ${status},
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 'Flat', 1, '{}', '[]', '[]', '[]', '[]')`.execute(queries),
  )
