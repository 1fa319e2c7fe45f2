import type { OptionsFilter } from '@mantine/core'
import { isFound } from '@tahi/domain'
import { type KeyboardEvent, useEffect, useState } from 'react'

/**
 * Of the options that the server found, those that what is typed by now means: whoever types on, or presses Enter, before
 * it has answered would choose somebody of the search before.
 */
export const foundOptions: OptionsFilter = ({ options, search }) =>
  options.filter((option) => 'label' in option && isFound(search, option.label))

type Finding = {
  typed: string
  /** Whether the server has still to answer for what is typed. */
  loading: boolean
  failure?: string | undefined
  options: readonly { value: string; label: string }[]
  take: (value: string) => void
}

/**
 * How a field of Mantine chooses among the people whom the server finds for what is typed in it (C2, C5). Enter takes the
 * first of them: who types an ID and presses it before the server has answered gets it with the answer.
 */
export function useFoundProps({ typed, loading, failure = nobody, options, take }: Finding) {
  const [opened, setOpened] = useState(false)
  /** What Enter was pressed for. */
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
    data: [...options],
    // Of those found for what is typed, and no others.
    selectFirstOptionOnChange: typed.trim() !== '' && !loading,
    nothingFoundMessage: loading ? 'Searching…' : failure,
    maxDropdownHeight: 280,
    dropdownOpened: opened,
    onDropdownOpen: () => setOpened(true),
    onDropdownClose: () => setOpened(false),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !opened || !loading || typed.trim() === '') return
      // Nor does it send the form.
      event.preventDefault()
      setAwaited(typed)
    },
  }
}

const nobody = 'Nobody here has this name or user ID'
