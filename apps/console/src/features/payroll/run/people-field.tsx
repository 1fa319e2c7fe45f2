import { MultiSelect } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { listPeople } from '@tahi/contract'
import { useState } from 'react'
import { useCall } from '../../../platform/calls.ts'
import { useFoundProps } from '../../../platform/choices/found-options.ts'

/** A chosen person: id and label. */
export interface ChosenPerson {
  value: string
  label: string
}

type PeopleFieldProps = {
  value: readonly ChosenPerson[]
  onChange: (people: ChosenPerson[]) => void
}

/** Several employees by user ID or name; the server searches while the user types. */
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
  const others = found.filter((person) => !chosen.has(person.value))
  const choices = [...value, ...others]
  const choose = (ids: readonly string[]) => onChange(choices.filter((person) => ids.includes(person.value)))
  const foundProps = useFoundProps({
    typed,
    loading,
    failure: people.error?.message,
    options: [...others, ...value],
    take: (id) => {
      choose([...chosen, id])
      setTyped('')
    },
  })
  return (
    <MultiSelect
      label="Employees"
      placeholder={value.length === 0 ? 'Type user IDs or names' : ''}
      hidePickedOptions
      clearable
      clearButtonProps={{ 'aria-label': 'Clear employees' }}
      value={[...chosen]}
      onChange={choose}
      searchValue={typed}
      onSearchChange={setTyped}
      {...foundProps}
    />
  )
}
