import { type AttendanceImport, texts } from '@tahi/contract'
import type { Tile } from '../../../platform/import/import-tiles.tsx'
import type { Outcome } from './outcome.ts'

/** The group of rows that the preview shows first. */
export const shownFirst = ({ seemsOtherBranch, bad }: AttendanceImport): Outcome => {
  if (seemsOtherBranch) return 'otherName'
  return bad > 0 ? 'bad' : 'good'
}

export const tilesOf = ({ good, unchanged, bad, otherNames }: AttendanceImport): Tile<Outcome>[] => [
  { outcome: 'good', tone: 'good', label: 'Good', hint: 'New days, ready to import', count: good },
  {
    outcome: 'unchanged',
    tone: 'neutral',
    label: 'Unchanged',
    hint: 'Recorded already with the same times',
    count: unchanged,
  },
  { outcome: 'bad', tone: 'bad', label: 'Bad', hint: 'Left out until they are mended', count: bad },
  ...(otherNames > 0 ? [tileOfOthers(otherNames)] : []),
  {
    outcome: 'all',
    tone: 'info',
    label: 'All',
    hint: 'Every row of the file',
    count: good + unchanged + bad,
  },
]

const tileOfOthers = (count: number): Tile<Outcome> => ({
  outcome: 'otherName',
  tone: 'warn',
  label: texts.attendanceImport.anotherName,
  hint: 'Somebody else by the file',
  count,
})
