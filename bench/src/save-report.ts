import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Options } from './options.ts'

const folder = fileURLToPath(new URL('../results/', import.meta.url))

/** Keeps a whole run beside the code that it measures; a quick one only until the next. @returns the file's name */
export function saveReport(text: string, { quick }: Options): string {
  const file = quick ? 'dist/quick.md' : 'results/latest.md'
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), `${text}\n`)
  return `bench/${file}`
}
