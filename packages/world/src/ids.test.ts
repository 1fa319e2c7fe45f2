import { expect, it } from 'vitest'
import { idsOf } from './ids.ts'

const noon = Date.parse('2026-11-18T12:00:00+08:00')

it('makes UUIDv7 that carry their time and grow with it', () => {
  const idOf = idsOf(1, 'attendance')
  expect(idOf(0, noon)).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(Number.parseInt(idOf(0, noon).replace('-', '').slice(0, 12), 16)).toBe(noon)
  expect(idOf(9, noon) < idOf(0, noon + 1)).toBe(true)
})

it('makes none twice: of another number, kind or seed', () => {
  const idOf = idsOf(1, 'attendance')
  const ids = new Set(Array.from({ length: 200_000 }, (_, number) => idOf(number, noon)))
  expect(ids.size).toBe(200_000)
  expect(idsOf(1, 'payslip')(0, noon)).not.toBe(idOf(0, noon))
  expect(idsOf(2, 'attendance')(0, noon)).not.toBe(idOf(0, noon))
})
