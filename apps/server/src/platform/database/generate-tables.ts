import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openDatabase } from './database.ts'
import { describeTables } from './describe-tables.ts'
import { migrate } from './migrate.ts'

const migrations = fileURLToPath(new URL('../../../migrations', import.meta.url))
const target = fileURLToPath(new URL('./tables.gen.ts', import.meta.url))

const database = await openDatabase({})
await migrate(database, migrations)
writeFileSync(target, await describeTables(database))
await database.close()
