import { Select } from '@mantine/core'
import { listQuotaEmployees, type QuotaEmployee, texts } from '@tahi/contract'
import { useCall } from '../../../platform/calls.ts'
import { useFoundProps } from '../../../platform/choices/found-options.ts'
import { useTypedSearch } from '../../../platform/choices/use-typed-search.ts'
import { employeeInWords } from '../../../platform/employees/employee-in-words.ts'
import classes from './employees.module.css'

const words = texts.quotaPeople

type AddPersonProps = {
  quotaId: string
  /** The ids of people already in the list; of those added by hand the server does not know. */
  listed: readonly string[]
  onAdd: (person: QuotaEmployee['employee']) => void
}

/**
 * Adds somebody of another designation: a helper, or who was promoted or moved since. The server searches everybody of
 * that day who is not listed, while the user types.
 */
export function AddPerson({ quotaId, listed, onAdd }: AddPersonProps) {
  const { typed, setTyped, search, isAhead } = useTypedSearch()
  const people = useCall(
    listQuotaEmployees,
    { params: { id: quotaId }, query: { search, page: 1, pageSize: 30 } },
    { enabled: search !== '' },
  )
  const loading = people.isFetching || isAhead
  const found =
    search === '' ? [] : (people.data?.data ?? []).filter(({ employee }) => !listed.includes(employee._id))
  const add = (id: string | null) => {
    const person = found.find(({ employee }) => employee._id === id)
    if (!person) return
    onAdd(person.employee)
    setTyped('')
  }
  const foundProps = useFoundProps({
    typed,
    loading,
    failure: people.error?.message ?? words.nobodyElse,
    options: found.map(({ employee, active }) => ({
      value: employee._id,
      label: active ? employeeInWords(employee) : words.former(employeeInWords(employee)),
    })),
    more: search === '' || loading ? 0 : (people.data?.total ?? 0) - (people.data?.data.length ?? 0),
    take: add,
  })
  return (
    <Select
      className={classes.add ?? ''}
      size="sm"
      aria-label={words.helper}
      placeholder={words.chooseHelper}
      value={null}
      onChange={add}
      searchValue={typed}
      onSearchChange={setTyped}
      {...foundProps}
      {...(search === '' && { nothingFoundMessage: undefined })}
    />
  )
}
