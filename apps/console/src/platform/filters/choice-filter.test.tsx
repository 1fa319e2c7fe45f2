import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ChoiceFilter } from './choice-filter.tsx'

const choices = [{ value: 'here', label: 'San Isidro' }]

/** What the filter's field says. */
const shown = (value: string | undefined, gone?: string) =>
  renderToStaticMarkup(
    <MantineProvider>
      <ChoiceFilter label="Branch" choices={choices} value={value} gone={gone} onChange={() => {}} />
    </MantineProvider>,
  ).match(/<input[^>]* value="([^"]*)"/)?.[1]

test('a filter names what it leaves, also what is none of the choices any more', () => {
  expect(shown(undefined, 'Removed')).toBe('All')
  expect(shown('here', 'Removed')).toBe('San Isidro')
  expect(shown('elsewhere', 'Removed')).toBe('Removed')
})

test('but not before it is known what the choices are', () => {
  expect(shown('elsewhere')).toBe('')
})
