import { sql } from 'kysely'
import type { Asked } from './asked.ts'
import { countWaiting, type Waiting } from './waiting.ts'

/**
 * Payslips whose pay date has come and that are not paid. The list of payslips begins with the month (W9), so nothing else
 * calls those of former months to mind.
 */
export const countUnpaidPayslips = (asked: Asked): Promise<Waiting> =>
  countWaiting(asked, {
    table: 'payslip',
    day: sql`pay_date`,
    waits: sql`active and status = 'pending' and pay_date <= ${asked.work.today}`,
  })
