import { existsSync, readFileSync } from 'node:fs'

/**
 * The report of each runner for `npm test`, written by its reporter in this folder.
 * @typedef {object} TestResult
 * @property {string} file absolute
 * @property {string} name
 * @property {'passed' | 'failed' | 'skipped'} state
 * @property {string} [why] it was skipped or failed
 */

/**
 * @typedef {object} Report
 * @property {TestResult[]} tests
 * @property {string[]} errors failures outside of any test: each counts as one failure
 */

/**
 * @param {string} file
 * @returns {Report}
 */
export function readReport(file) {
  if (!existsSync(file)) return { tests: [], errors: ['the runner broke off before it could report'] }
  return JSON.parse(readFileSync(file, 'utf8'))
}
