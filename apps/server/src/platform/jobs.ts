import type { Minutes, WallTime } from '@tahi/domain'
import { momentOf } from './clock.ts'
import type { Services } from './services.ts'

/** What the product does by itself: once at the start, for what was missed, then again and again. */
export interface Job {
  readonly name: string
  /** @param stopping aborted when the process ends: what is begun is finished, nothing more is begun */
  run(services: Services, stopping: AbortSignal): Promise<void>
  /** Minutes from now to the next run, which comes sooner after a failure; null when there is none. */
  untilNext(services: Services): Minutes | null
  /** Receives what runs the job at once, besides its times. */
  onWake?(wake: () => void): void
}

const minutesOfDay = 24 * 60
/** What failed is tried again after so many minutes, where its next time is not sooner. */
const minutesAfterFailure = 10
/** How often a job that waits looks at the clock, in milliseconds. */
const lookMs = 60_000

/** Once a day at a time of the company's zone. Where clocks change for summer, an hour off on that day. */
export const dailyAt =
  (time: WallTime) =>
  ({ clock, timeZone }: Services): Minutes => {
    const present = momentOf(clock.now(), timeZone.name).time
    return (time - present + minutesOfDay) % minutesOfDay || minutesOfDay
  }

/**
 * Starts jobs; a failed run is logged, and the next one comes within minutes.
 * @returns stops them, and waits for those that are running
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

  const run = () => {
    woken = false
    running = job
      .run(services, stopping.signal)
      .then(() => Number.POSITIVE_INFINITY)
      .catch((error: unknown) => {
        services.log.error({ err: error, job: job.name }, 'a job failed')
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
  // A timer stands while the machine sleeps, and says nothing of a clock that is set right: both are seen at the next look.
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
