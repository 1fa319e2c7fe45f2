import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setClock } from './fixed-clock.mjs'

// Runs the built product repeatedly in one process: code that Node.js and V8 have loaded and compiled for one file of
// journeys serves the next, which halves its start. As in a process of its own, the product reads its settings from the
// environment, stops at SIGTERM, and then exits; only the exit is prevented.

/** Imported directly: `scripts/run-built.mjs` would check each time whether something has to be built. */
const program = new URL('../../apps/server/dist/main.js', import.meta.url)
// V8 keeps compiled WebAssembly as long as it is referenced: code of the embedded database that was optimised for one file
// of journeys serves the next, whose server is another thread.
const database = createRequire(program).resolve('@electric-sql/pglite')
const compiled = new WebAssembly.Module(readFileSync(join(dirname(database), 'pglite.wasm')))
Object.assign(globalThis, { compiled })

const endProcess = process.exit
let starts = 0

/** @type {((value?: unknown) => void) | undefined} */
let onStopped

/** @param {number} [code] */
process.exit = (code) => (code === 0 && onStopped ? onStopped() : endProcess(code))

/** @param {Record<string, string>} settings */
async function start(settings) {
  Object.assign(process.env, settings)
  setClock(settings.TAHI_E2E_NOW)
  // A different query makes it a different module, so that it is loaded again.
  program.search = `?${++starts}`
  await import(program.href)
}

async function stop() {
  const stopped = new Promise((resolve) => {
    onStopped = resolve
  })
  process.emit('SIGTERM')
  await stopped
  onStopped = undefined
  // The stopped product would take the next one's signal for a second one, and end the process.
  for (const signal of ['SIGTERM', 'SIGINT']) process.removeAllListeners(signal)
  process.send('stopped')
}

process.on('message', (message) => (message === 'stop' ? stop() : start(message)))
process.on('disconnect', () => endProcess())
