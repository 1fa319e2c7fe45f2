import { randomUUID } from 'node:crypto'
import { assignShift, createLeave, createPunch, createShift, requestCorrection } from '@tahi/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openPayrollBranch } from '../../../test/fixtures/payroll-branch.ts'
import { openPeopleBranches } from '../../../test/fixtures/people-branches.ts'
import { minutesLater, type Person, type TestServer, usualNow } from '../../../test/fixtures/server.ts'
import { pairTablet } from '../../../test/fixtures/tablet.ts'

interface BranchRecord {
  branch_id: string
  /** The version that an open form may still have. */
  version?: number
}

/** All records of a person that belong to a branch, by table. */
async function recordsOf({ database }: TestServer, { id }: Person): Promise<Record<string, BranchRecord[]>> {
  return database.asOwner(async (queries) => {
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name in ('person_id', 'branch_id')
        and table_name in (select tablename from pg_tables where schemaname = 'public')
      group by table_name having count(*) = 2 order by 1`.execute(queries)
    const records: Record<string, BranchRecord[]> = {}
    for (const { name } of tables) {
      const { rows } = await sql<{ record: BranchRecord }>`
        select to_jsonb(record) as record from ${sql.table(name)} as record
        where person_id = ${id} order by to_jsonb(record) ->> 'id', record::text`.execute(queries)
      if (rows.length > 0) records[name] = rows.map(({ record }) => record)
    }
    return records
  })
}

/** A phone's offline claim of going home. */
const claimOf = (phoneTime: string) => ({
  _id: randomUUID(),
  kind: 'out' as const,
  phoneTime,
  sentAt: usualNow.toISOString(),
  sinceContact: null,
  contactAt: null,
  setBack: 0,
})

it('moves one, and leaves everything of everybody else as it is', async () => {
  const office = await openPeopleBranches()
  const { tahi, manager, hire, attend, pay } = await openPayrollBranch()
  const hours = { name: 'Early', start: '06:00', end: '15:00' }
  const shiftId = (await tahi.call(manager, createShift, { body: hours })).ok.data._id
  const tablet = await pairTablet(tahi, manager)
  /** An employee with a record of every kind that moves along. */
  const somebody = async () => {
    const person = await hire()
    const userId = person.id
    await attend(person, 3, '07:00', '16:00')
    await attend(person, 17, '07:00', '16:00')
    const leave = { userId, leaveType: 'Emergency', date: '2026-11-19', dateEnd: '2026-11-19' } as const
    const correction = { _id: randomUUID(), date: '2026-11-16', timeIn: '07:00', reason: 'Forgot to clock' }
    const answers = [
      await tahi.call(manager, assignShift, { body: { shiftId, userIds: [userId], from: '2026-11-01' } }),
      await tahi.call(manager, assignShift, { body: { shiftId, userIds: [userId], from: '2026-12-01' } }),
      await tahi.call(manager, createLeave, { body: leave }),
      await tahi.call(person, requestCorrection, { body: correction }),
      await tahi.call(person, createPunch, { body: claimOf('2026-11-16T08:00:00Z') }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const wrongPin = await tablet.take(person, '8642')
    tahi.clock.set(minutesLater(1))
    expect((await tablet.send(wrongPin)).ok.data.outcome).toBe('refused')
    tahi.clock.set(usualNow)
    await pay(person)
    return person
  }
  const mover = await somebody()
  const colleague = await somebody()
  // For example, because that branch has a paid payslip of them.
  await tahi.database.asOwner((queries) =>
    sql`insert into former_member (branch_id, person_id, left_on)
      values (${office.branch}, ${colleague.id}, '2026-10-01')`.execute(queries),
  )
  const before = await recordsOf(tahi, colleague)
  expect(Object.keys(before)).toEqual([
    'attendance',
    'correction',
    'former_member',
    'gate_punch',
    'leave',
    'pay_rate',
    'payslip',
    'person_detail',
    'punch',
    'shift_assignment',
  ])
  const ownBefore = await recordsOf(tahi, mover)

  expect((await office.change(office.hr, mover, { branchId: office.branch })).status).toBe(200)
  expect(await recordsOf(tahi, colleague)).toEqual(before)
  const moved = await recordsOf(tahi, mover)
  for (const [table, records] of Object.entries(ownBefore)) {
    const branches = moved[table]?.map(({ branch_id }) => branch_id)
    expect([table, ...new Set(branches)]).toEqual([table, office.branch])
    for (const [index, { version }] of records.entries())
      if (version !== undefined) expect(moved[table]?.[index]?.version, table).toBeGreaterThan(version)
  }
})
