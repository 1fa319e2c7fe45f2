import { type AttendanceImport, readPerson, texts, updatePerson } from '@tahi/contract'
import { clockNumberOf } from '@tahi/domain'
import { Dialog } from '@tahi/ui/dialog/dialog.tsx'
import { Form } from '@tahi/ui/fields/form.tsx'
import { useState } from 'react'
import { useRefresh } from '../../../platform/calls.ts'
import { EmployeeField } from '../../../platform/employees/employee-field.tsx'
import type { Employee } from '../../../platform/employees/use-employees.ts'
import { useCloseAfterSave } from '../../../platform/forms/after-save.ts'
import { showFailedSave } from '../../../platform/forms/save-words.ts'
import { client } from '../../../platform/session/session.ts'
import { NameInFile } from './name-in-file.tsx'
import { useJudgeAgain } from './use-judge-again.ts'
import classes from './who-is-this.module.css'

type WhoIsThisProps = {
  current: AttendanceImport
  /** The person's number in the file. */
  number: string
  onClose: () => void
}

const { whoIs, whoIsHint, isNow, chooseEmployee } = texts.attendanceImport

/** Assigns a number of the branch's clock to a person, for this file and all later ones. */
export function WhoIsThis({ current, number, onClose }: WhoIsThisProps) {
  const { _id, branchId } = current
  const judgeAgain = useJudgeAgain(_id)
  const refreshPerson = useRefresh([readPerson])
  const [employee, setEmployee] = useState<Employee>()
  const [missing, setMissing] = useState(false)
  const [error, setError] = useState<string>()
  const closeAfterSave = useCloseAfterSave(onClose)
  const save = async () => {
    setError(undefined)
    if (!employee) return setMissing(true)
    const clockNumber = clockNumberOf(number)
    try {
      await client.send(updatePerson, { body: { _id: employee._id, clockNumber } })
      await Promise.all([judgeAgain(), refreshPerson()])
      await closeAfterSave(isNow(employee.name, clockNumber))
    } catch (failure) {
      setError(showFailedSave(failure))
    }
  }
  return (
    <Dialog title={whoIs(number)} onClose={onClose}>
      <Form onSubmit={save} submitLabel={texts.attendanceImport.saveNumber} onCancel={onClose} error={error}>
        <NameInFile importId={_id} number={number} onChoose={setEmployee} />
        <EmployeeField
          value={employee?._id ?? ''}
          name={employee?.name ?? ''}
          branchId={branchId}
          error={missing && !employee && chooseEmployee}
          onChange={setEmployee}
        />
        <p className={classes.hint}>{whoIsHint}</p>
      </Form>
    </Dialog>
  )
}
