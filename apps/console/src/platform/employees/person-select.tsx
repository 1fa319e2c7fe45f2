import { Loader, Select, type SelectProps } from '@mantine/core'
import { texts } from '@tahi/contract'
import { useFoundProps } from '../choices/found-options.ts'
import type { TypedSearch } from '../choices/use-typed-search.ts'

type Identified = { readonly _id: string }

/** The people whom the server found. */
export interface FoundPeople<Person> {
  readonly people: readonly Person[]
  /** How many more match. */
  readonly more?: number
  readonly isFetching: boolean
  readonly failure: string | undefined
}

type PersonSelectProps<Person> = Pick<
  SelectProps,
  'label' | 'error' | 'ref' | 'disabled' | 'classNames' | 'renderOption' | 'placeholder' | 'autoFocus'
> & {
  search: TypedSearch
  found: FoundPeople<Person>
  /** The chosen person, who may not be among those found. */
  chosen: Person | undefined
  labelOf: (person: Person) => string
  onChoose: (person: Person | undefined) => void
}

/** One person: the user types a part of a name or user ID, and the server finds the people who match (C2, C5). */
export function PersonSelect<Person extends Identified>(props: PersonSelectProps<Person>) {
  const { search, found, chosen, labelOf, onChoose, ...field } = props
  const { typed, setTyped, isAhead } = search
  const { people, more = 0, failure } = found
  const loading = found.isFetching || isAhead
  const isFound = people.some(({ _id }) => _id === chosen?._id)
  // The chosen person comes last, so that Enter takes the first one found.
  const choices = chosen && !isFound ? [...people, chosen] : people
  const choose = (id: string | null) => onChoose(choices.find(({ _id }) => _id === id))
  const foundProps = useFoundProps({
    typed,
    loading,
    failure,
    options: choices.map((person) => ({ value: person._id, label: labelOf(person) })),
    // While it is searched anew, nobody knows.
    more: loading ? 0 : more,
    take: choose,
  })
  return (
    <Select
      required
      placeholder={texts.findPeople.type}
      value={chosen?._id ?? null}
      onChange={choose}
      allowDeselect={false}
      onFocus={(event) => event.currentTarget.select()}
      clearable
      clearButtonProps={{ 'aria-label': texts.findPeople.clear }}
      searchValue={typed}
      onSearchChange={setTyped}
      {...foundProps}
      rightSection={loading ? <Loader size={14} /> : undefined}
      data-autofocus
      {...field}
    />
  )
}
