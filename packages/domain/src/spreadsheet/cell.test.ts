import { expect, it } from 'vitest'
import { type Cell, cellText } from './cell.ts'

it.each<[Cell | undefined, string]>([
  [null, ''],
  [undefined, ''],
  ['  EMP-1  ', 'EMP-1'],
  ['Fa\u202e\u0007b', 'Fab'],
  [12.5, '12.5'],
  [true, 'true'],
  [new Date('2026-11-22T00:00:00Z'), '2026-11-22'],
  [new Date('2026-11-22T16:10:00Z'), '2026-11-22 16:10'],
  [new Date('2026-11-22T16:09:59.999Z'), '2026-11-22 16:10'],
  [new Date('1899-12-30T07:05:00Z'), '07:05'],
  [new Date('1899-12-31T00:00:00Z'), '00:00'],
  [new Date('1900-01-01T08:04:59.999Z'), '08:05'],
  [new Date(Number.NaN), ''],
])('the cell %j reads %j', (cell, text) => {
  expect(cellText(cell)).toBe(text)
})
