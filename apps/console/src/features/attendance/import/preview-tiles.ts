import { type AttendanceImport, texts } from '@tahi/contract'
import type { Tile } from '../../../platform/import/import-tiles.tsx'
import type { Outcome } from './outcome.ts'

const words = texts.attendanceImportPreview

/** The group of rows that the preview shows first. */
export const shownFirst = ({ seemsOtherBranch, bad }: AttendanceImport): Outcome => {
  if (seemsOtherBranch) return 'otherName'
  return bad > 0 ? 'bad' : 'good'
}

export const tilesOf = (current: AttendanceImport): Tile<Outcome>[] => {
  const { good, additions, unchanged, noTimes, bad, otherNames, sheets } = current
  const goodHint = words.goodHint({ good, timeOut: additions.time_out, times: additions.times })
  return [
    { outcome: 'good', tone: 'good', label: words.tiles.good, hint: goodHint, count: good },
    {
      outcome: 'unchanged',
      tone: 'neutral',
      label: words.tiles.unchanged,
      hint: words.tiles.unchangedHint,
      count: unchanged,
    },
    ...(noTimes > 0 ? [tileOfNoTimes(noTimes)] : []),
    { outcome: 'bad', tone: 'bad', label: words.tiles.bad, hint: words.tiles.badHint, count: bad },
    ...(otherNames > 0 ? [tileOfOthers(otherNames)] : []),
    {
      outcome: 'all',
      tone: 'info',
      label: texts.choices.all,
      hint: sheets ? words.tiles.ofSheet : words.tiles.ofFile,
      count: good + unchanged + noTimes + bad,
    },
  ]
}

const tileOfOthers = (count: number): Tile<Outcome> => ({
  outcome: 'otherName',
  tone: 'warn',
  label: texts.attendanceImport.anotherName,
  hint: words.tiles.otherNameHint,
  count,
})

const tileOfNoTimes = (count: number): Tile<Outcome> => ({
  outcome: 'noTimes',
  tone: 'neutral',
  label: texts.attendanceImport.noTimes,
  hint: texts.attendanceImport.noTimesHint,
  count,
})
