import { Button } from '@mantine/core'
import { readAttendanceImportNumber, texts } from '@tahi/contract'
import { useCall } from '../../../platform/calls.ts'
import { employeeInWords } from '../../../platform/employees/employee-in-words.ts'
import type { Employee } from '../../../platform/employees/use-employees.ts'
import classes from './name-in-file.module.css'

type NameInFileProps = {
  importId: string
  /** The person's number in the file. */
  number: string
  onChoose: (employee: Employee) => void
}

/** The name beside a number in the file, and the people with this name, for the user to choose. */
export function NameInFile({ importId, number, onChoose }: NameInFileProps) {
  const { data } = useCall(readAttendanceImportNumber, { params: { id: importId }, query: { number } })
  if (!data?.data.name) return null
  const { name, proposed } = data.data
  return (
    <div className={classes.said}>
      {texts.imports.inFile(name)}
      {proposed && (
        <Button
          variant="default"
          onClick={() => onChoose({ _id: proposed._id, name: employeeInWords(proposed), branch: undefined })}
        >
          {texts.attendanceImport.perhaps(employeeInWords(proposed))}
        </Button>
      )}
    </div>
  )
}
