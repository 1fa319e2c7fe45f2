import type { OptionsFilter } from '@mantine/core'
import { isFound } from '@tahi/domain'

/**
 * Of the options that the server found, those that what is typed by now means: whoever types on, or presses Enter, before
 * it has answered would choose somebody of the search before.
 */
export const foundOptions: OptionsFilter = ({ options, search }) =>
  options.filter((option) => 'label' in option && isFound(search, option.label))
