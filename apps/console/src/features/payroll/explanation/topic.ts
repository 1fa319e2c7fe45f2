import type { texts } from '@tahi/contract'

/** The subject of an explanation. */
export type Topic = keyof typeof texts.payslipExplanation.titles
