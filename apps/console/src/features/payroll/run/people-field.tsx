import { MultiSelect } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { listPeople } from '@tahi/contract'
import { useState } from 'react'
import { useCall } from '../../../platform/calls.ts'
import { foundProps } from '../../../platform/found-options.ts'

/** A chosen person: id, and how the field names them. */
export interface ChosenPerson {
  value: string
  label: string
}

type PeopleFieldProps = {
  value: readonly ChosenPerson[]
  onChange: (people: ChosenPerson[]) => void
}

/** Several employees by user ID or name, searched by the server as it is typed. */
export function PeopleField({ value, onChange }: PeopleFieldProps) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), 200)
  const people = useCall(listPeople, { query: { search, role: 'user', page: 1, pageSize: 30 } })
  const found = (people.data?.data ?? []).map(({ _id, userId, firstName, lastName }) => ({
    value: _id,
    label: `${userId} · ${lastName}, ${firstName}`,
  }))
  const loading = people.isFetching || search !== typed.trim()
  const chosen = new Set(value.map((person) => person.value))
  const choices = [...value, ...found.filter((person) => !chosen.has(person.value))]
  return (
    <MultiSelect
      label="Employees"
      placeholder={value.length === 0 ? 'Type user IDs or names' : ''}
      hidePickedOptions
      clearable
      clearButtonProps={{ 'aria-label': 'Clear employees' }}
      data={choices}
      value={[...chosen]}
      onChange={(ids) => onChange(choices.filter((person) => ids.includes(person.value)))}
      searchValue={typed}
      onSearchChange={setTyped}
      {...foundProps({ typed, loading, failure: people.error?.message })}
    />
  )
}
