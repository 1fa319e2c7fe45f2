import { type Payslip, texts } from '@tahi/contract'
import type { PayslipComputation, Period } from '@tahi/domain'
import { sql } from 'kysely'
import { asConflict, orNotFound } from '../../platform/errors.ts'
import { idsOf } from '../../platform/ids.ts'
import { isOneOf } from '../../platform/lists/conditions.ts'
import { lockRecordsOf } from '../../platform/lock-people.ts'
import { readable } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { refreshFreedDays } from '../attendance/index.ts'
import { computedColumns, computedColumnsOf, computedValues } from './computed-columns.ts'
import { refusalOf } from './left-out.ts'
import { type ExplainedRow, explanationColumns, type PayslipRow, payslipColumns } from './payslip.ts'
import { previousColumn } from './previous-payslip.ts'
import { undecidedDaysColumns } from './undecided-days.ts'
import { isPayable } from './whose-pay.ts'

/**
 * Locks the people, then their live payslips with these ids that the caller may change. A concurrent move to another
 * branch takes along only what is pending after this transaction.
 */
export const lockPayslips = (work: Work, ids: readonly string[]): Promise<PayslipRow[]> =>
  lockRecordsOf(work, { table: 'payslip', columns: payslipColumns, also: isPayable(work.scope) }, ids)

/** @throws Refusal not_found when there is no such payslip in scope; not_allowed when it may only be read */
export async function lockPayslip(work: Work, id: string): Promise<PayslipRow> {
  const [row] = await lockPayslips(work, [id])
  if (!row) throw await refusalOf(work, id)
  return row
}

/** One payslip to read, with its explanation. @throws Refusal not_found */
export async function readExplained(work: Work, id: string): Promise<ExplainedRow> {
  const { queries, scope } = work
  const days = { from: sql`payslip.period_start`, to: sql`payslip.period_end` }
  const { rows } = await sql<ExplainedRow>`
    select ${payslipColumns}, ${explanationColumns}, ${undecidedDaysColumns(work, sql`payslip.person_id`, days)},
      ${previousColumn(scope, { personId: sql`payslip.person_id`, from: days.from })}
    from payslip
    join person on person.id = payslip.person_id
    where payslip.active and payslip.id = ${id} and ${readable(scope, 'payslip')}`.execute(queries)
  return orNotFound(rows[0])
}

/** Somebody's department today, which a payslip keeps when it is computed. */
const departmentOf = (table: string) =>
  sql`(select department_id from person where person.id = ${sql.ref(`${table}.person_id`)})`

/** The fields of a payslip that the office decides; the pay policy computes the rest. */
export interface Terms {
  payDate: string
  paymentMethod: string
  status: Payslip['status']
}

/**
 * Inserts any number of new payslips in one statement. A payslip whose id is taken is left out.
 * @param rows made by `newRow`
 * @throws Refusal conflict when one overlaps another payslip of its employee
 */
export async function insertPayslips(
  { queries, actor }: Work,
  { payDate, paymentMethod, status }: Terms,
  rows: readonly string[],
): Promise<void> {
  await sql`
    insert into payslip (id, branch_id, person_id, department_id, created_by, period_start, period_end, pay_date,
      payment_method, status, ${computedColumns})
    select id, branch_id, person_id, ${departmentOf('made')}, ${actor.personId}::uuid, period_start, period_end,
      ${payDate}::date, ${paymentMethod}::text, ${status}::text, ${computedColumns}
    from jsonb_populate_recordset(null::payslip, ${`[${rows.join()}]`}::jsonb) as made
    on conflict (id) do nothing`
    .execute(queries)
    .catch(refuseOverlap)
}

/**
 * Writes a payslip's terms and, if given, a new period and computation. Increments the version; twice if the status
 * changes as well.
 * @throws Refusal conflict when it would overlap another payslip of its employee
 */
export async function updatePayslip(
  { queries }: Work,
  id: string,
  { payDate, paymentMethod, status }: Terms,
  computed?: { period: Period; computation: PayslipComputation },
): Promise<void> {
  const recomputed =
    computed &&
    sql`, period_start = ${computed.period.from}, period_end = ${computed.period.to},
      department_id = ${departmentOf('payslip')}, (${computedColumns}) = (
        select ${computedColumns}
        from jsonb_populate_record(null::payslip, ${JSON.stringify(computedValues(computed.computation))}::jsonb)
      )`
  const edited = computed
    ? sql`true`
    : sql`(pay_date, payment_method) is distinct from (${payDate}::date, ${paymentMethod}::text)`
  await sql`
    update payslip
    set pay_date = ${payDate}, payment_method = ${paymentMethod}, status = ${status},
      version = version + 1 + (status <> ${status} and ${edited})::integer
      ${recomputed ?? sql``}
    where id = ${id}`
    .execute(queries)
    .catch(refuseOverlap)
}

/** The payslips that a new computation would change. @param rows made by `computedRow` */
export async function differingPayslips(
  { queries }: Work,
  rows: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows: found } = await sql<{ id: string }>`
    select payslip.id from payslip join ${computedRows(rows)} on ${differs}`.execute(queries)
  return new Set(idsOf(found))
}

/**
 * Writes new computations of any number of payslips in one statement, and increments the version of those that change.
 * @param rows made by `computedRow`
 * @returns the ids of the changed payslips
 */
export async function writeComputations(
  { queries }: Work,
  rows: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows: changed } = await sql<{ id: string }>`
    update payslip
    set version = payslip.version + 1, department_id = ${departmentOf('payslip')},
      (${computedColumns}) = row(${computedColumnsOf('computed')})
    from ${computedRows(rows)}
    where ${differs}
    returning payslip.id`.execute(queries)
  return new Set(idsOf(changed))
}

const computedRows = (rows: readonly string[]) =>
  sql`jsonb_populate_recordset(null::payslip, ${`[${rows.join()}]`}::jsonb) as computed`

const differs = sql`
  computed.id = payslip.id
  and row(payslip.department_id, ${computedColumnsOf('payslip')})
    is distinct from row(${departmentOf('payslip')}, ${computedColumnsOf('computed')})`

/** Marks payslips paid or pending in one statement. */
export async function markPayslips(
  { queries }: Work,
  ids: readonly string[],
  status: Payslip['status'],
): Promise<void> {
  await sql`
    update payslip set status = ${status}, version = version + 1
    where id = any(${ids}::uuid[])`.execute(queries)
}

/** Soft-deletes payslips in one statement, and applies shifts to their days that were assigned in between. */
export async function removePayslips(work: Work, rows: readonly PayslipRow[]): Promise<void> {
  const ids = idsOf(rows)
  await sql`
    update payslip set active = false, version = version + 1
    where ${isOneOf('id', ids)}`.execute(work.queries)
  await refreshFreedDays(work, rows.map(daysOf))
}

/** The days that a payslip covers. */
export const daysOf = ({ personId, periodStart: from, periodEnd: to }: PayslipRow) => ({
  personId,
  from,
  to,
})

/** The database has the final say: two payslips of one employee never share a day, even when both are written at once. */
const refuseOverlap = asConflict({
  payslip_periods_do_not_overlap: [
    { path: 'date', msg: texts.payslip.overlap },
    { path: 'endDate', msg: texts.payslip.chooseOtherDays },
  ],
})
