import { Anchor } from '@mantine/core'
import { type AttendanceImportRow, texts } from '@tahi/contract'
import classes from './import-person.module.css'

type ImportPersonProps = {
  row: AttendanceImportRow
  /** Asks who a number is that nobody has. */
  onAsk: (number: string) => void
}

/** Anything else is a user ID that somebody mistyped sooner than what a clock counts with. */
const ofDigits = /^\d{1,40}$/

/** Whom a row means, and what the file calls them. */
export function ImportPerson({ row, onAsk }: ImportPersonProps) {
  const { nameInFile, otherName } = row
  return (
    <>
      <Meant row={row} onAsk={onAsk} />
      {nameInFile && (
        <span className={classes.inFile} data-other={otherName}>
          {texts.attendanceImport.inFile(nameInFile)}
        </span>
      )}
    </>
  )
}

function Meant({ row, onAsk }: ImportPersonProps) {
  const { userId, name, problem } = row
  if (problem === 'unknown_employee' && ofDigits.test(userId))
    return (
      <Anchor component="button" type="button" size="sm" onClick={() => onAsk(userId)}>
        {texts.attendanceImport.whoIs(userId)}
      </Anchor>
    )
  return name ? `${userId}, ${name}` : userId || '–'
}
