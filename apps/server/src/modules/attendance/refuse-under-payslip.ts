import { type CoveredDay, texts } from '@tahi/contract'
import { sql } from 'kysely'
import { conflict, type Refusal } from '../../platform/errors.ts'
import type { Work } from '../../platform/work.ts'
import { payslipIdOver, underPayslip } from './covering-payslip.ts'
import type { RecordRow } from './record.ts'

type Covered = Pick<RecordRow, 'personId' | 'day' | 'payslip'>

/** @throws Refusal conflict when a payslip covers the day */
export async function refuseUnderPayslip(work: Work, row: Covered): Promise<void> {
  if (row.payslip) throw await coveredRefusal(work, row, texts.attendance.coveredByPayslip)
}

/**
 * The refusal of a change under a payslip. It carries the payslip's id for callers who may read it.
 * @param otherwise the text for a payslip that the caller can reach
 */
export async function coveredRefusal(
  work: Work,
  { personId, day, payslip }: Covered,
  otherwise: string,
): Promise<Refusal> {
  const covered: CoveredDay = { payslipId: await findPayslipId(work, { personId, day }) }
  return conflict(underPayslip(payslip, otherwise), covered)
}

/** The id of the live payslip over a person's day; null when there is none, or none that the caller may read. */
export async function findPayslipId(
  { queries, scope }: Pick<Work, 'queries' | 'scope'>,
  { personId, day }: Pick<Covered, 'personId' | 'day'>,
): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`
    select ${payslipIdOver(scope, sql`${personId}::uuid`, sql`${day}::date`)} as id`.execute(queries)
  return rows[0]?.id ?? null
}
