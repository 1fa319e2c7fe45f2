import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { atEnd, isEndedBySignal } from './cleanup.mjs'
import { root } from './root.mjs'

/**
 * @typedef {object} Outcome
 * @property {number} code the exit code, or 1 when a signal or the limit ended it
 * @property {string} output what it printed, when `output` is 'keep'
 * @property {number} seconds
 */

/**
 * Runs a program to its end, in a process group of its own so that its children end with it. When a signal ends the command
 * and the program with it, there is no outcome: what waits for one would call it a failure.
 * @param {[string, ...string[]]} command
 * @param {object} [options]
 * @param {string} [options.cwd]
 * @param {Record<string, string | undefined>} [options.env] added to this process's
 * @param {'show' | 'keep' | ((line: string) => void)} [options.output] to the terminal, into the outcome, or line by line
 * @param {number} [options.limitMinutes] after which it is ended and counts as failed
 * @returns {Promise<Outcome>}
 */
export function run([program, ...args], options = {}) {
  const { cwd = root, env, output = 'keep', limitMinutes } = options
  const began = performance.now()
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', output === 'show' ? 'inherit' : 'pipe', output === 'show' ? 'inherit' : 'pipe'],
    detached: true,
  })
  const kept = keepOutput(child, output)
  const forget = atEnd(
    () => endGroup(child),
    () => signalGroup(child.pid, 'SIGTERM'),
  )

  return new Promise((resolve) => {
    const limit =
      limitMinutes &&
      setTimeout(() => {
        kept.add(`\nEnded: it took longer than ${limitMinutes} minutes.\n`)
        endGroup(child, 'SIGKILL')
      }, limitMinutes * 60_000)
    /** @param {number} code */
    const finish = (code) => {
      kept.end()
      clearTimeout(limit || undefined)
      forget()
      if (isEndedBySignal()) return
      resolve({ code, output: kept.text(), seconds: (performance.now() - began) / 1000 })
    }
    child.on('error', (error) => {
      kept.add(`${program} could not be started: ${error.message}\n`)
      finish(1)
    })
    child.on('close', (code) => finish(code ?? 1))
  })
}

/**
 * The command that runs an installed package's program with this Node.js.
 * @param {string} packageName
 * @param {string} [program] its name in the package's `bin`
 * @returns {[string, string]}
 */
export function tool(packageName, program = packageName) {
  const manifest = join(root, 'node_modules', packageName, 'package.json')
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'))
  return [process.execPath, join(dirname(manifest), typeof bin === 'string' ? bin : bin[program])]
}

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/**
 * @param {ChildProcess} child
 * @param {'show' | 'keep' | ((line: string) => void)} output
 */
function keepOutput(child, output) {
  let text = ''
  let unfinished = ''
  /** @param {string} chunk */
  const add = (chunk) => {
    if (typeof output !== 'function') {
      text += chunk
      return
    }
    const lines = (unfinished + chunk).split('\n')
    unfinished = lines.pop() ?? ''
    for (const line of lines) output(line)
  }
  /** Passes on a last line without a line break. */
  const end = () => {
    if (unfinished !== '' && typeof output === 'function') output(unfinished)
    unfinished = ''
  }
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', add)
  return { add, end, text: () => text }
}

/**
 * Ends a child and its own children.
 * @param {ChildProcess} child
 * @param {NodeJS.Signals} [signal]
 * @returns {Promise<void>} when it has ended, at the latest after five seconds
 */
function endGroup(child, signal = 'SIGTERM') {
  return new Promise((resolve) => {
    if (!child.pid || child.exitCode !== null || child.signalCode !== null) return resolve()
    const impatient = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), 5000)
    child.once('close', () => {
      clearTimeout(impatient)
      resolve()
    })
    signalGroup(child.pid, signal)
  })
}

/**
 * @param {number | undefined} pid undefined when it never started
 * @param {NodeJS.Signals} signal
 */
function signalGroup(pid, signal) {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch {
    // It ended in the meantime.
  }
}
