import type { readPayslipHistory as call, Request } from '@tahi/contract'
import { sql } from 'kysely'
import { notFound } from '../../platform/errors.ts'
import { readHistory } from '../../platform/history.ts'
import type { Result } from '../../platform/http/binding.ts'
import { readable } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'

/** What was done to a payslip, for whoever may read it (D5); not to one of the same days that was removed. */
export async function readPayslipHistory(
  work: Work,
  { params: { id } }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const { rows } = await sql`
    select from payslip where active and id = ${id} and ${readable(work.scope, 'payslip')}`.execute(
    work.queries,
  )
  if (rows.length === 0) throw notFound()
  return work.lastly(readHistory(work, { entity: 'payslip', entityId: id }))
}
