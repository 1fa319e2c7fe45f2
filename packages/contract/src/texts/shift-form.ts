import { limits } from '../limits.ts'

/** The form of a shift (D3 Shifts). */
export const shiftFormTexts = {
  nameExample: 'Early',
  start: 'Start',
  end: 'End',
  break: 'Break',
  minutes: (minutes: number) => `${minutes} min`,
  /** In the field of the break, after its number. */
  unit: 'min',
  wholeMinutes: 'Enter whole minutes',
  fewestMinutes: 'At least 0 minutes',
  mostMinutes: `At most ${limits.breakMinutes} minutes`,
  noDays: 'Choose at least one day',
  changedHours:
    'New hours hold from today on; days before today keep the hours they had, and days that are recorded already stay as they are.',
} as const
