import type { Services } from '../services.ts'
import { noteImport } from './import-record.ts'
import type { ImportTables } from './import-tables.ts'
import { silentSeconds } from './recover-imports.ts'

/** Two touches may be lost before the import counts as abandoned. */
const touchEveryMs = (silentSeconds * 1000) / 3

/**
 * Touches an import that is being worked on, also while that waits for others, so that no server takes it for abandoned.
 * @returns ends it
 */
export function keepTouched(
  { database }: Pick<Services, 'database'>,
  tables: ImportTables,
  id: string,
): () => void {
  const touch = () => database.asOwner((queries) => noteImport(queries, tables, id, {}))
  // A touch that fails is followed by another one.
  const touching = setInterval(() => touch().catch(() => {}), touchEveryMs)
  touching.unref()
  return () => clearInterval(touching)
}

/** Touches an import while it is written in one transaction: the embedded database has no second one, and no other server. */
export async function whileWritten<Result>(
  services: Pick<Services, 'database'>,
  tables: ImportTables,
  id: string,
  write: () => Promise<Result>,
): Promise<Result> {
  const release = services.database.embedded ? () => {} : keepTouched(services, tables, id)
  return write().finally(release)
}
