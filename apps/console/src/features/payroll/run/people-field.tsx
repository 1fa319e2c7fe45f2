import { MultiSelect } from '@mantine/core'
import { listPeople, texts } from '@tahi/contract'
import { useCall } from '../../../platform/calls.ts'
import { useFoundProps } from '../../../platform/choices/found-options.ts'
import { useTypedSearch } from '../../../platform/choices/use-typed-search.ts'
import { idFirst } from '../id-first.ts'

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
  const { typed, setTyped, search, isAhead } = useTypedSearch()
  const people = useCall(listPeople, { query: { search, role: 'user', page: 1, pageSize: 30 } })
  const found = (people.data?.data ?? []).map((person) => ({ value: person._id, label: idFirst(person) }))
  const loading = people.isFetching || isAhead
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
      label={texts.columns.employees}
      placeholder={value.length === 0 ? texts.payslipRun.searchPeople : ''}
      hidePickedOptions
      clearable
      clearButtonProps={{ 'aria-label': texts.payslipRun.clearPeople }}
      value={[...chosen]}
      onChange={choose}
      searchValue={typed}
      onSearchChange={setTyped}
      {...foundProps}
    />
  )
}
