import type { FastifyBaseLogger } from 'fastify'
import { Redis } from 'ioredis'
import type { Database } from './database/database.ts'
import { sharedKey } from './database/shared-key.ts'
import { errorCode, OperatorError } from './errors.ts'

const connectWithinMs = 5_000

/** Milliseconds of silence after which Redis counts as away; every request waits for it first. */
const patienceMs = 1_000

/** The same for connections that read events, which may block for 5 seconds. */
const readersPatienceMs = 10_000

/** Milliseconds between two tries to reach it again. */
const longestRetryMs = 500

/**
 * What several servers of one company share besides the database: events, and the counts of rate limits (D9). Without Redis
 * nothing stops: each server serves its own clients, and limits for itself, until it is back.
 * @param warn receives a sentence when it is away; the client keeps trying
 * @throws OperatorError for what it answers, such as that the password is wrong
 */
export async function openRedis(url: string, warn: (sentence: string) => void): Promise<Redis> {
  // No offline queue: a late event is useless, because clients refetch after an absence.
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    connectTimeout: connectWithinMs,
    // Commands pending at a disconnect fail; by default they would be sent again after the reconnect.
    maxRetriesPerRequest: 0,
    socketTimeout: patienceMs,
    // All servers find it back at about the same time, so that their clients reconnect once.
    retryStrategy: (times) => Math.min(times * 50, longestRetryMs),
  })
  let failure: unknown
  redis.on('error', (error) => {
    // The first tells why; the others follow from it.
    failure ??= error
  })
  // Readers wait for the connection instead: retrying commands while it is away would keep the process busy.
  redis.duplicate = () => {
    const reader = new Redis(url, {
      lazyConnect: true,
      maxRetriesPerRequest: null,
      socketTimeout: readersPatienceMs,
    })
    const connect = reader.connect.bind(reader)
    // The client reconnects by itself; a rejection in the adapter would end the process.
    reader.connect = () => connect().catch(() => {})
    return reader
  }
  try {
    await redis.connect()
    await redis.ping()
  } catch (error) {
    const cause = failure ?? error
    if (isAnswer(cause)) {
      redis.disconnect()
      throw new OperatorError(
        `The setting REDIS_URL is wrong: Redis cannot be used there (${reasonOf(cause)}). Its value may hold a password and is not shown.`,
      )
    }
    warn(absenceAtStart(reasonOf(cause)))
  }
  return redis
}

const absence = 'Redis is away: each server tells its own clients only, and counts tries for itself'

/** A name that does not exist, or that cannot be looked up now. */
const unknownNames = ['ENOTFOUND', 'EAI_AGAIN']

function absenceAtStart(reason: string): string {
  const guess = unknownNames.includes(reason)
    ? 'The host in REDIS_URL has a name that is not known here: it may be misspelt'
    : 'The address in REDIS_URL may be wrong, too'
  return `${absence} (${reason}). ${guess}`
}

/** Whether something replied, but not as a Redis that this server may use. */
const isAnswer = (error: unknown): boolean =>
  error instanceof Error && ['ReplyError', 'ParserError'].includes(error.name)

/** Redis, with the prefix of all names of one company: another company may use the same server. */
export interface CompanyRedis {
  readonly redis: Redis
  readonly name: string
}

/** The prefix is drawn from a key in the database, so all servers of a company have the same one. */
export async function companyRedis(redis: Redis, database: Database): Promise<CompanyRedis> {
  const key = await sharedKey(database, 'redis')
  return { redis, name: `tahi-${key.subarray(0, 8).toString('hex')}` }
}

/**
 * Logs when Redis goes away and when it is back, once each: no request fails in between, so nothing else would report it.
 * Also what it refuses: at the start it may have been away.
 * @returns stops logging, before the connection is closed
 */
export function logAbsence(redis: Redis, log: FastifyBaseLogger): () => void {
  // At a start without it, `openRedis` has warned.
  let isAway = redis.status !== 'ready'
  let refusal: string | undefined
  const onClose = () => {
    // Every failed reconnect also closes.
    if (!isAway) log.warn(absence)
    isAway = true
  }
  const onError = (error: unknown) => {
    if (!isAnswer(error) || reasonOf(error) === refusal) return
    refusal = reasonOf(error)
    log.warn(`Redis cannot be used at the address in REDIS_URL (${refusal})`)
  }
  redis.on('close', onClose)
  redis.on('error', onError)
  redis.on('ready', () => {
    // As loud as the other: whoever heard that one must hear this one.
    if (isAway) log.warn('Redis is back')
    isAway = false
    refusal = undefined
  })
  return () => {
    redis.off('close', onClose)
    redis.off('error', onError)
  }
}

/** A code such as ECONNREFUSED or WRONGPASS, without anything that repeats the address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.name === 'ParserError') return 'something else answers'
  return errorCode(error) ?? /^[A-Z]{2,}/.exec(error.message)?.[0] ?? 'no answer'
}
