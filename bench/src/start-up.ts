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
  /** With an empty data folder: the company is generated and loaded. */
  readonly first: number
  readonly second: number
  /** The second start through `npm start`, which also checks that everything is installed and built. */
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

/** A started server of the built product. */
export interface Started {
  readonly origin: string
  readonly seconds: number
  stop(): Promise<void>
}

/** Starts the built product with the demo company, in a folder of its own. */
export async function startBuilt(): Promise<Started> {
  const folder = mkdtempSync(join(tmpdir(), 'tahi-bench-built-'))
  const started = await start(bundle, folder)
  return {
    ...started,
    stop: async () => {
      await started.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function secondsToReady(program: readonly [string, string], folder: string): Promise<number> {
  const { seconds, stop } = await start(program, folder)
  await stop()
  return seconds
}

/** @throws Error when the process ends before it is ready */
function start([program, argument]: readonly [string, string], folder: string): Promise<Started> {
  const began = performance.now()
  // None of the settings that whoever runs this has exported, above all no database.
  const { PATH, HOME, TMPDIR } = process.env
  const child = spawn(program, [argument], {
    cwd: root,
    env: { PATH, HOME, TMPDIR, DATA_DIR: folder, PORT: '0', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, as npm does not pass every signal on.
    detached: true,
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const stop = async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
    await ended
  }
  const impatient = setTimeout(stop, 120_000)
  let output = ''
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        const [, origin] = /listening at (http:\/\/[^"\s]+)/.exec(output) ?? []
        if (!origin || !output.includes('ready on ')) return
        clearTimeout(impatient)
        resolve({ origin, seconds: (performance.now() - began) / 1000, stop })
      })
    child.once('error', reject)
    child.once('close', () => reject(new Error(`It did not start: ${output.slice(-500)}`)))
  })
}
