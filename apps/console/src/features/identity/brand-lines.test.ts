import { expect, test } from 'vitest'
import { brandLines } from './brand-lines.ts'

test.each([
  ['Tahi', ['Tahi']],
  ['Habi', ['Tahi', 'Habi']],
  ['Habing Ilog', ['Tahi', 'Habing', 'Ilog']],
  ['Sinag Habi Garments Export, Inc.', ['Tahi', 'Sinag Habi Garments', 'Export, Inc.']],
  ['Garments Export of San Isidro', ['Tahi', 'Garments Export', 'of San Isidro']],
])('%s stands in the lines %j', (name, lines) => {
  expect(brandLines(name)).toEqual(lines)
})
