import { limits } from '@tahi/contract'
import { expect, it } from 'vitest'
import { newActivationCode } from './activation-code.ts'

it('makes codes of characters that nobody mistakes', () => {
  const codes = Array.from({ length: 500 }, newActivationCode)
  expect(codes.join('')).not.toMatch(/[^ACDEFGHJKMNPQRTWXY34679]/)
  expect(codes.every((code) => code.length === limits.activationCodeLength)).toBe(true)
  expect(new Set(codes).size).toBeGreaterThan(450)
})
