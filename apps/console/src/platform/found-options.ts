import type { OptionsFilter } from '@mantine/core'
import { isFound } from '@tahi/domain'

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
}

/** How a field of Mantine chooses among the people whom the server finds for what is typed in it (C2, C5). */
export const foundProps = ({ typed, loading, failure = nobody }: Finding) => ({
  searchable: true as const,
  filter: foundOptions,
  // So that Enter takes the first, of those found for what is typed and no others.
  selectFirstOptionOnChange: typed.trim() !== '' && !loading,
  nothingFoundMessage: loading ? 'Searching…' : failure,
  maxDropdownHeight: 280,
})

const nobody = 'Nobody here has this name or user ID'
