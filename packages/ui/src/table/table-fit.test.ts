import { expect, test } from 'vitest'
import { tableFit } from './table-fit.ts'

test.each([
  ['a desk', 1164, {}, 'wide'],
  ['a desk that their widths pass', 1164, { wide: 1166 }, 'tight'],
  ['a laptop beside the menu', 748, {}, 'tight'],
  ['contents that need less than they might', 560, { tight: 540 }, 'tight'],
  ['contents that need more while user IDs are whole', 660, { tight: 661 }, 'tightest'],
  ['contents that need more all the same', 660, { tight: 700, tightest: 661 }, 'cards'],
  ['a room that is too narrow for any', 492, {}, 'cards'],
] as const)('seven columns in %s', (_, width, needed, fit) => {
  expect(tableFit(width, 7, needed)).toBe(fit)
})
