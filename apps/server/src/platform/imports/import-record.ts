import type { ImportSheets } from '@tahi/contract'
import { sql, type Updateable } from 'kysely'
import type { Queries } from '../database/connection.ts'
import type { AttendanceImport } from '../database/tables.gen.ts'
import type { ImportTables } from './import-tables.ts'
import type { ImportState } from './progress.ts'

/** An import as queries read it. */
export interface ImportRecord {
  id: string
  fileName: string
  state: ImportState
  message: string | null
  header: string[]
  sheets: ImportSheets | null
  rows: number
  checked: number
  createdAt: Date
}

/** For `select … from` a table of imports. */
export const importColumns = sql`
  id, file_name as "fileName", state, message, header, sheets, rows, checked, created_at as "createdAt"`

/** What changes of an import while it is read and written; `layout` and `imported` only of attendance. */
export interface ImportChange
  extends Pick<
    Updateable<AttendanceImport>,
    'message' | 'header' | 'sheets' | 'rows' | 'checked' | 'layout' | 'imported'
  > {
  readonly state?: ImportState
}

/** By the database's clock, as those of several servers differ. In a long transaction it goes on. */
export const touchedNow = { touched_at: sql<Date>`clock_timestamp()` }

/**
 * Makes an import ready again whose writing failed. One that is written nevertheless stays so: of a commit only the reply
 * may have been lost.
 */
export async function backToReady(
  queries: Queries,
  { imports }: ImportTables,
  id: string,
  message: string | null = null,
): Promise<void> {
  await queries
    .updateTable(imports)
    .set({ state: 'ready', message, ...touchedNow })
    .where('id', '=', id)
    .where('state', '=', 'importing')
    .execute()
}

/**
 * Stores an import's progress, and that it is still being worked on. A new state has its own message or none: while this
 * process was slow, another one may have taken it for ended and said so.
 */
export async function noteImport(
  queries: Queries,
  { imports }: ImportTables,
  id: string,
  change: ImportChange,
): Promise<void> {
  await queries
    .updateTable(imports)
    .set({ ...(change.state !== undefined && { message: null }), ...change, ...touchedNow })
    .where('id', '=', id)
    .execute()
}
