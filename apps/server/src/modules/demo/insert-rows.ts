import { type Insertable, sql } from 'kysely'
import type { Queries } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.gen.ts'

/**
 * Writes any number of rows, `batch` rows per statement. Each batch is one JSON parameter, so that there are few
 * statement texts and never more than a batch in memory.
 * @returns how many were written
 */
export async function insertRows<Table extends keyof Tables & string>(
  queries: Queries,
  table: Table,
  rows: Iterable<Insertable<Tables[Table]>>,
  { batch = 2000, onBatch }: { batch?: number; onBatch?: ((written: number) => void) | undefined } = {},
): Promise<number> {
  let written = 0
  for (const some of inBatches(rows, batch)) {
    const columns = sql.join(Object.keys(some[0] ?? {}).map((column) => sql.ref(column)))
    await sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(some)}::jsonb)
    `.execute(queries)
    written += some.length
    onBatch?.(written)
  }
  return written
}

function* inBatches<Row>(rows: Iterable<Row>, size: number): Generator<Row[]> {
  let batch: Row[] = []
  for (const row of rows) {
    batch.push(row)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
