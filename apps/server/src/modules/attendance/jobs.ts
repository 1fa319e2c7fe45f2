import { dailyAt, type Job } from '../../platform/jobs.ts'
import { forgetRows } from './import/forget-rows.ts'
import { recoverImports } from './import/recover-imports.ts'
import { nightlyClose } from './nightly-close/nightly-close.ts'

/** What attendance does by itself. Ten minutes after midnight the last clock-outs of the day before are there. */
export const attendanceJobs: Job[] = [
  {
    name: 'recover imports',
    run: recoverImports,
    // On a server another process may have ended since; the embedded database has none but this.
    untilNext: ({ database }) => (database.embedded ? null : 5),
  },
  { name: 'nightly close', run: nightlyClose, untilNext: dailyAt(10) },
  { name: 'forget import rows', run: forgetRows, untilNext: dailyAt(10) },
]
