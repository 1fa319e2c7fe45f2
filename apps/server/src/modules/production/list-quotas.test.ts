import { exportQuotas, listQuotas, type Quota } from '@tahi/contract'
import { addDays, expectedProgress, quotaStanding, quotaStandings } from '@tahi/domain'
import { sql } from 'kysely'
import readExcelFile from 'read-excel-file/node'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  openProductionBranch,
  type ProductionBranch,
  today,
} from '../../../test/fixtures/production-branch.ts'
import type { Person } from '../../../test/fixtures/server.ts'
import { expectedAt, hasStanding, reported } from './standing.ts'

describe('reading quotas', () => {
  let line: ProductionBranch
  let sewer: Person
  const ids = new Map<string, string>()

  beforeAll(async () => {
    line = await openProductionBranch()
    sewer = await line.hire()
    const quotas = [
      ['Apron', '2026-11-16', 100, 100],
      ['Blouse', '2026-11-17', 100, 90],
      ['Coat', today, 480, 100],
      ['Dress', today, 200, 75],
      ['Ensemble', '2026-11-19', 50, 0],
    ] as const
    for (const [styleName, date, target, pieces] of quotas) {
      const quota = await line.addQuota({ styleName, date, target })
      ids.set(styleName, quota._id)
      const entry = { quotaId: quota._id, quotaEmployeeId: sewer.id, quotaProgress: pieces }
      if (pieces > 0) await line.report(line.manager, entry)
    }
  })

  const list = async (query: object, as = line.manager, id = 'all') => {
    const { ok } = await line.tahi.call(as, listQuotas, { params: { id }, query })
    return { ...ok, rows: ok.data.map(({ styleName }: Quota) => styleName[0]).join('') }
  }

  it('comes newest first with progress, expectation and standing of this hour', async () => {
    const { rows, total, data } = await list({})
    expect([rows, total]).toEqual(['ECDBA', 5])
    expect(data.map(({ progress, expected, standing }) => [progress, expected, standing])).toEqual([
      [0, 0, 'upcoming'],
      [100, 180, 'atRisk'],
      [75, 75, 'onTrack'],
      [90, 100, 'missed'],
      [100, 100, 'reached'],
    ])
  })

  it('filters by range, both days included, by department and by standing', async () => {
    expect((await list({ from: '2026-11-17', to: today })).rows).toBe('CDB')
    expect((await list({ departmentId: line.department })).total).toBe(5)
    expect((await list({ departmentId: line.designation })).total).toBe(0)
    const byStanding = { upcoming: 'E', onTrack: 'D', atRisk: 'C', reached: 'A', missed: 'B' }
    for (const standing of quotaStandings) {
      const found = await list({ standing, page: 1, pageSize: 10 })
      expect([found.rows, found.total], standing).toEqual([byStanding[standing], 1])
    }
    expect((await list({ standing: 'all' })).total).toBe(5)
  })

  it('sorts by every column, progress by the share of the target', async () => {
    expect((await list({ sort: 'progress' })).rows).toBe('ECDBA')
    expect((await list({ sort: '-progress', page: 1, pageSize: 2 })).rows).toBe('AB')
    expect((await list({ sort: '-target' })).rows[0]).toBe('C')
    expect((await list({ sort: 'styleName' })).rows).toBe('ABCDE')
    for (const sort of ['branchName', 'departmentName', '-designationName', 'date'])
      expect((await list({ sort })).total).toBe(5)
    const wrong = await line.tahi.call(line.manager, listQuotas, {
      params: { id: 'all' },
      query: { sort: 'version' },
    })
    expect(wrong.failure.errors?.[0]?.path).toBe('sort')
  })

  it('comes in pages that neither repeat nor miss a row', async () => {
    for (const standing of [undefined, 'all']) {
      const pages = await Promise.all([1, 2, 3].map((page) => list({ page, pageSize: 2, standing })))
      expect(pages.map(({ rows }) => rows).join('')).toBe('ECDBA')
    }
  })

  it('is the branch’s for employees, who may report on today’s of their designation', async () => {
    const { data, rows } = await list({}, sewer)
    expect(rows).toBe('ECDBA')
    expect(data.map(({ can }) => can)).toEqual([[], ['report'], ['report'], [], []])
    const helper = await line.hire('Cruz', await line.addDesignation())
    expect((await list({}, helper)).data.flatMap(({ can }) => can)).toEqual([])
    const stranger = await line.tahi.addPerson('user', await line.tahi.addBranch())
    expect((await list({}, stranger)).total).toBe(0)
  })

  it('is one branch’s or all of them for the General Manager', async () => {
    const admin = await line.tahi.addPerson('admin')
    expect((await list({}, admin, line.branch)).total).toBe(5)
    expect((await list({ branchId: line.branch }, admin)).total).toBe(5)
    expect((await list({}, admin)).total).toBeGreaterThanOrEqual(5)
    const other = await line.tahi.addBranch()
    expect((await list({}, admin, other)).total).toBe(0)
    for (const id of [sewer.id, ids.get('Apron') ?? ''])
      expect((await line.tahi.call(admin, listQuotas, { params: { id }, query: {} })).status).toBe(404)
    const foreign = await line.tahi.call(line.manager, listQuotas, { params: { id: other }, query: {} })
    expect(foreign.status).toBe(404)
  })

  it('comes as a spreadsheet, filtered and sorted alike', async () => {
    const query = { standing: 'missed' } as const
    const { raw, headers } = await line.tahi.call(line.manager, exportQuotas, { query })
    expect(headers['content-disposition']).toContain('quota-data.xlsx')
    const [sheet] = await readExcelFile(raw)
    expect(sheet?.sheet).toBe('Quota Data')
    expect(sheet?.data[0]).toEqual([
      'Branch',
      'Department',
      'Designation',
      'Style',
      'Date',
      'Progress',
      'Target Quota',
      'Standing',
    ])
    expect(sheet?.data.slice(1).map((row) => row.slice(3))).toEqual([
      ['Blouse', new Date('2026-11-17'), 90, 100, 'Missed'],
    ])
  })
})

