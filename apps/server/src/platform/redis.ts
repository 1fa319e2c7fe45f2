import type { FastifyBaseLogger } from 'fastify'
import { Redis } from 'ioredis'
import type { Database } from './database/database.ts'
import { sharedKey } from './database/shared-key.ts'
import { OperatorError } from './errors.ts'

const connectWithinMs = 5_000

/** After which a Redis that says nothing counts as away: every request asks it first. */
const patienceMs = 1_000

/** The same for readers, who wait up to 5 seconds for what is told. */
const readersPatienceMs = 10_000

/**
 * What several servers of one company share besides the database: events, and how often an address has tried (D9).
 * Losing it stops nothing: each server goes on telling its own, and limits for itself, until it is back.
 * @throws OperatorError when it cannot be reached
 */
export async function openRedis(url: string): Promise<Redis> {
  // What cannot be told now must not be told late, by a queue: whoever missed it asks anew.
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    connectTimeout: connectWithinMs,
    // What it was asked when it went away fails then: left to itself it is sent again when it is back.
    maxRetriesPerRequest: 0,
    socketTimeout: patienceMs,
  })
  let failure: unknown
  redis.on('error', (error) => {
    failure = error
  })
  // Readers wait for it instead: asking again and again while it is away would be all that the process does.
  redis.duplicate = () => {
    const reader = new Redis(url, {
      lazyConnect: true,
      maxRetriesPerRequest: null,
      socketTimeout: readersPatienceMs,
    })
    const connect = reader.connect.bind(reader)
    // It tries again by itself; the adapter would end the process.
    reader.connect = () => connect().catch(() => {})
    return reader
  }
  try {
    await redis.connect()
    await redis.ping()
  } catch (error) {
    redis.disconnect()
    throw new OperatorError(
      `The setting REDIS_URL is wrong: Redis cannot be used there (${reasonOf(failure ?? error)}). Its value may hold a password and is not shown.`,
    )
  }
  return redis
}

/** Redis, with what all names of one company begin with there: another company may use the same one. */
export interface CompanyRedis {
  readonly redis: Redis
  readonly name: string
}

export async function companyRedis(redis: Redis, database: Database): Promise<CompanyRedis> {
  const key = await sharedKey(database, 'redis')
  return { redis, name: `tahi-${key.subarray(0, 8).toString('hex')}` }
}

/**
 * Has the log say when Redis goes away and when it is back, once each: nobody is refused anything meanwhile, so nothing else
 * would tell.
 * @returns stops it, before it is left
 */
export function logAbsence(redis: Redis, log: FastifyBaseLogger): () => void {
  let isAway = false
  const onClose = () => {
    // So ends each further try, too.
    if (!isAway)
      log.warn('Redis is away: each server tells its own clients only, and counts tries for itself')
    isAway = true
  }
  redis.on('close', onClose)
  redis.on('ready', () => {
    if (isAway) log.info('Redis is back')
    isAway = false
  })
  return () => redis.off('close', onClose)
}

/** Such as ECONNREFUSED or WRONGPASS, and nothing that repeats the address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if ('code' in error) return String(error.code)
  return /^[A-Z]{2,}/.exec(error.message)?.[0] ?? 'no answer'
}
