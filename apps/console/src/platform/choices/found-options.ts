import type { OptionsFilter } from '@mantine/core'
import { texts } from '@tahi/contract'
import { isFound } from '@tahi/domain'
import { type KeyboardEvent, useEffect, useState } from 'react'

/**
 * Filters the options that the server found by the present text; that more match stays. The options may still be of the previous search while
 * the user types on; without this filter, Enter could choose one of those.
 */
export const foundOptions: OptionsFilter = ({ options, search }) =>
  options.filter((option) => 'label' in option && (option.disabled || isFound(search, option.label)))

type Finding = {
  typed: string
  /** Whether the search for `typed` is still running. */
  loading: boolean
  failure?: string | undefined
  options: readonly { value: string; label: string }[]
  /** How many more match. */
  more?: number
  take: (value: string) => void
}

/**
 * Props of a Mantine field that searches people on the server (C2, C5). Enter takes the first match; if the search is
 * still running, Enter takes effect once it is done.
 */
export function useFoundProps({
  typed,
  loading,
  failure = texts.findPeople.nobody,
  options,
  more = 0,
  take,
}: Finding) {
  const [opened, setOpened] = useState(false)
  /** The text for which Enter was pressed while the search was running. */
  const [awaited, setAwaited] = useState<string>()
  useEffect(() => {
    if (awaited === undefined || (awaited === typed && loading)) return
    setAwaited(undefined)
    const first = awaited === typed ? options.find(({ label }) => isFound(typed, label)) : undefined
    if (!first) return
    take(first.value)
    setOpened(false)
  })
  return {
    searchable: true as const,
    filter: foundOptions,
    data:
      more > 0
        ? [...options, { value: 'more', label: texts.findPeople.more(more), disabled: true }]
        : [...options],
    // Only among options that were found for the present text.
    selectFirstOptionOnChange: typed.trim() !== '' && !loading,
    nothingFoundMessage: loading ? texts.findPeople.searching : failure,
    maxDropdownHeight: 280,
    dropdownOpened: opened,
    onDropdownOpen: () => setOpened(true),
    onDropdownClose: () => setOpened(false),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !opened || !loading || typed.trim() === '') return
      // Keeps Enter from submitting the form.
      event.preventDefault()
      setAwaited(typed)
    },
  }
}
