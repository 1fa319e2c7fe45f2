import { summarisePayslips } from '@tahi/contract'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Book } from './book.ts'
import { listsOf } from './lists.ts'
import { sumOf } from './pesos.ts'

/** Nobody is paid twice for a day. */
const payslipsDoNotOverlap: Book = async ({ run }) => {
  const twice = await run(sql`
    select one.id from payslip as one
    join payslip as other on other.person_id = one.person_id and other.id > one.id
      and other.period_start <= one.period_end and one.period_start <= other.period_end
    where one.active and other.active`)
  expect(twice).toEqual([])
}

interface Paid {
  id: string
  /** The number of its audit entries: a payslip that somebody changed may differ. */
  changes: number
  payslip: object
  /** The days in its period that the person attended. */
  days: object
}

/** A paid payslip and its days stay unchanged until somebody sets it back to pending. */
function paidStaysAsItIs(): Book {
  let before = new Map<string, Paid>()
  return async function paidStaysAsItIs({ run }) {
    const paid = await run(sql<Paid>`
      select payslip.id, to_jsonb(payslip) - 'version' as payslip,
        (select count(*)::int from audit_entry where entity = 'payslip' and entity_id = payslip.id)
          as changes,
        (select jsonb_agg(to_jsonb(attendance) - 'version' order by day) from attendance
          where attendance.person_id = payslip.person_id and attendance.active
            and day between period_start and period_end
            and not (recorded_status in ('absent', 'leave') and time_in is null)) as days
      from payslip where active and status = 'paid'`)
    for (const now of paid) {
      const then = before.get(now.id)
      if (then?.changes === now.changes) expect(now).toEqual(then)
    }
    before = new Map(paid.map((now) => [now.id, now]))
  }
}

/** The totals by branch and pay date are the sums of the listed payslips. */
const summaryIsThatOfPayslips: Book = async (company) => {
  const manager = company.anyManager()
  const slips = await listsOf(company, manager).payslips()
  const query = { from: '2026-01-01', to: '2027-12-31' }
  const rows = (await company.tahi.call(manager, summarisePayslips, { query })).ok.data
  const count = (field: 'paid' | 'total' | 'payslips') => rows.reduce((sum, row) => sum + row[field], 0)
  const paid = slips.filter(({ status }) => status === 'paid')
  // Of each branch and pay date.
  const peopleOf = (some: typeof slips) =>
    new Set(some.map(({ branchId, payDate, employeeId }) => `${branchId} ${payDate} ${employeeId}`))
  const everybody = peopleOf(slips)
  const waiting = peopleOf(slips.filter(({ status }) => status === 'pending'))
  expect({
    netPay: sumOf(rows),
    paidNetPay: sumOf(rows.map(({ paidNetPay }) => ({ netPay: paidNetPay }))),
    paid: count('paid'),
    total: count('total'),
    payslips: count('payslips'),
  }).toEqual({
    netPay: sumOf(slips),
    paidNetPay: sumOf(paid),
    paid: everybody.size - waiting.size,
    total: everybody.size,
    payslips: slips.length,
  })
}

export const payBooks = (): Book[] => [payslipsDoNotOverlap, paidStaysAsItIs(), summaryIsThatOfPayslips]
