import type { PersonRecord, Role } from '@tahi/contract'
import { accessWords } from './access-words.ts'
import classes from './fields.module.css'

type AccessNoteProps = {
  /** The stored record; none while a person is added. */
  saved: PersonRecord | undefined
  role: Role
}

/** Below the Account Access: what another one does to the password (decision 0006). */
export function AccessNote({ saved, role }: AccessNoteProps) {
  const words = saved && accessWords(saved, role)
  if (!words) return null
  return (
    <p role="status" className={classes.note}>
      {words}
    </p>
  )
}
