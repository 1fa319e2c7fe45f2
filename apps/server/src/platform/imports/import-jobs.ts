import { dailyAt, type Job } from '../jobs.ts'
import { forgetRows } from './forget-rows.ts'
import type { ImportTables } from './import-tables.ts'
import { recoverImports } from './recover-imports.ts'

/** What a module's imports do by themselves. @param subject what is imported, for the jobs' names */
export const importJobs = (subject: string, tables: ImportTables): Job[] => [
  {
    name: `recover imports of ${subject}`,
    run: (services) => recoverImports(services, tables),
    // On a server another process may have ended since; the embedded database has none but this.
    untilNext: ({ database }) => (database.embedded ? null : 5),
  },
  {
    name: `forget rows of ${subject}`,
    run: (services) => forgetRows(services, tables),
    // With the day's other work, ten minutes after midnight.
    untilNext: dailyAt(10),
  },
]
