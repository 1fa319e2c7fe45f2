import { importJobs } from '../../platform/imports/import-jobs.ts'
import { dailyAt, type Job } from '../../platform/jobs.ts'
import { importTables } from './import/import-tables.ts'
import { nightlyClose } from './nightly-close/nightly-close.ts'

/** What attendance does by itself. Ten minutes after midnight the last clock-outs of the day before are there. */
export const attendanceJobs: Job[] = [
  ...importJobs('attendance', importTables),
  { name: 'nightly close', run: nightlyClose, untilNext: dailyAt(10) },
]
