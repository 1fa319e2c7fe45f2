import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { endOnSignals } from './process/cleanup.mjs'
import { installWhenNeeded } from './process/install.mjs'
import { requireNode } from './process/node-version.mjs'
import { root } from './process/root.mjs'
import { say } from './process/say.mjs'

requireNode()
endOnSignals()
await installWhenNeeded()
// Imported late, because the checks need the installed parser.
const { checks } = await import('./verify/checks.mjs')

/** @typedef {{ name: string, problems: string[] }} CheckResult */

/** @type {CheckResult[]} */
const results = []
for (const { name, find, remark } of checks) {
  const began = performance.now()
  const problems = await find(root)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  say(`${problems.length === 0 ? 'pass' : 'FAIL'}  ${name} (${seconds} s)`)
  for (const problem of problems) say(problem.replace(/^/gm, '      '))
  for (const text of remark?.(root) ?? []) say(`      to look at: ${text}`)
  results.push({ name, problems })
}

const failed = results.filter(({ problems }) => problems.length > 0).length
say(failed === 0 ? 'Everything holds.' : `${failed} of ${results.length} checks failed.`)
process.exitCode = failed === 0 ? 0 : 1

// For `npm test`, which counts each check as a test.
const { TAHI_REPORT: reportFile } = process.env
if (reportFile) {
  const file = fileURLToPath(import.meta.url)
  const tests = results.map(({ name, problems }) => ({
    file,
    name,
    state: problems.length === 0 ? 'passed' : 'failed',
  }))
  writeFileSync(reportFile, JSON.stringify({ tests, errors: [] }))
}
