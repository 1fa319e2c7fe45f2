import { expect, test } from 'vitest'
import { cutDescription } from './cut-description.ts'

test('a description is cut only where it is longer than 100 characters, and then to 50', () => {
  const hundred = 'x'.repeat(100)
  expect(cutDescription(hundred)).toBe(hundred)
  expect(cutDescription(`${hundred}x`)).toBe(`${'x'.repeat(50)}…`)
  expect(cutDescription('Pay day\n\n is Friday')).toBe('Pay day is Friday')
  expect(cutDescription('🎉'.repeat(101))).toBe(`${'🎉'.repeat(50)}…`)
})
