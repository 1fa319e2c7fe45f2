import { dailyAt, type Job } from '../jobs.ts'

/** At 03:00, when the nightly jobs are done and nobody clocks in. */
const night = 3 * 60

/**
 * The embedded database has no autovacuum: without this job, dead rows pile up and the planner has no statistics. A
 * PostgreSQL server vacuums by itself.
 */
export const databaseJobs: Job[] = [
  {
    name: 'vacuum',
    run: ({ database }) => database.vacuum(),
    untilNext: (services) => (services.database.embedded ? dailyAt(night)(services) : null),
  },
]
