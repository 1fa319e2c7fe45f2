import { relative } from 'node:path'
import { root } from '../root.mjs'

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
 * Everything that could not run and why. A test that was skipped in one part and ran in another, such as one that needs
 * a PostgreSQL server, did run.
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

/** @param {import('./report.mjs').TestResult} test */
function idOf({ file, name }) {
  return `${file}\n${name}`
}
