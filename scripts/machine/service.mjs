import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { atEnd } from '../process/cleanup.mjs'

/**
 * Starts a third-party server, which is stopped and its folder removed when the command ends.
 * @param {[string, ...string[]]} command
 * @param {object} options
 * @param {string} options.folder its working folder, which is its own
 * @param {{ uid: number, gid: number } | undefined} [options.account]
 * @param {string} options.ready what it prints once it serves
 * @param {{ gentle: NodeJS.Signals, atOnce: NodeJS.Signals }} [options.ending]
 * @returns {Promise<() => Promise<void>>} stops it and removes its folder; rejects with its output when it ends at once
 */
export function startService([program, ...args], { folder, account, ready, ending }) {
  const { gentle, atOnce } = ending ?? { gentle: 'SIGTERM', atOnce: 'SIGKILL' }
  const server = spawn(program, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own: Ctrl-C reaches the tests first, and the server after them.
    detached: true,
    ...account,
  })
  const ended = new Promise((resolve) => server.once('close', resolve))
  const stop = async () => {
    forget()
    server.kill(gentle)
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const forget = atEnd(stop, () => {
    server.kill(atOnce)
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  })

  return new Promise((resolve, reject) => {
    let log = ''
    for (const stream of [server.stdout, server.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        if (log.length < 100_000) log += text
        if (log.includes(ready)) resolve(stop)
      })
    server.once('error', reject)
    server.once('close', () => {
      forget()
      reject(new Error(log.trim() || 'it ended at once'))
    })
  })
}
