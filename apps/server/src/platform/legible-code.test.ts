import { expect, it } from 'vitest'
import { newLegibleCode } from './legible-code.ts'

it('is made of characters that nobody mistakes', () => {
  const codes = Array.from({ length: 500 }, () => newLegibleCode(6))
  expect(codes.join('')).not.toMatch(/[^ACDEFGHJKMNPQRTWXY34679]/)
  expect(codes.every((code) => code.length === 6)).toBe(true)
  expect(new Set(codes).size).toBeGreaterThan(450)
})
