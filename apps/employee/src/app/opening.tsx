import { generalWords } from '@tahi/contract/employee-texts/general'
import { Brand } from '../features/identity/index.ts'
import { useWords } from '../platform/language.ts'
import classes from './opening.module.css'

/** The application before it has anything to show: on a bad line that takes a while. */
export function Opening() {
  const words = useWords(generalWords)
  return (
    <main className={classes.opening}>
      <Brand />
      <p role="status">{words.loading}</p>
    </main>
  )
}
