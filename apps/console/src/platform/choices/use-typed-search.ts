import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'

/** What is typed into a field whose options the server finds. */
export interface TypedSearch {
  readonly typed: string
  readonly setTyped: (typed: string) => void
  /** The text to find, once the typing pauses. */
  readonly search: string
  /** Whether the typing goes on, so that what is found belongs to an earlier text. */
  readonly isAhead: boolean
}

const pauseMs = 200

/** @param chosen the words of the chosen option: where the field shows them, they are not a search */
export function useTypedSearch(chosen = ''): TypedSearch {
  const [typed, setTyped] = useState(chosen)
  const wanted = typed === chosen ? '' : typed.trim()
  const [search] = useDebouncedValue(wanted, pauseMs)
  return { typed, setTyped, search, isAhead: search !== wanted }
}
