import { randomUUID } from 'node:crypto'
import { type DashboardSummary, summariseDashboard } from '@tahi/contract'
import { sql } from 'kysely'
import type { Person } from './server.ts'
import { openSewingLine, type SewingLine } from './sewing-line.ts'

/** A branch with whoever reads its dashboard, and the records that it counts. */
export interface DashboardBranch extends SewingLine {
  readonly admin: Person
  readonly hr: Person
  readonly accountant: Person
  summary(as?: Person, branchId?: string): Promise<DashboardSummary>
  /** A day as it was recorded; times in minutes after midnight. */
  attend(
    person: Person,
    day: string,
    record?: { status?: string; timeIn?: number | null; timeOut?: number | null; active?: boolean },
  ): Promise<void>
  /** A leave of one day. @param at instants at which it was asked for and decided */
  askLeave(
    person: Person,
    day: string,
    leave?: { state?: string; asked?: string; decided?: string },
  ): Promise<string>
}

export async function openDashboardBranch(): Promise<DashboardBranch> {
  const line = await openSewingLine()
  const { tahi, run, manager } = line
  return {
    ...line,
    admin: await tahi.addPerson('admin'),
    hr: await tahi.addPerson('hr'),
    accountant: await tahi.addPerson('act'),
    async summary(as = manager, branchId) {
      return (await tahi.call(as, summariseDashboard, { query: { branchId } })).ok.data
    },
    attend: (
      { id, branchId },
      day,
      { status = 'pending', timeIn = 480, timeOut = 1020, active = true } = {},
    ) =>
      run(sql`
        insert into attendance (id, branch_id, person_id, day, time_in, time_out, recorded_status, active)
        values (${randomUUID()}, ${branchId}, ${id}, ${day}, ${timeIn}, ${timeOut}, ${status}, ${active})`),
    async askLeave(person, day, { state = 'requested', asked = '2026-11-17T01:00:00Z', decided } = {}) {
      const id = randomUUID()
      await run(sql`
        insert into leave (id, branch_id, person_id, leave_type, first_day, last_day, state, created_by, created_at,
          decided_at)
        values (${id}, ${person.branchId}, ${person.id}, 'Sick', ${day}, ${day}, ${state}, ${person.id},
          ${asked}::timestamptz, ${decided ?? null}::timestamptz)`)
      return id
    },
  }
}
