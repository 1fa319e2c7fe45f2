import { expect, test } from 'vitest'
import { importedWords } from './imported-words.ts'

test('what was imported is said in words', () => {
  expect([1, 1200].map((good) => importedWords({ good }))).toEqual(['1 row imported', '1,200 rows imported'])
})
