import { dailyWords } from '@tahi/contract/employee-texts/daily'
import { useWords } from '../platform/language.ts'
import classes from './entry.module.css'
import { Mark } from './mark.tsx'

/** The title of an entry, and whether it is new. */
export function EntryHead({ title, isNew }: { title: string; isNew: boolean }) {
  const words = useWords(dailyWords)
  return (
    <span className={classes.head}>
      <b>{title}</b>
      {isNew && <Mark>{words.isNew}</Mark>}
    </span>
  )
}
