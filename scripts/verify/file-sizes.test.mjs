import { expect, test } from 'vitest'
import { fileSizes, longFiles } from './file-sizes.mjs'
import { fixture } from './fixture.mjs'

test('lets files pass that are long, generated or migrations', () => {
  expect(fileSizes(fixture('file-sizes', 'good'))).toEqual([])
})

test('remarks on files over 250 lines', () => {
  expect(longFiles(fixture('file-sizes', 'good'))).toEqual([
    'src/long.tsx has 251 lines, over 250',
    'src/most.ts has 400 lines, over 250',
  ])
})

test('refuses files over 400 lines', () => {
  expect(fileSizes(fixture('file-sizes', 'bad'))).toEqual([
    'src/too-long.sql has 401 lines; 400 are the most',
    'src/too-long.ts has 401 lines; 400 are the most',
  ])
})
