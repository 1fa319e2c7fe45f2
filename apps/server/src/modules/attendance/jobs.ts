import { importJobs } from '../../platform/imports/jobs.ts'
import { dailyAt, type Job } from '../../platform/jobs.ts'
import { importTables } from './import/import-tables.ts'
import { nightlyClose } from './nightly-close/nightly-close.ts'

/** Attendance's scheduled jobs. Ten minutes after midnight, the previous day's last clock-outs have arrived. */
export const attendanceJobs: Job[] = [
  ...importJobs('attendance', importTables),
  { name: 'nightly close', run: nightlyClose, untilNext: dailyAt(10) },
]