// The database needs this rule as a filter, so it exists twice: this compares the two.
describe("the database's standing is the domain's", () => {
  it('for every hour, day and share of the target', async () => {
    const line = await openProductionBranch()
    const sewer = await line.hire()
    const target = 96
    const made = new Map<string, { day: string; progress: number }>()
    for (const offset of [-1, 0, 1])
      for (const progress of [0, 1, 9, 11, 12, 29, 30, 48, 60, 77, 96, 97, 120]) {
        const day = addDays(today, offset)
        const { _id } = await line.addQuota({ date: day, target })
        made.set(_id, { day, progress })
        if (progress > 0)
          await line.run(sql`
            insert into quota_progress (id, branch_id, quota_id, person_id, amount, reported_by, reported_by_name)
            values (gen_random_uuid(), ${line.branch}, ${_id}, ${sewer.id}, ${progress}, ${sewer.id}, 'test')`)
      }
    for (let time = 0; time < 24 * 60; time += 20) {
      const moment = { now: new Date(), today, time, timeZone: 'Asia/Manila' }
      const standings = quotaStandings.map((one) => sql`when ${hasStanding(one, moment)} then ${one}`)
      const { rows } = await line.tahi.database.asOwner((queries) =>
        sql<{ id: string; expected: number; standing: string }>`
          select quota.id, ${expectedAt(moment)} as expected, case ${sql.join(standings, sql` `)} end as standing
          from quota cross join lateral ${reported} as reported
          where quota.branch_id = ${line.branch}`.execute(queries),
      )
      expect(rows).toHaveLength(made.size)
      for (const { id, ...found } of rows) {
        const { day, progress } = made.get(id) ?? { day: '', progress: 0 }
        const expected = expectedProgress({ target, day, today, time })
        const standing = quotaStanding({ progress, target, expected, day, today })
        expect(found, `${day} at ${time}, ${progress}`).toEqual({ expected, standing })
      }
    }
  })
})
