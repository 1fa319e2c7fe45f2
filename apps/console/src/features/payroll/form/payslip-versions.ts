import { texts } from '@tahi/contract'
import { formatDay } from '@tahi/ui/format/day.ts'
import { type States, type Version, versionsOf } from '../../../platform/stale/versions.ts'
import type { PayslipValues } from './payslip-values.ts'

const { fields } = texts.payslip

/** The typed payslip beside the one that somebody else saved in between. */
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
