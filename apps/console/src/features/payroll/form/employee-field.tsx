import { Loader, Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { texts } from '@tahi/contract'
import { type ReactNode, useState } from 'react'
import { useFoundProps } from '../../../platform/choices/found-options.ts'
import classes from './payslip-form.module.css'
import { type Payable, usePayable } from './use-payable.ts'

export type ChosenEmployee = Payable

type EmployeeFieldProps = {
  value: string
  /** The chosen employee, if known, so that a restored form shows the name. */
  known: ChosenEmployee | undefined
  onChange: (employee: ChosenEmployee | undefined) => void
  error?: ReactNode
  disabled?: boolean
}

/** An employee by user ID or name; the server searches while the user types. */
export function EmployeeField({ value, known, onChange, error, disabled = false }: EmployeeFieldProps) {
  const [typed, setTyped] = useState('')
  const knownLabel = known && labelOf(known)
  // After a choice the field contains the chosen label, which is not a search.
  const wanted = typed === knownLabel ? '' : typed.trim()
  const [search] = useDebouncedValue(wanted, 200)
  const people = usePayable(search, !disabled)
  const { found } = people
  const loading = people.isFetching || search !== wanted
  // The chosen employee comes last, so that Enter takes the first one found.
  const choices = known && !found.some(({ _id }) => _id === known._id) ? [...found, known] : found
  const choose = (id: string | null) => onChange(choices.find(({ _id }) => _id === id))
  const foundProps = useFoundProps({
    typed,
    loading,
    failure: people.error?.message,
    options: choices.map((person) => ({ value: person._id, label: labelOf(person) })),
    take: choose,
  })
  return (
    <Select
      label={texts.payslip.fields.employeeUserId}
      placeholder="Type a user ID or a name"
      required
      disabled={disabled}
      classNames={{ input: classes.shown ?? '' }}
      error={error}
      value={value || null}
      onChange={choose}
      searchValue={typed}
      onSearchChange={setTyped}
      {...foundProps}
      rightSection={loading && typed !== '' ? <Loader size={14} /> : undefined}
      autoFocus={!disabled && value === ''}
    />
  )
}

const labelOf = ({ userId, firstName, lastName, formerly }: ChosenEmployee): string =>
  `${userId} · ${lastName}, ${firstName}${formerly ? ` (${formerly})` : ''}`
