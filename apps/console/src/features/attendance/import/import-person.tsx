import { Anchor } from '@mantine/core'
import { type AttendanceImportRow, texts } from '@tahi/contract'
import classes from './import-person.module.css'

type ImportPersonProps = {
  row: AttendanceImportRow
  /** Opens the dialog that assigns an unknown number to a person. */
  onAsk: (number: string) => void
}

/** A clock's number has only digits; anything else is more likely a mistyped user ID. */
const ofDigits = /^\d{1,40}$/

/** The person a row belongs to, and the name in the file. */
export function ImportPerson({ row, onAsk }: ImportPersonProps) {
  const { nameInFile, otherName } = row
  return (
    <>
      <Meant row={row} onAsk={onAsk} />
      {nameInFile && (
        <span className={classes.inFile} data-other={otherName}>
          {texts.imports.inFile(nameInFile)}
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
