import { limits } from '@tahi/contract'
import { expect, it } from 'vitest'
import { cutCell } from './chunks.ts'

it('a cell is kept as PostgreSQL can keep it, wherever it is cut', () => {
  expect(cutCell('a\0b\ud800c')).toBe('a\ufffdb\ufffdc')
  expect(cutCell(`${'a'.repeat(limits.textLength - 1)}😀`)).toBe(`${'a'.repeat(limits.textLength - 1)}\ufffd`)
  expect(cutCell('Señora 😀')).toBe('Señora 😀')
})
