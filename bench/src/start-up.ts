import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { median } from './statistics.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const bundle = [process.execPath, 'apps/server/dist/main.js'] as const
const command = ['npm', 'start'] as const

/** Seconds until `ready on …` is printed, on the embedded database with the demo company. */
export interface StartUp {
  /** With an empty data folder: the company is made and loaded. */
  readonly first: number
  readonly second: number
  /** The same through `npm start`, which also looks whether everything is installed and built. */
  readonly secondByCommand: number
}

export async function measureStartUp(times: number): Promise<StartUp> {
  const folder = mkdtempSync(join(tmpdir(), 'tahi-bench-start-'))
  try {
    const first = await secondsToReady(bundle, folder)
    return {
      first,
      second: await again(bundle, folder, times),
      secondByCommand: await again(command, folder, times),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function again(program: readonly [string, string], folder: string, times: number): Promise<number> {
  const seconds: number[] = []
  for (let time = 0; time < times; time++) seconds.push(await secondsToReady(program, folder))
  return median(seconds)
}

function secondsToReady([program, argument]: readonly [string, string], folder: string): Promise<number> {
  const began = performance.now()
  const child = spawn(program, [argument], {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder, PORT: '0', DATABASE_URL: '', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, as npm does not pass every signal on.
    detached: true,
  })
  const stop = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
  }
  const impatient = setTimeout(stop, 120_000)
  let seconds = Number.NaN
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (!Number.isNaN(seconds) || !output.includes('ready on ')) return
      seconds = (performance.now() - began) / 1000
      stop()
    })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', () => {
      clearTimeout(impatient)
      if (Number.isNaN(seconds)) reject(new Error(`It did not start: ${output.slice(-500)}`))
      else resolve(seconds)
    })
  })
}
