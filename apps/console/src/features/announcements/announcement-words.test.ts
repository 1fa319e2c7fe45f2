import { expect, test } from 'vitest'
import { cutDescription, daysWords } from './announcement-words.ts'

test('a description is cut only where it is longer than 100 characters, and then to 50', () => {
  const hundred = 'x'.repeat(100)
  expect(cutDescription(hundred)).toBe(hundred)
  expect(cutDescription(`${hundred}x`)).toBe(`${'x'.repeat(50)}…`)
  expect(cutDescription('Pay day\n\n is Friday')).toBe('Pay day is Friday')
  expect(cutDescription('🎉'.repeat(101))).toBe(`${'🎉'.repeat(50)}…`)
})

test('days are named once where they are one', () => {
  expect(daysWords({ startDate: '2026-11-20', endDate: '2026-11-20' })).toBe('Nov 20, 2026')
  expect(daysWords({ startDate: '2026-11-20', endDate: '2026-11-22' })).toBe('Nov 20, 2026 to Nov 22, 2026')
})
