import { fileURLToPath } from 'node:url'
import { runCommand } from './platform/command.ts'
import { readConfig } from './platform/config.ts'
import { copyDatabase, NotEmpty } from './platform/database/copy-database.ts'
import { type Database, openDatabase } from './platform/database/database.ts'
import { noteMoved } from './platform/database/embedded-folder.ts'
import { migrate } from './platform/database/migrate.ts'
import { tryDatabase, tryRole, withRights } from './platform/database/try-database.ts'
import { embeddedIn } from './platform/database/with-database.ts'
import { OperatorError } from './platform/errors.ts'
import { holdFolder } from './platform/folder.ts'

const migrations = fileURLToPath(new URL('../migrations', import.meta.url))

/** Copies the embedded database of the data folder into the database of DATABASE_URL (docs/operating.md). */
async function run(): Promise<string> {
  const { databaseUrl, dataDir } = readConfig(process.env)
  if (databaseUrl === undefined)
    throw new OperatorError('Set DATABASE_URL: it names the database that is to hold everything.')
  const folder = embeddedIn(dataDir)
  const release = holdFolder(dataDir, ['database'])
  const opened: Database[] = []
  try {
    const to = await openDatabase({ url: databaseUrl })
    opened.push(to)
    await tryDatabase(to)
    const from = await openDatabase({ folder })
    opened.push(from)
    await migrate(from, migrations)
    await withRights(() => migrate(to, migrations))
    await tryRole(to)
    const { rows, tables } = await copyDatabase(from, to)
    noteMoved(dataDir)
    return `${rows} rows of ${tables} tables copied. Start with the same DATABASE_URL and DATA_DIR from now on; ${folder} stays as a copy, brought up to this version, with which no server starts any more.`
  } catch (error) {
    if (error instanceof NotEmpty)
      throw new OperatorError('There are people in the database of DATABASE_URL already. Name an empty one.')
    throw error
  } finally {
    await Promise.all(opened.map((database) => database.close()))
    release()
  }
}

await runCommand(run)
