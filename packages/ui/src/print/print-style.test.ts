import { expect, test } from 'vitest'
import { footStyle } from './print-style.ts'

test('a title stays a text, whatever is in it', () => {
  expect(footStyle('Sewers of "B"')).toContain('content: "Sewers of \\"B\\"";')
})
