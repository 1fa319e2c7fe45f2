import { limits } from '@tahi/contract'
import { expect, it } from 'vitest'
import { cutCell, cutName, cutRow } from './chunks.ts'

it('a cell is kept as PostgreSQL can keep it, wherever it is cut', () => {
  expect(cutCell('a\0b\ud800c')).toBe('a\ufffdb\ufffdc')
  expect(cutCell(`${'a'.repeat(limits.textLength - 1)}😀`)).toBe(`${'a'.repeat(limits.textLength - 1)}\ufffd`)
  expect(cutCell('Señora 😀')).toBe('Señora 😀')
})

it('a name is cut before it is compared: to compare long ones takes milliseconds', () => {
  expect(cutName('Señora Ana Santos')).toBe('Señora Ana Santos')
  expect(cutName('a'.repeat(500))).toBe('a'.repeat(limits.nameLength))
})

it('of a row of long cells no more than some 2,000 characters are kept, each in its column', () => {
  const row = cutRow(Array.from({ length: 61 }, () => 'a'.repeat(600)))
  expect(row.map(({ length }) => length)).toEqual([500, 500, 500, 500, ...Array(56).fill(0)])
  expect(cutRow(['E1', 'b'.repeat(600), '', '8:00'])).toEqual(['E1', 'b'.repeat(500), '', '8:00'])
})
