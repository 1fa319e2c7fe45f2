import { dailyAt, type Job } from '../jobs.ts'
import { forgetRows } from './forget-rows.ts'
import type { ImportTables } from './import-tables.ts'
import { recoverImports } from './recover-imports.ts'

/** At 02:20, when few are at work. */
const night = 2 * 60 + 20

/** The background jobs of a module's imports. @param subject what is imported, for the jobs' names */
export const importJobs = (subject: string, tables: ImportTables): Job[] => [
  {
    name: `recover imports of ${subject}`,
    run: (services) => recoverImports(services, tables),
    // Another process may have ended since the start; the embedded database has only this one.
    untilNext: ({ database }) => (database.embedded ? null : 1),
  },
  {
    name: `forget rows of ${subject}`,
    run: (services, stopping) => forgetRows(services, tables, stopping),
    untilNext: dailyAt(night),
  },
]
