import { Redis } from 'ioredis'
import { WrongSetting } from './config.ts'

const connectWithinMs = 5_000

/**
 * What several servers of one company share besides the database: events, and how often an address has tried (D9).
 * Losing it stops nothing: each server goes on telling its own, and limits for itself, until it is back.
 * @throws WrongSetting when it cannot be reached
 */
export async function openRedis(url: string): Promise<Redis> {
  // What cannot be told now must not be told late, by a queue: whoever missed it asks anew.
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    connectTimeout: connectWithinMs,
  })
  redis.on('error', () => {})
  // Readers wait for it instead: asking again and again while it is away would be all that the process does.
  redis.duplicate = () => new Redis(url, { lazyConnect: true, maxRetriesPerRequest: null })
  try {
    await redis.connect()
    await redis.ping()
  } catch (error) {
    redis.disconnect()
    throw new WrongSetting(
      `The setting REDIS_URL is wrong: Redis cannot be used there (${reasonOf(error)}). Its value may hold a password and is not shown.`,
    )
  }
  return redis
}

/** Such as ECONNREFUSED or WRONGPASS, and nothing that repeats the address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if ('code' in error) return String(error.code)
  return /^[A-Z]+/.exec(error.message)?.[0] ?? error.name
}
