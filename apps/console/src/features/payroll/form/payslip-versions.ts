import { type Payslip, texts } from '@tahi/contract'
import { formatDay } from '@tahi/ui/format/day.ts'
import type { Version } from '../../../platform/stale-notice.tsx'
import type { PayslipValues } from './payslip-values.ts'

const { fields } = texts.payslip

/** What was typed beside a payslip that somebody else saved meanwhile. */
export const payslipVersions = (mine: PayslipValues, theirs: Payslip): Version[] => [
  { label: fields.from, mine: formatDay(mine.date), theirs: formatDay(theirs.date) },
  { label: fields.to, mine: formatDay(mine.endDate), theirs: formatDay(theirs.endDate) },
  { label: fields.payDate, mine: formatDay(mine.payDate), theirs: formatDay(theirs.payDate) },
  { label: fields.status, mine: texts.payslip[mine.status], theirs: texts.payslip[theirs.status] },
]
