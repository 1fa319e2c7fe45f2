import { Alert } from '@mantine/core'
import { type AttendanceImport, readPerson, texts, updatePerson } from '@tahi/contract'
import { clockNumberOf } from '@tahi/domain'
import { Dialog } from '@tahi/ui/dialog/dialog.tsx'
import { Form } from '@tahi/ui/fields/form.tsx'
import { useState } from 'react'
import { useCall, useRefresh } from '../../../platform/calls.ts'
import { EmployeeField } from '../../../platform/employees/employee-field.tsx'
import type { Employee } from '../../../platform/employees/use-employees.ts'
import { useSaveDialog } from '../../../platform/forms/use-save-dialog.ts'
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

const { whoIs, whoIsHint, replaces, isNow, chooseEmployee } = texts.attendanceImport

/** Assigns a number of the branch's clock to a person, for this file and all later ones. */
export function WhoIsThis({ current, number, onClose }: WhoIsThisProps) {
  const { _id, branchId } = current
  const judgeAgain = useJudgeAgain(_id)
  const refreshPerson = useRefresh([readPerson])
  const [employee, setEmployee] = useState<Employee>()
  const [missing, setMissing] = useState(false)
  const clockNumber = clockNumberOf(number)
  const chosen = useCall(
    readPerson,
    { params: { id: employee?._id ?? '' } },
    { enabled: employee !== undefined, exact: true },
  )
  const former = chosen.data?.data.clockNumber
  const form = {
    validate: () => {
      setMissing(!employee)
      return { hasErrors: !employee }
    },
    showErrors: () => false,
    isUnsaved: () => employee !== undefined,
    forget: () => setEmployee(undefined),
    settle: () => {},
  }
  const { save, cancel, error } = useSaveDialog(form, {
    send: async () => {
      const { _id = '', name = '' } = employee ?? {}
      await client.send(updatePerson, { body: { _id, clockNumber } })
      await judgeAgain()
      return isNow(name, clockNumber)
    },
    success: (words) => words,
    refresh: refreshPerson,
    onClose,
  })
  return (
    <Dialog title={whoIs(number)} onClose={cancel}>
      <Form onSubmit={save} submitLabel={texts.attendanceImport.saveNumber} onCancel={cancel} error={error}>
        <NameInFile importId={_id} number={number} onChoose={setEmployee} />
        <EmployeeField
          value={employee?._id ?? ''}
          name={employee?.name ?? ''}
          branchId={branchId}
          error={missing && !employee && chooseEmployee}
          onChange={setEmployee}
        />
        {former && former !== clockNumber && (
          <Alert color="yellow" variant="light">
            {replaces(former, clockNumber)}
          </Alert>
        )}
        <p className={classes.hint}>{whoIsHint}</p>
      </Form>
    </Dialog>
  )
}
