import { expect, test } from 'vitest'
import { run } from './run.mjs'

/** @param {string} script what a program prints, line by line */
async function linesOf(script) {
  /** @type {string[]} */
  const lines = []
  await run([process.execPath, '-e', script], { output: (line) => lines.push(line) })
  return lines
}

test('the last line of a program is heard, whether or not it ends', async () => {
  expect(await linesOf("process.stdout.write('begun\\nended')")).toEqual(['begun', 'ended'])
  expect(await linesOf("process.stdout.write('begun\\nended\\n')")).toEqual(['begun', 'ended'])
})
