import { endAllSessions } from './modules/identity/index.ts'
import { systemClock } from './platform/clock.ts'
import { runCommand } from './platform/command.ts'
import { readConfig } from './platform/config.ts'
import { withDatabase } from './platform/database/with-database.ts'

/** Signs everybody out (docs/operating.md). */
async function run(): Promise<string> {
  const people = await withDatabase(readConfig(process.env), (database) =>
    endAllSessions({ database, clock: systemClock }),
  )
  return `All sessions have ended, of ${people} ${people === 1 ? 'person' : 'people'}.`
}

await runCommand(run)
