import { type AttendanceImportRow, texts } from '@tahi/contract'
import { NewTabLink } from '../../../platform/new-tab-link.tsx'
import { recordHref } from '../address.ts'
import classes from './recorded-day.module.css'
import { recordedWords } from './recorded-words.ts'

/** What is recorded on the row's day, unless the row says the same; the record opens beside the import. */
export function RecordedDay({ row }: { row: AttendanceImportRow }) {
  const { outcome, recorded } = row
  if (recorded === null || outcome === 'unchanged') return null
  return (
    <span className={classes.recorded}>
      {texts.attendanceImport.recorded}{' '}
      <NewTabLink href={recordHref(recorded._id)}>{recordedWords(recorded)}</NewTabLink>
    </span>
  )
}
