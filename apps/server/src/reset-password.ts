import { giveTemporaryPassword } from './modules/identity/index.ts'
import { systemClock } from './platform/clock.ts'
import { runCommand } from './platform/command.ts'
import { readConfig } from './platform/config.ts'
import { withDatabase } from './platform/database/with-database.ts'
import { OperatorError } from './platform/errors.ts'

/** Gives a person a temporary password (docs/operating.md). */
async function run(userId: string | undefined): Promise<string> {
  if (userId === undefined) throw new OperatorError('Say whose: npm run reset-password -- GM-001.')
  const given = await withDatabase(readConfig(process.env), (database) =>
    giveTemporaryPassword({ database, clock: systemClock }, userId),
  )
  return `The password of ${given.userId} (${given.name}) is now ${given.password}\nIt must be changed at the next sign-in, and is shown only here. All sessions of ${given.userId} have ended.`
}

await runCommand(() => run(process.argv[2]))
