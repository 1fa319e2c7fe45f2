import { formatCount } from './counted.ts'

/** The list of quotas, on the screen, on paper and as a spreadsheet (W2 Production Monitoring). */
export const quotaListTexts = {
  noneMatches: 'No quota matches these filters. Choose other days, or clear the filters.',
  columns: {
    style: 'Style',
    progress: 'Progress',
    target: 'Target Quota',
    standing: 'Standing',
  },
  /** Which columns are shown. */
  variant: 'Columns',
  variants: { progress: 'Progress', targets: 'Targets' },
  /** The filter for the quotas of today that are at risk. */
  atRisk: (quotas: number) => `${formatCount(quotas)} at risk`,
  /** Of the target, by this hour of the day. */
  expected: (pieces: number) => `${formatCount(pieces)} expected by now`,
  /** @param subject the quota in words */
  removeDetail: (subject: string, reported: number) =>
    `${subject}.${reported > 0 ? ` What was reported on it, ${formatCount(reported)} pieces, goes with it.` : ''}`,
} as const
