import { sql } from 'kysely'
import { openDatabase } from '../src/platform/database/database.ts'

// A process for the durability test: writes one row a transaction and tells each that was acknowledged.
const database = await openDatabase({ folder: process.argv[2] })
await database.asOwner((queries) => sql`create table if not exists written (number integer)`.execute(queries))
for (let number = 1; ; number += 1) {
  await database.asOwner((queries) => sql`insert into written values (${number})`.execute(queries))
  process.stdout.write(`${number}\n`)
}
