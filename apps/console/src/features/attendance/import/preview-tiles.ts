import { type AttendanceImport, counted, texts } from '@tahi/contract'
import type { Tile } from '../../../platform/import/import-tiles.tsx'
import type { Outcome } from './outcome.ts'

/** The group of rows that the preview shows first. */
export const shownFirst = ({ seemsOtherBranch, bad }: AttendanceImport): Outcome => {
  if (seemsOtherBranch) return 'otherName'
  return bad > 0 ? 'bad' : 'good'
}

export const tilesOf = (current: AttendanceImport): Tile<Outcome>[] => {
  const { good, unchanged, noTimes, bad, otherNames, sheets } = current
  return [
    { outcome: 'good', tone: 'good', label: 'Good', hint: hintOfGood(current), count: good },
    {
      outcome: 'unchanged',
      tone: 'neutral',
      label: 'Unchanged',
      hint: 'Recorded already with the same times',
      count: unchanged,
    },
    ...(noTimes > 0 ? [tileOfNoTimes(noTimes)] : []),
    { outcome: 'bad', tone: 'bad', label: 'Bad', hint: 'Left out until they are mended', count: bad },
    ...(otherNames > 0 ? [tileOfOthers(otherNames)] : []),
    {
      outcome: 'all',
      tone: 'info',
      label: 'All',
      hint: sheets ? 'Every row of the sheet' : 'Every row of the file',
      count: good + unchanged + noTimes + bad,
    },
  ]
}

/** '12 new days, 58 add a time out'. */
function hintOfGood({ good, additions: { time_out: timeOut, times } }: AttendanceImport): string {
  const newDays = good - timeOut - times
  if (newDays === good) return 'New days, ready to import'
  return [
    newDays > 0 && counted(newDays, 'new day', 'new days'),
    timeOut > 0 && counted(timeOut, 'adds a time out', 'add a time out'),
    times > 0 && counted(times, 'adds times', 'add times'),
  ]
    .filter(Boolean)
    .join(', ')
}

const tileOfOthers = (count: number): Tile<Outcome> => ({
  outcome: 'otherName',
  tone: 'warn',
  label: texts.attendanceImport.anotherName,
  hint: 'Somebody else by the file',
  count,
})

const tileOfNoTimes = (count: number): Tile<Outcome> => ({
  outcome: 'noTimes',
  tone: 'neutral',
  label: texts.attendanceImport.noTimes,
  hint: texts.attendanceImport.noTimesHint,
  count,
})
