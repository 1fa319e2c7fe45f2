import { createAttendance } from '@tahi/contract'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { coverByPayslip } from '../../../test/fixtures/payslips.ts'
import { type Person, server, type TestServer } from '../../../test/fixtures/server.ts'
import { lockPeopleOf, lockPerson } from '../../platform/lock-people.ts'
import { scopeOf } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { findPayslipId } from './refuse-under-payslip.ts'
import { makePresent, removeRecords, updateRecord } from './repository.ts'

type Scoped = Pick<Work, 'queries' | 'scope'>

let tahi: TestServer
let manager: Person
let stranger: Person
let sewer: Person
let id: string

beforeEach(async () => {
  tahi = await server()
  const branch = await tahi.addBranch()
  manager = await tahi.addPerson('manager', branch)
  stranger = await tahi.addPerson('manager', await tahi.addBranch())
  sewer = await tahi.addPerson('user', branch)
  const body = {
    userId: sewer.id,
    date: '2026-11-17',
    timeIn: '07:00',
    timeOut: '16:00',
    status: 'pending',
  } as const
  id = (await tahi.call(manager, createAttendance, { body })).ok.data._id
})

/** Runs as the owner, who bypasses row security. @returns the record, and whether its person is locked */
const after = (as: Person, run: (work: Scoped) => Promise<void>) =>
  tahi.database.asOwner(async (queries) => {
    await run({ queries, scope: scopeOf({ personId: as.id, role: as.role, branchId: as.branchId }) })
    const { rows } = await sql<{ status: string; active: boolean; locked: boolean }>`
      select attendance.status, attendance.active, person.xmax = pg_current_xact_id()::xid as locked
      from attendance join person on person.id = attendance.person_id where attendance.id = ${id}`.execute(
      queries,
    )
    return rows[0]
  })

it.each<[string, (work: Scoped) => Promise<void>, object]>([
  ['confirms', (work) => makePresent(work, [id], ['pending']), { status: 'present' }],
  ['changes', (work) => updateRecord(work, id, { recordedStatus: 'absent' }), { status: 'absent' }],
  ['removes', (work) => removeRecords(work, [id]), { active: false }],
  ["locks a record's person", (work) => lockPeopleOf(work, 'attendance', [id]), { locked: true }],
  ['locks a person', (work) => lockPerson(work, sewer.id), { locked: true }],
])('%s by a statement that holds the scope itself', async (_, run, change) => {
  const untouched = { status: 'pending', active: true, locked: false }
  expect(await after(stranger, run)).toEqual(untouched)
  expect(await after(manager, run)).toEqual({ ...untouched, ...change })
})

it('names the payslip over a day to those alone who may read it', async () => {
  await coverByPayslip(tahi, sewer, '2026-11-16', '2026-11-30')
  const idFor = ({ id: personId, role, branchId }: Person, day: string) =>
    tahi.database.asOwner((queries) =>
      findPayslipId({ queries, scope: scopeOf({ personId, role, branchId }) }, { personId: sewer.id, day }),
    )
  const named = await idFor(manager, '2026-11-17')
  expect(named).toEqual(expect.any(String))
  expect(await idFor(sewer, '2026-11-17')).toBe(named)
  expect(await idFor(stranger, '2026-11-17')).toBeNull()
  expect(await idFor(manager, '2026-11-15')).toBeNull()
})
