import { Loader, Select } from '@mantine/core'
import { type ReactNode, type Ref, useState } from 'react'
import { useFoundProps } from '../choices/found-options.ts'
import { type Employee, useEmployees } from './use-employees.ts'

type EmployeeFieldProps = {
  /** The person's id, or '' for nobody. */
  value: string
  /** The chosen person in words, who may not be among those found. */
  name: string
  onChange: (employee: Employee | undefined) => void
  /** Whether it may be somebody who left. */
  former?: boolean
  /** The branch that it must be somebody of. */
  branchId?: string
  error?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** Employee Name: type a part of a name or user ID, and the server finds whom it means (C2, C5). */
export function EmployeeField(props: EmployeeFieldProps) {
  const { value, name, onChange, former = false, branchId, error, ref } = props
  const [typed, setTyped] = useState(name)
  // The chosen person's own words are no search.
  const { employees, loading, failure } = useEmployees(typed === name ? '' : typed, former, branchId)
  const known = employees.some(({ _id }) => _id === value)
  // Last, so that Enter takes the first of those found.
  const choices = value && !known ? [...employees, { _id: value, name, branch: undefined }] : employees
  const choose = (id: string | null) => onChange(choices.find(({ _id }) => _id === id))
  const foundProps = useFoundProps({
    typed,
    loading,
    failure,
    options: choices.map((employee) => ({ value: employee._id, label: employee.name })),
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
      limit={41}
      error={error}
      data-autofocus
    />
  )
}
