import { formatCount } from './counted.ts'

/** The dialog of one quota (W2 Quota modal). */
export const quotaFormTexts = {
  fields: { styleName: 'Style name', target: 'Target' },
  styleExample: 'Polo shirt, navy',
  /** After the number in the field. */
  unit: 'pieces',
  pieces: (count: number) => `${formatCount(count)} pieces`,
  /** Beside what is typed, when somebody removed the quota in between. */
  removed: 'Removed',
} as const
