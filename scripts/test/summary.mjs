import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../process/root.mjs'

/** The lines in which Playwright reports a failed expectation: the expected value, the received one, and the time waited. */
const reasonLines = 8

/** @typedef {import('./runners.mjs').PartResult & { name: string }} NamedResult */

/**
 * @param {import('./runners.mjs').PartResult} result
 * @returns {{ passed: number, failed: number }}
 */
export function count({ tests, errors }) {
  const passed = tests.filter(({ state }) => state === 'passed').length
  return { passed, failed: tests.filter(({ state }) => state === 'failed').length + errors.length }
}

/**
 * Everything that could not run, and why. A test that was skipped in one part and ran in another, such as one that needs a
 * PostgreSQL server, counts as run.
 * @param {NamedResult[]} results
 * @returns {string[]}
 */
export function listNotRun(results) {
  const ran = new Set(
    results.flatMap(({ tests }) =>
      tests.filter(({ state }) => state !== 'skipped').map((test) => idOf(test)),
    ),
  )
  return results.flatMap(({ name, tests, unavailable }) => {
    if (unavailable) return [`${name}: ${unavailable}`]
    const skipped = tests.filter((test) => test.state === 'skipped' && !ran.has(idOf(test)))
    return skipped.map((test) => `${name}: ${test.name} (${relative(root, test.file)}): ${test.why}`)
  })
}

/**
 * Every failure with the beginning of its reason, so that the end of the output is enough to see what failed.
 * @param {NamedResult[]} results
 * @returns {string[]}
 */
export function listFailed(results) {
  return results.flatMap(({ name, tests, errors }) => [
    ...tests
      .filter(({ state }) => state === 'failed')
      .map((test) => `${name}: ${test.name} (${relative(root, test.file)})${beginningOf(test.why)}`),
    ...errors.map((error) => `${name}${beginningOf(error)}`),
  ])
}

/** @param {string} [why] */
function beginningOf(why = '') {
  const lines = stripVTControlCharacters(why)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return lines.length === 0 ? '' : `: ${lines.slice(0, reasonLines).join(' | ')}`
}

/** @param {import('./report.mjs').TestResult} test */
function idOf({ file, name }) {
  return `${file}\n${name}`
}
