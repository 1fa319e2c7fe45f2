import { counted } from './counted.ts'

/** The form of a leave (W2 Leaves), and the person's other leaves beside it. */
export const leaveFormTexts = {
  /** @param state 'Confirmed' @param at formatted */
  decided: (state: string, by: string, at: string) => `${state} by ${by}, ${at}`,
  leavesOf: (name: string) => `Leaves of ${name}`,
  /** @param others whether the form's own leave is left out */
  confirmedIn: (days: number, year: string, others: boolean) =>
    `${counted(days, 'day', 'days')} confirmed in ${year}${others ? ', without this leave' : ''}`,
  noOther: 'No other leave.',
} as const
