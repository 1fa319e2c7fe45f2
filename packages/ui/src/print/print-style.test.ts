import { expect, test } from 'vitest'
import { titleStyle } from './print-style.ts'

test('a title stays a text, whatever is in it', () => {
  expect(titleStyle('Sewers of "B"')).toContain('content: "Sewers of \\"B\\"";')
})
