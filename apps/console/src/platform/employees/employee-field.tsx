import { texts } from '@tahi/contract'
import type { ReactNode, Ref } from 'react'
import { useTypedSearch } from '../choices/use-typed-search.ts'
import { useCurrentUser } from '../session/current-user.ts'
import { PersonSelect } from './person-select.tsx'
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

/** Employee Name, of people with records in a branch. */
export function EmployeeField(props: EmployeeFieldProps) {
  const { value, name, onChange, former = false, others = false, branchId, error, ref } = props
  const { _id: own } = useCurrentUser()
  const search = useTypedSearch(name)
  const found = useEmployees(search.search, former, branchId)
  const people = others ? found.people.filter(({ _id }) => _id !== own) : found.people
  return (
    <PersonSelect
      {...(ref && { ref })}
      label={texts.findPeople.employeeName}
      search={search}
      found={{ ...found, people }}
      chosen={value ? { _id: value, name, branch: undefined } : undefined}
      labelOf={(person) => person.name}
      onChoose={onChange}
      renderOption={({ option }) => {
        const branch = people.find(({ _id }) => _id === option.value)?.branch
        return branch ? `${option.label}, ${branch}` : option.label
      }}
      error={error}
    />
  )
}
