import { usualTimeZone } from '@tahi/domain'
import { demoCompany, demoPassword } from '@tahi/world'
import { sql } from 'kysely'
import { type Clock, momentOf } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Queries } from '../../platform/database/connection.ts'
import type { Database } from '../../platform/database/database.ts'
import { waitForTurn } from '../../platform/database/locks.ts'
import type { FileStore } from '../../platform/files/store.ts'
import { hashPassword } from '../identity/index.ts'
import { writeWorld } from './load-world.ts'

interface Parts {
  readonly database: Database
  readonly config: Config
  readonly clock: Clock
  readonly store: FileStore
}

/**
 * Loads the demo company if the configuration wants it and nothing exists yet: all or nothing, one process at a time
 * (D8).
 * @returns whether it was loaded
 */
export async function loadDemo({ database, config, clock, store }: Parts): Promise<boolean> {
  if (!config.demo) return false
  const { today, time } = momentOf(clock.now(), config.timeZone ?? usualTimeZone)
  return database.asOwner(async (queries) => {
    // Storing the documents may take long; only other servers that are starting wait for this transaction.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(queries)
    await waitForTurn(queries, 'demo')
    if (await isInUse(queries)) return false
    const passwordHash = await hashPassword(demoPassword)
    const world = demoCompany({ today, time })
    // Contents are stored before their rows, so that no row lacks its content. If loading fails, the next demo overwrites
    // them, because their ids are always the same.
    for (const { file, content } of world.documents) await store.put(file.id, content())
    await writeWorld(queries, world, { passwordHash })
    return true
  })
}

async function isInUse(queries: Queries): Promise<boolean> {
  const { rows } = await sql<{ inUse: boolean }>`
    select exists (select from company) or exists (select from person) as "inUse"`.execute(queries)
  return rows[0]?.inUse ?? true
}
