import type { Minutes } from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'
import { soon } from './clock.ts'

/** No failed try waits longer for the next one. */
const longest = 6 * 60

/**
 * Minutes between a failed try and the next one: 1, 2, 4 … and at most six hours.
 * @param asked by whoever could not take it
 */
export const retryDelay = (attempts: number, asked: Minutes = 0): Minutes =>
  Math.min(Math.max(2 ** (attempts - 1), asked), longest)

/**
 * For an outbox: due at `now`, or further away than it can wait. That time comes of a clock that ran ahead and was set right
 * since; what was not tried yet waits for minutes at most.
 */
export const isDue = (now: Date): RawBuilder<boolean> => sql`(
  due_at <= ${now}
  or due_at > ${soon(now)}::timestamptz + case when attempts = 0 then 0 else ${longest}::integer end * interval '1 minute'
)`
