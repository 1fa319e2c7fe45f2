import type { Minutes, WallTime } from '@tahi/domain'
import { momentOf } from './clock.ts'
import type { Services } from './services.ts'

/** What the product does by itself: once at the start, for what was missed, then again and again. */
export interface Job {
  readonly name: string
  run(services: Services): Promise<void>
  /** Minutes from now to the next run; null when there is none. */
  untilNext(services: Services): Minutes | null
}

const minutesOfDay = 24 * 60

/** Once a day at a time of the company's zone. Where clocks change for summer, an hour off on that day. */
export const dailyAt =
  (time: WallTime) =>
  ({ clock, config }: Services): Minutes => {
    const present = momentOf(clock.now(), config.timeZone).time
    return (time - present + minutesOfDay) % minutesOfDay || minutesOfDay
  }

/**
 * Starts jobs; a failed run is logged and the next one comes all the same.
 * @returns stops them, and waits for those that are running
 */
export function startJobs(services: Services, jobs: readonly Job[]): () => Promise<void> {
  const started = jobs.map((job) => start(services, job))
  return async () => {
    await Promise.all(started.map((stop) => stop()))
  }
}

function start(services: Services, job: Job): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  let stopped = false

  const run = () => {
    running = job
      .run(services)
      .catch((error: unknown) => services.log.error({ err: error, job: job.name }, 'a job failed'))
      .then(() => {
        const minutes = stopped ? null : job.untilNext(services)
        if (minutes === null) return
        timer = setTimeout(run, minutes * 60_000)
        timer.unref()
      })
  }
  run()

  return () => {
    stopped = true
    clearTimeout(timer)
    return running
  }
}
