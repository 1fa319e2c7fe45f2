import type pg from 'pg'
import { errorCode } from '../errors.ts'

/** Gives connections, each to one caller until it releases it. */
export interface Connections {
  connect(): Promise<pg.PoolClient>
}

/** Whether PostgreSQL has no connection left, for anybody or for this user or database. */
export const isWithoutConnections = (error: unknown): boolean => errorCode(error) === '53300'

/** Milliseconds for which a pool makes do with what it has before it asks PostgreSQL for more again. */
const contentMs = 5_000

/** How often a caller is refused in all. More often than once only where the connection waited for is lost as well. */
const tries = 5

/**
 * A pool's connections. When PostgreSQL refuses another one because it has none left, callers wait for one of those that
 * the pool has, as they do when all are open. They fail when it has none at all.
 */
export function scarceConnections(pool: pg.Pool, content = contentMs): Connections {
  const most = pool.options.max
  let open = 0
  let enlarging: NodeJS.Timeout | undefined
  pool.on('connect', () => open++)
  pool.on('remove', () => open--)
  const makeDo = () => {
    // The pool reads it with each call. At one, those still being opened are waited for.
    pool.options.max = Math.max(open, 1)
    clearTimeout(enlarging)
    enlarging = setTimeout(() => {
      pool.options.max = most
    }, content).unref()
  }
  const connect = async (left: number): Promise<pg.PoolClient> => {
    try {
      return await pool.connect()
    } catch (error) {
      if (!isWithoutConnections(error) || pool.totalCount === 0 || left === 1) throw error
      makeDo()
      return connect(left - 1)
    }
  }
  return { connect: () => connect(tries) }
}
