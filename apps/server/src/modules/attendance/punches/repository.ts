import { type Claim, type createPunch, limits, type Request } from '@tahi/contract'
import { comingMinutes, type Day, goingHomeMinutes, type JudgedPunch, type Minutes } from '@tahi/domain'
import { sql } from 'kysely'
import { allOf, isOneOf } from '../../../platform/lists/conditions.ts'
import { lockPerson } from '../../../platform/lock-people.ts'
import { reachesLimit } from '../../../platform/reaches-limit.ts'
import { readable, wholeScope, within } from '../../../platform/scope.ts'
import type { Work } from '../../../platform/work.ts'
import { isPaid, paidByPayslip } from '../covering-payslip.ts'
import type { RecordRow } from '../record.ts'
import { type ClaimRow, claimColumns, isUnsettled } from './claim.ts'

/**
 * Locks the caller's row. Of two punches of one person, the second sees what the first wrote. Payroll locks people too,
 * so no payslip starts to cover the day in between.
 */
export async function lockOneself(work: Work): Promise<void> {
  await lockPerson(work, work.scope.personId)
}

/**
 * A claim of the caller by its key, whatever branch keeps it: a claim of a paid day stays behind when they move, and the
 * phone that lost its answer sends it again.
 */
export async function findClaim({ queries, scope }: Work, id: string): Promise<ClaimRow | undefined> {
  const { rows } = await sql<ClaimRow>`
    select ${claimColumns} from punch
    where punch.id = ${id} and punch.person_id = ${scope.personId} and ${readable(scope, 'punch')}`.execute(
    queries,
  )
  return rows[0]
}

/**
 * The claims for a person's day, to be read, by the time at which they are believed to have happened. A claim may have
 * come before the day's record, or when the day had another one.
 */
export async function findClaimsOf(
  { queries, scope }: Work,
  { personId, day }: { readonly personId: string; readonly day: Day },
): Promise<ClaimRow[]> {
  const { rows } = await sql<ClaimRow>`
    select ${claimColumns} from punch
    where punch.person_id = ${personId} and punch.day = ${day} and ${readable(scope, 'punch')}
    order by punch.believed_at, punch.id`.execute(queries)
  return rows
}

/** Whether the caller's day is paid. @param present the day's record */
export async function isPaidDay(
  { queries, scope }: Work,
  day: Day,
  present: RecordRow | undefined,
): Promise<boolean> {
  if (present) return isPaid(present.payslip)
  const { rows } = await sql<{ paid: boolean | null }>`
    select ${paidByPayslip(sql`${scope.personId}::uuid`, sql`${day}::date`)} as paid`.execute(queries)
  return rows[0]?.paid ?? false
}

/** What became of a claim. */
export interface Outcome {
  readonly outcome: Claim['outcome']
  readonly reason: Claim['reason']
  /** The day's record. */
  readonly attendanceId: string | null
}

export interface NewClaim extends Outcome {
  readonly sent: Request<typeof createPunch>['body']
  readonly judged: JudgedPunch
  readonly day: Day
}

export interface KeptClaim extends ClaimRow {
  branchId: string
}

/** Inserts a claim of the caller. @returns the claim; nothing when the key is taken or the person has no branch */
export async function insertClaim(
  { queries, scope, now }: Work,
  { sent, judged, day, outcome, reason, attendanceId }: NewClaim,
): Promise<KeptClaim | undefined> {
  const { rows } = await sql<KeptClaim>`
    with written as (
      insert into punch (id, branch_id, person_id, kind, believed_at, day, phone_time, sent_at, since_contact_ms,
        contact_at, set_back_ms, received_at, clock_difference_s, doubts, outcome, reason, attendance_id)
      select ${sent._id}::uuid, branch_id, id, ${sent.kind}::text, ${new Date(judged.at)}::timestamptz, ${day}::date,
        ${sent.phoneTime}::timestamptz, ${sent.sentAt}::timestamptz, ${sent.sinceContact}::bigint,
        ${sent.contactAt}::timestamptz, ${sent.setBack}::bigint, ${now}::timestamptz,
        ${Math.round(judged.clockDifference / 1000)}::bigint, ${[...judged.doubts]}::text[], ${outcome}::text,
        ${reason}::text, ${attendanceId}::uuid
      from person where id = ${scope.personId} and branch_id is not null
      on conflict (id) do nothing
      returning *
    )
    select ${claimColumns}, punch.branch_id as "branchId" from written as punch`.execute(queries)
  return rows[0]
}

/** Within which time taps that a day does not take are one: whoever is told so taps again. */
const repeatedWithin: { readonly [reason in NonNullable<Claim['reason']>]?: Minutes } = {
  alreadyIn: comingMinutes,
  // As after a time out.
  afterMidnight: goingHomeMinutes,
  coveredByPayslip: goingHomeMinutes,
  alreadyOut: goingHomeMinutes,
}

/** The caller's claim that a new one only repeats, also one that HR is done with: they have decided on that moment. */
export async function findRepeated(
  { queries, scope }: Work,
  { sent, judged, day, outcome, reason }: NewClaim,
): Promise<KeptClaim | undefined> {
  const minutes = outcome === 'refused' && reason && repeatedWithin[reason]
  if (!minutes) return undefined
  const { rows } = await sql<KeptClaim>`
    select ${claimColumns}, punch.branch_id as "branchId" from punch
    where punch.person_id = ${scope.personId} and punch.day = ${day} and punch.kind = ${sent.kind}
      and punch.reason = ${reason} and punch.outcome = 'refused' and ${within(wholeScope(scope), 'punch')}
      and abs(extract(epoch from punch.believed_at - ${new Date(judged.at)}::timestamptz)) <= ${minutes * 60}
    order by punch.believed_at
    limit 1`.execute(queries)
  return rows[0]
}

/** Whether as many of the caller's other claims wait for HR as may. The caller has locked the person. */
export const hasManyWaiting = ({ queries, scope }: Work, id: string): Promise<boolean> =>
  reachesLimit(
    queries,
    sql`from punch where punch.id <> ${id} and punch.person_id = ${scope.personId} and ${isUnsettled}`,
    limits.waitingClaims,
  )

/** A claim that HR has dealt with. */
export interface SettledClaim {
  readonly id: string
  readonly branchId: string
}

interface ClaimsOfDay {
  readonly personId: string
  readonly day: Day
  /** Only these of the day. */
  readonly ids?: readonly string[]
}

/** Notes that the caller has dealt with the waiting claims among these. @returns those that waited */
export async function settleClaims(
  { queries, scope, actor, now }: Work,
  which: { readonly ids: readonly string[] } | ClaimsOfDay,
): Promise<SettledClaim[]> {
  const chosen = allOf([
    which.ids && isOneOf('punch.id', which.ids),
    'personId' in which && sql`punch.person_id = ${which.personId} and punch.day = ${which.day}`,
  ])
  const { rows } = await sql<SettledClaim>`
    update punch set settled_at = ${now}::timestamptz, settled_by_name = ${actor.name}
    where ${chosen} and ${isUnsettled} and ${within(wholeScope(scope), 'punch')}
    returning id, branch_id as "branchId"`.execute(queries)
  return rows
}
