import { type Minutes, millisecondsPerDay, minutesPerDay, type WallTime } from '@tahi/domain'
import { momentOf } from './clock.ts'
import type { Queries } from './database/connection.ts'
import type { Services } from './services.ts'

/** A background job: runs once at the start, to catch up, and then repeatedly. */
export interface Job {
  readonly name: string
  /** @param stopping aborted when the process ends: current work is finished, and nothing more is started */
  run(services: Services, stopping: AbortSignal): Promise<void>
  /** Minutes until the next run, which comes sooner after a failure; null for no further run. */
  untilNext(services: Services): Minutes | null
  /** Receives a function that runs the job at once, besides its schedule. */
  onWake?(wake: () => void): void
}

/** Minutes until a failed run is retried, unless the next run comes sooner. */
const minutesAfterFailure = 10
/** How often a waiting job checks the clock, in milliseconds. */
const lookMs = 60_000

/** Once a day at a time in the company's time zone. On a day when clocks change for summer it is an hour off. */
export const dailyAt =
  (time: WallTime) =>
  ({ clock, timeZone }: Services): Minutes => {
    const present = momentOf(clock.now(), timeZone.name).time
    return (time - present + minutesPerDay) % minutesPerDay || minutesPerDay
  }

/**
 * A job that deletes what is old, once a day. Each deletes for itself, so that the log names what fails, and the others are
 * done.
 */
export const forgetDaily = (
  what: string,
  at: WallTime,
  deleteOld: (queries: Queries, now: Date) => Promise<void>,
): Job => ({
  name: `forget ${what}`,
  run: ({ database, clock }) => database.asOwner((queries) => deleteOld(queries, clock.now())),
  untilNext: dailyAt(at),
})

export const daysBefore = (now: Date, days: number): Date =>
  new Date(now.getTime() - days * millisecondsPerDay)

/**
 * Starts jobs. A failed run is logged, unless the one before failed in the same way, and retried within minutes.
 * @returns stops them, and waits for running ones
 */
export function startJobs(services: Services, jobs: readonly Job[]): () => Promise<void> {
  const started = jobs.map((job) => start(services, job))
  return async () => {
    await Promise.all(started.map((stop) => stop()))
  }
}

function start(services: Services, job: Job): () => Promise<void> {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let woken = false
  /** What the last run failed with; undefined when it did not. */
  let failing: string | undefined

  const run = () => {
    woken = false
    running = job
      .run(services, stopping.signal)
      .then(() => {
        if (failing !== undefined) services.log.info({ job: job.name }, 'a job runs again')
        failing = undefined
        return Number.POSITIVE_INFINITY
      })
      .catch((error: unknown) => {
        // Said once: a job of every second would fill the log while the database is away.
        if (failing !== String(error)) services.log.error({ err: error, job: job.name }, 'a job failed')
        failing = String(error)
        return minutesAfterFailure
      })
      .then((most) => {
        running = undefined
        if (stopping.signal.aborted) return
        if (woken) return run()
        const untilNext = job.untilNext(services)
        if (untilNext === null) return
        const minutes = Math.min(untilNext, most)
        wait(minutes * 60_000, services.clock.now().getTime() + minutes * 60_000)
      })
  }
  // A timer pauses while the machine sleeps, and ignores changes of the clock; checking the clock every minute notices
  // both.
  const wait = (leftMs: number, dueAt: number) => {
    const stepMs = Math.min(leftMs, lookMs)
    timer = setTimeout(() => {
      if (leftMs <= stepMs || services.clock.now().getTime() >= dueAt) run()
      else wait(leftMs - stepMs, dueAt)
    }, stepMs)
    timer.unref()
  }
  job.onWake?.(() => {
    woken = true
    if (running || stopping.signal.aborted) return
    clearTimeout(timer)
    run()
  })
  run()

  return async () => {
    stopping.abort()
    clearTimeout(timer)
    await running
  }
}
