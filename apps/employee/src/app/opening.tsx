import { generalWords } from '@tahi/contract/employee-texts/general'
import { Brand } from '../features/identity/index.ts'
import { useWords } from '../platform/language.ts'
import classes from './opening.module.css'

/** Shown until the application has content: on a slow connection that takes a while. */
export function Opening() {
  const words = useWords(generalWords)
  return (
    <main className={classes.opening}>
      <Brand />
      <p role="status">{words.loading}</p>
    </main>
  )
}
