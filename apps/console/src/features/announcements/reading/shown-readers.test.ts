import { expect, test } from 'vitest'
import { shownChoices } from './shown-readers.ts'

test('each choice says how many it shows', () => {
  const labels = shownChoices({ read: 12, people: 1_060 }).map(({ label }) => label)
  expect(labels).toEqual(['All (1,060)', 'Not yet (1,048)', 'Read (12)'])
  expect(shownChoices(null).map(({ label }) => label)).toEqual(['All', 'Not yet', 'Read'])
})
