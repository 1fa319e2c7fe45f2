import type pg from 'pg'
import type { Statement } from './recorder.ts'

export interface CompareScope {
  readonly statement: Statement
  /** The product's own text that begins a transaction in a caller's scope. */
  readonly begin: string
  readonly times: number
}

/** Milliseconds that a statement takes, the median of many. */
export interface ScopeCost {
  readonly asOwner: number
  readonly inScope: number
}

/** Runs a statement as the owner, exempt from row security, and as the product does, in turns. */
export async function compareScope(
  pool: pg.Pool,
  { statement, begin, times }: CompareScope,
): Promise<ScopeCost> {
  const client = await pool.connect()
  const owner: number[] = []
  const scoped: number[] = []
  try {
    for (let turn = 0; turn < 10; turn++) {
      for (const [opening, taken] of [
        ['begin read only', owner],
        [begin, scoped],
      ] as const) {
        await client.query(opening)
        for (let time = 0; time < times / 10; time++) {
          const began = performance.now()
          await client.query({
            name: `scope-${taken === owner}`,
            ...statement,
            values: [...statement.values],
          })
          taken.push(performance.now() - began)
        }
        await client.query('rollback')
      }
    }
  } finally {
    client.release()
  }
  return { asOwner: middle(owner), inScope: middle(scoped) }
}

const middle = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN
