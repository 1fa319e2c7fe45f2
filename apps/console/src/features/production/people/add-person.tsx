import { Select } from '@mantine/core'
import { listPeople, type Person, texts } from '@tahi/contract'
import { useCall } from '../../../platform/calls.ts'
import { useFoundProps } from '../../../platform/choices/found-options.ts'
import { useTypedSearch } from '../../../platform/choices/use-typed-search.ts'
import { employeeInWords } from '../../../platform/employees/use-employees.ts'
import classes from './employees.module.css'

type AddPersonProps = {
  branchId: string
  /** The ids of people already in the list. */
  listed: readonly string[]
  onAdd: (person: Pick<Person, '_id' | 'userId' | 'firstName' | 'lastName'>) => void
}

/** Adds a helper from the branch with another designation; the server searches while the user types. */
export function AddPerson({ branchId, listed, onAdd }: AddPersonProps) {
  const { typed, setTyped, search, isAhead } = useTypedSearch()
  const people = useCall(
    listPeople,
    { query: { search, branchId, role: 'user', page: 1, pageSize: 30 } },
    { enabled: search !== '' },
  )
  const loading = people.isFetching || isAhead
  const found = search === '' ? [] : (people.data?.data ?? []).filter(({ _id }) => !listed.includes(_id))
  const add = (id: string | null) => {
    const person = found.find(({ _id }) => _id === id)
    if (!person) return
    const { _id, userId, firstName, lastName } = person
    onAdd({ _id, userId, firstName, lastName })
    setTyped('')
  }
  const foundProps = useFoundProps({
    typed,
    loading,
    failure: people.error?.message,
    options: found.map((person) => ({ value: person._id, label: employeeInWords(person) })),
    take: add,
  })
  return (
    <Select
      className={classes.add ?? ''}
      size="sm"
      aria-label={texts.quotaPeople.helper}
      placeholder={texts.quotaPeople.chooseHelper}
      value={null}
      onChange={add}
      searchValue={typed}
      onSearchChange={setTyped}
      {...foundProps}
      {...(search === '' && { nothingFoundMessage: undefined })}
    />
  )
}
