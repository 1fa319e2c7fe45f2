import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Results } from './report/results.ts'
import { pageOf } from './report.ts'

const read = (name: string) => readFileSync(new URL(`../results/${name}`, import.meta.url), 'utf8')

test('the page of the latest run says what its figures say', () => {
  const results: Results = JSON.parse(read('latest.json'))
  expect(`${pageOf(results)}\n`).toBe(read('latest.md'))
})
