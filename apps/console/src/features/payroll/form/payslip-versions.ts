import { texts } from '@tahi/contract'
import { formatDay } from '@tahi/ui/format/day.ts'
import { type States, type Version, versionsOf } from '../../../platform/stale/versions.ts'
import type { PayslipValues } from './payslip-values.ts'

const { fields } = texts.payslip

/** What was typed beside a payslip that somebody else saved meanwhile. */
export const payslipVersions = (states: States<PayslipValues>): Version[] =>
  versionsOf(
    [
      { label: fields.from, words: ({ date }) => formatDay(date) },
      { label: fields.to, words: ({ endDate }) => formatDay(endDate) },
      { label: fields.payDate, words: ({ payDate }) => formatDay(payDate) },
      { label: fields.status, words: ({ status }) => texts.payslip[status] },
    ],
    states,
  )
