import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dailyAt, startJobs } from './jobs.ts'
import type { Services } from './services.ts'

const errors: { err: unknown }[] = []
const recoveries: unknown[] = []
// The jobs here use only the clock and the log.
const services = {
  timeZone: { name: 'Asia/Manila' },
  clock: { now: () => new Date() },
  log: {
    error: (entry: { err: unknown }) => errors.push(entry),
    info: (entry: unknown) => recoveries.push(entry),
  },
} as unknown as Services

beforeEach(() => {
  errors.length = 0
  recoveries.length = 0
  // 23:58 in Manila.
  vi.useFakeTimers({ now: new Date('2026-11-18T15:58:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

it('runs at the start, then every day at its time', async () => {
  const runs: string[] = []
  const run = async () => void runs.push(new Date().toISOString())
  const stop = startJobs(services, [{ name: 'close', run, untilNext: dailyAt(10) }])
  await vi.advanceTimersByTimeAsync(48 * 60 * 60_000)
  expect(runs).toEqual(['2026-11-18T15:58:00.000Z', '2026-11-18T16:10:00.000Z', '2026-11-19T16:10:00.000Z'])

  await stop()
  await vi.advanceTimersByTimeAsync(48 * 60 * 60_000)
  expect(runs).toHaveLength(3)
})

it('runs within a minute of waking where the machine slept over its time, or its clock was set right', async () => {
  const runs: string[] = []
  const run = async () => void runs.push(new Date().toISOString())
  const stop = startJobs(services, [{ name: 'close', run, untilNext: dailyAt(10) }])
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  // Timers do not advance with this.
  vi.setSystemTime('2026-11-18T22:00:00Z')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(runs).toEqual(['2026-11-18T15:58:00.000Z', '2026-11-18T22:01:00.000Z'])
  // A clock set back makes no job wait longer than planned.
  vi.setSystemTime('2026-11-17T22:00:00Z')
  await vi.advanceTimersByTimeAsync(24 * 60 * 60_000)
  expect(runs.slice(2)).toEqual(['2026-11-18T16:09:00.000Z', '2026-11-18T16:10:00.000Z'])
  await stop()
})

it('goes on after a failure, and ends when there is no next run', async () => {
  let runs = 0
  const run = async () => {
    runs += 1
    if (runs === 4) return
    throw new Error(runs === 3 ? 'The database is full' : 'The database went away')
  }
  const untilNext = () => (runs < 5 ? 5 : null)
  const stop = startJobs(services, [{ name: 'broken', run, untilNext }])
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  expect(runs).toBe(5)
  // The second failure is the first one again.
  expect(errors.map((entry) => String(entry.err))).toEqual([
    'Error: The database went away',
    'Error: The database is full',
    'Error: The database went away',
  ])
  expect(recoveries).toEqual([{ job: 'broken' }])
  await stop()
})

it('tries a job of every day again after ten minutes when it failed', async () => {
  const runs: string[] = []
  const run = async () => {
    runs.push(new Date().toISOString())
    if (runs.length === 2) throw new Error('The database started anew')
  }
  const stop = startJobs(services, [{ name: 'close', run, untilNext: dailyAt(10) }])
  await vi.advanceTimersByTimeAsync(25 * 60 * 60_000)
  expect(runs).toEqual([
    '2026-11-18T15:58:00.000Z',
    '2026-11-18T16:10:00.000Z',
    '2026-11-18T16:20:00.000Z',
    '2026-11-19T16:10:00.000Z',
  ])
  await stop()
})

it('waits at the stop for what is running', async () => {
  const done: string[] = []
  const run = async () => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    done.push('job')
  }
  const stop = startJobs(services, [{ name: 'slow', run, untilNext: () => 1 }])
  const stopped = stop().then(() => done.push('stop'))
  await vi.advanceTimersByTimeAsync(120_000)
  await stopped
  expect(done).toEqual(['job', 'stop'])
})

it('runs at once when woken, once more when woken meanwhile, and not after the stop', async () => {
  const runs: number[] = []
  const began = Date.now()
  let wake = () => {}
  const run = async () => {
    runs.push((Date.now() - began) / 1000)
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  const stop = startJobs(services, [
    {
      name: 'mail',
      run,
      untilNext: () => 1,
      onWake: (given) => {
        wake = given
      },
    },
  ])
  await vi.advanceTimersByTimeAsync(10_000)
  wake()
  wake()
  await vi.advanceTimersByTimeAsync(500)
  wake()
  await vi.advanceTimersByTimeAsync(65_000)
  // A minute after the last run ended.
  expect(runs).toEqual([0, 10, 11, 72])
  const stopped = stop()
  await vi.advanceTimersByTimeAsync(2_000)
  await stopped
  wake()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(runs).toHaveLength(4)
})

it('tells what is running that the process stops', async () => {
  let seen: AbortSignal | undefined
  const run = async (_: Services, stopping: AbortSignal) => {
    seen = stopping
  }
  const stop = startJobs(services, [{ name: 'mail', run, untilNext: () => 1 }])
  expect(seen?.aborted).toBe(false)
  await stop()
  expect(seen?.aborted).toBe(true)
})
