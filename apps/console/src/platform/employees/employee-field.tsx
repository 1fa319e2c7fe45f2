import { Loader, Select } from '@mantine/core'
import { type ReactNode, type Ref, useState } from 'react'
import { useFoundProps } from '../choices/found-options.ts'
import { useCurrentUser } from '../session/current-user.ts'
import { type Employee, useEmployees } from './use-employees.ts'

type EmployeeFieldProps = {
  /** The person's id, or '' for nobody. */
  value: string
  /** The chosen person's name; that person may not be among those found. */
  name: string
  onChange: (employee: Employee | undefined) => void
  /** Whether people who left can be chosen too. */
  former?: boolean
  /** Leaves out the user, whose own records somebody else keeps. */
  others?: boolean
  /** Limits the choice to people of this branch. */
  branchId?: string
  error?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** Employee Name: the user types a part of a name or user ID, and the server finds the people who match (C2, C5). */
export function EmployeeField(props: EmployeeFieldProps) {
  const { value, name, onChange, former = false, others = false, branchId, error, ref } = props
  const [typed, setTyped] = useState(name)
  const { _id: own } = useCurrentUser()
  // The chosen person's name in the field is not a search.
  const found = useEmployees(typed === name ? '' : typed, former, branchId)
  const { more, loading, failure } = found
  const employees = others ? found.employees.filter(({ _id }) => _id !== own) : found.employees
  const known = employees.some(({ _id }) => _id === value)
  // The chosen person comes last, so that Enter takes the first one found.
  const choices = value && !known ? [...employees, { _id: value, name, branch: undefined }] : employees
  const choose = (id: string | null) => onChange(choices.find(({ _id }) => _id === id))
  const foundProps = useFoundProps({
    typed,
    loading,
    failure,
    options: choices.map((employee) => ({ value: employee._id, label: employee.name })),
    // While it is searched anew, nobody knows.
    more: loading ? 0 : more,
    take: choose,
  })
  return (
    <Select
      {...(ref && { ref })}
      label="Employee Name"
      required
      placeholder="Type a name or user ID"
      value={value || null}
      onChange={choose}
      allowDeselect={false}
      onFocus={(event) => event.currentTarget.select()}
      clearable
      clearButtonProps={{ 'aria-label': 'Clear employee' }}
      onSearchChange={setTyped}
      {...foundProps}
      renderOption={({ option }) => {
        const branch = choices.find(({ _id }) => _id === option.value)?.branch
        return branch ? `${option.label}, ${branch}` : option.label
      }}
      rightSection={loading ? <Loader size={14} /> : undefined}
      limit={choices.length + 1}
      error={error}
      data-autofocus
    />
  )
}
