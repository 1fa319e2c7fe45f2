import type { Refused } from '@tahi/contract'
import { sql } from 'kysely'
import { notAllowed, notFound, type Refusal } from '../../platform/errors.ts'
import { isOneOf } from '../../platform/lists/conditions.ts'
import { personNameColumns } from '../../platform/person-name.ts'
import { readable } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { type Payee, whyNotPaidBy } from './whose-pay.ts'

/** Why a payslip was not locked for a change: not allowed with the reason if it may be read, otherwise not found. */
export async function refusalOf(work: Work, id: string): Promise<Refusal> {
  const why = (await whyLeftOut(work, [id])).get(id)
  return why === undefined ? notFound() : notAllowed(why)
}

/** Says of a selection's payslips that may be read but not handled why they were left out, not that they are gone. */
export async function withReasons(work: Work, refused: Refused): Promise<Refused> {
  const missing = refused.filter(({ code }) => code === 'not_found').map(({ _id }) => _id)
  const reasons = await whyLeftOut(work, missing)
  return refused.map((one) => {
    const msg = reasons.get(one._id)
    return msg === undefined ? one : { _id: one._id, msg }
  })
}

/** The reasons by payslip; payslips that the caller may not read have none. */
async function whyLeftOut({ queries, scope }: Work, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Payee & { payslipId: string }>`
    select payslip.id as "payslipId", person.id, person.role, ${personNameColumns}
    from payslip join person on person.id = payslip.person_id
    where payslip.active and ${isOneOf('payslip.id', ids)} and ${readable(scope, 'payslip')}`.execute(queries)
  const reasons = new Map<string, string>()
  for (const row of rows) {
    const why = whyNotPaidBy(scope, row)
    if (why !== undefined) reasons.set(row.payslipId, why)
  }
  return reasons
}
