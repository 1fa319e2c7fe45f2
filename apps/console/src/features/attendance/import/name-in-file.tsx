import { Button } from '@mantine/core'
import { readAttendanceImportNumber, texts } from '@tahi/contract'
import { useCall } from '../../../platform/calls.ts'
import { type Employee, employeeInWords } from '../../../platform/employees/use-employees.ts'
import classes from './name-in-file.module.css'

type NameInFileProps = {
  importId: string
  /** What the file calls somebody. */
  number: string
  onChoose: (employee: Employee) => void
}

/** The name that the file has beside a number, and who is called so, for a person to choose. */
export function NameInFile({ importId, number, onChoose }: NameInFileProps) {
  const { data } = useCall(readAttendanceImportNumber, { params: { id: importId }, query: { number } })
  if (!data?.data.name) return null
  const { name, proposed } = data.data
  return (
    <div className={classes.said}>
      {texts.attendanceImport.inFile(name)}
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
