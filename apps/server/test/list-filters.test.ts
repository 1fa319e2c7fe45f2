import { randomUUID } from 'node:crypto'
import {
  exportAttendance,
  exportLeaves,
  exportPayslips,
  listAnnouncements,
  listAttendance,
  listBranches,
  listDepartments,
  listDesignations,
  listDocuments,
  listLeaves,
  listPayslips,
  listQuotaProgress,
  listQuotas,
  listShifts,
  summariseAttendance,
  summariseLeaves,
  summarisePayslips,
} from '@tahi/contract'
import { sql } from 'kysely'
import readExcelFile from 'read-excel-file/node'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Filled, fillBranch } from './fixtures/filled-branch.ts'
import { type Person, server, type TestServer } from './fixtures/server.ts'

/** The filters that D1 promises for lists, except those covered by a list's own test. */
describe('a list is filtered', () => {
  let tahi: TestServer
  let filled: Filled
  let manager: Person
  let hr: Person
  const department = randomUUID()
  const elsewhere = randomUUID()

  beforeAll(async () => {
    tahi = await server()
    filled = await fillBranch(tahi, 'Filtered')
    manager = await tahi.addPerson('manager', filled.branch)
    hr = await tahi.addPerson('hr')
    await tahi.database.asOwner(async (queries) => {
      for (const id of [department, elsewhere])
        await sql`insert into department (id, name) values (${id}, ${id})`.execute(queries)
      await sql`update person set department_id = ${department} where id = ${filled.ids.person}`.execute(
        queries,
      )
      await sql`update payslip set department_id = ${department} where id = ${filled.ids.payslip}`.execute(
        queries,
      )
      await sql`
        update attendance set recorded_status = 'present' where person_id = ${filled.ids.person}`.execute(
        queries,
      )
      await sql`
        update document set created_at = '2026-11-03T17:00:00Z' where id = ${filled.ids.document}`.execute(
        queries,
      )
    })
  })

  const everything = { id: 'all' }
  const peoples = {
    attendance: (query: object) => tahi.call(manager, listAttendance, { params: everything, query }),
    leaves: (query: object) => tahi.call(manager, listLeaves, { params: everything, query }),
    payslips: (query: object) => tahi.call(manager, listPayslips, { params: everything, query }),
    attendanceSummary: (query: object) => tahi.call(manager, summariseAttendance, { query }),
    leaveSummary: (query: object) => tahi.call(manager, summariseLeaves, { query }),
    payslipSummary: (query: object) => tahi.call(manager, summarisePayslips, { query }),
  }

  it.each(Object.entries(peoples))('%s by the department and role of its people', async (_, list) => {
    const { total } = (await list({})).ok
    expect(total).toBeGreaterThan(0)
    expect((await list({ departmentId: department })).ok.total).toBe(total)
    expect((await list({ departmentId: elsewhere })).ok.total).toBe(0)
    expect((await list({ departmentId: department, role: 'user' })).ok.total).toBe(total)
    expect((await list({ role: 'all' })).ok.total).toBe(total)
    expect((await list({ role: 'manager' })).ok.total).toBe(0)
  })

  it.each([exportAttendance, exportLeaves, exportPayslips])(
    'and so is its spreadsheet: $path',
    async (call) => {
      const rows = async (departmentId: string) => {
        const [sheet] = await readExcelFile((await tahi.call(manager, call, { query: { departmentId } })).raw)
        // The row of totals does not count.
        return sheet?.data.filter(([first]) => first && first !== 'Total').length
      }
      expect(await rows(department)).toBe(2)
      expect(await rows(elsewhere)).toBe(1)
    },
  )

  it('of quotas by a part of the style', async () => {
    const total = async (query: object) =>
      (await tahi.call(manager, listQuotas, { params: everything, query })).ok.total
    expect(await total({ search: 'fILT' })).toBe(1)
    expect(await total({ search: 'blouse' })).toBe(0)
  })

  const removable = [
    listAnnouncements,
    listDocuments,
    listShifts,
    listQuotas,
    listBranches,
    listDepartments,
    listDesignations,
  ]
  it.each(removable)('by whether its records are removed, which none of it is: $path', async (list) => {
    const ask = (query: object) => tahi.call(manager, list, { params: everything, query })
    const { total } = (await ask({})).ok
    expect(total).toBeGreaterThan(0)
    for (const status of ['true', 'all']) expect((await ask({ status })).ok.total).toBe(total)
    expect((await ask({ status: 'false' })).ok).toMatchObject({ total: 0, data: [] })
    expect((await ask({ status: 'pending' })).failure.errors).toMatchObject([{ path: 'status' }])
  })

  it("of progress by the quota's department", async () => {
    const total = async (query: object) =>
      (await tahi.call(manager, listQuotaProgress, { params: everything, query })).ok.total
    expect(await total({})).toBe(1)
    expect(await total({ departmentId: elsewhere })).toBe(0)
  })

  it("of documents by the days they were posted on, by the company's calendar", async () => {
    // Other tests may have posted documents to all branches.
    const total = async (query: object) =>
      (await tahi.call(manager, listDocuments, { params: everything, query })).ok.data.filter(
        ({ branchId }) => branchId === filled.branch,
      ).length
    expect(await total({ from: '2026-11-04', to: '2026-11-04' })).toBe(1)
    expect(await total({ to: '2026-11-03' })).toBe(0)
    expect(await total({ from: '2026-11-05' })).toBe(0)
  })

  it('of shifts by a branch in scope', async () => {
    const list = (as: Person, branchId: string) =>
      tahi.call(as, listShifts, { params: everything, query: { branchId } })
    expect((await list(hr, filled.branch)).ok.total).toBe(1)
    expect((await list(hr, await tahi.addBranch())).ok.total).toBe(0)
    expect((await list(manager, filled.branch)).ok.total).toBe(1)
    expect((await list(manager, await tahi.addBranch())).status).toBe(404)
    expect((await list(manager, 'xx')).status).toBe(400)
  })
})
