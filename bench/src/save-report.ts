import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Options } from './options.ts'
import type { Results } from './report/results.ts'
import { pageOf } from './report.ts'

const folder = fileURLToPath(new URL('../results/', import.meta.url))

/**
 * Saves a whole run beside the code, as a page and as figures, which docs/scaling.md quotes. A quick run, and one of a
 * single database, go to `dist` and are overwritten by the next.
 * @returns the page's name
 */
export function saveReport(results: Results, { quick, database }: Options): string {
  const name = quick || database ? 'dist/part' : 'results/latest'
  const write = (ending: string, text: string) =>
    writeFileSync(fileURLToPath(new URL(`../${name}.${ending}`, import.meta.url)), `${text}\n`)
  mkdirSync(folder, { recursive: true })
  write('md', pageOf(results))
  write('json', JSON.stringify(results, null, 1))
  return `bench/${name}.md`
}
