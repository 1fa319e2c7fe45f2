import { endOnSignals } from './process/cleanup.mjs'
import { installWhenNeeded } from './process/install.mjs'
import { requireNode } from './process/node-version.mjs'
import { say } from './process/say.mjs'
import { count, listFailed, listNotRun } from './test/summary.mjs'

requireNode()
endOnSignals()
await installWhenNeeded()
// Imported late, because older Node.js cannot load them, and the parts need installed packages.
const { keepTemporaryFilesInMemory } = await import('./test/temporary-files.mjs')
keepTemporaryFilesInMemory()
const { listParts, placesAtOnce } = await import('./test/parts.mjs')

/** @typedef {import('./test/parts.mjs').Part} Part */

/** @type {import('./test/summary.mjs').NamedResult[]} */
const results = []
/** @type {Set<string>} */
const running = new Set()
const heartbeat = setInterval(() => say(`…     still running: ${[...running].join('; ')}`), 30_000)

await runAll(listParts())
clearInterval(heartbeat)
finish()

/**
 * Starts the parts in their order, each as soon as enough places are free.
 * @param {Part[]} parts
 */
async function runAll(parts) {
  let free = placesAtOnce
  /** @type {Set<Promise<void>>} */
  const underWay = new Set()
  for (const part of parts) {
    while (free < part.places) await Promise.race(underWay)
    free -= part.places
    const done = runPart(part).then(() => {
      free += part.places
      underWay.delete(done)
    })
    underWay.add(done)
  }
  await Promise.all(underWay)
}

/** @param {Part} part */
async function runPart({ name, run }) {
  running.add(name)
  const began = performance.now()
  const result = await run()
  running.delete(name)
  results.push({ ...result, name })
  const { passed, failed } = count(result)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  if (result.unavailable) return say(`--    ${name}: could not run: ${result.unavailable}`)
  say(`${failed === 0 ? 'ok  ' : 'FAIL'}  ${name}: ${passed} passed, ${failed} failed (${seconds} s)`)
  if (failed === 0) return
  // Failed tests come before the runner's output, so that a log cut at its end still names them.
  const failures = listFailed([{ ...result, name }])
  for (const text of [...failures, result.output.trim()]) say(text.replace(/^/gm, '      '))
}

/** Prints what could not run and what failed; the last line counts passed and failed tests. */
function finish() {
  const notRun = listNotRun(results)
  say()
  say(notRun.length === 0 ? 'Everything could run.' : 'Could not run:')
  for (const text of notRun) say(`  ${text}`)
  const counts = results.map(count)
  const passed = counts.reduce((sum, part) => sum + part.passed, 0)
  const broken = counts.reduce((sum, part) => sum + part.failed, 0)
  const failed = broken + (process.env.TAHI_REQUIRE_ALL === '1' ? notRun.length : 0)
  if (broken > 0) say('Failed:')
  for (const text of listFailed(results)) say(`  ${text}`)
  if (failed > broken) say('TAHI_REQUIRE_ALL is set: what could not run has failed.')
  say()
  say(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
