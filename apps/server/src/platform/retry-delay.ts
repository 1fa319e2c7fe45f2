import type { Minutes } from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'
import { soon } from './clock.ts'

/** The longest time in minutes between two tries. */
const longest = 6 * 60

/**
 * Minutes between a failed try and the next one: 1, 2, 4 … and at most six hours.
 * @param asked the minimum that the receiver requested
 */
export const retryDelay = (attempts: number, asked: Minutes = 0): Minutes =>
  Math.min(Math.max(2 ** (attempts - 1), asked), longest)

/**
 * The condition that an entry of an outbox is due: at `now`, or at a time further ahead than any wait, which was written
 * while a clock ran ahead. An entry without a try waits for minutes at most.
 */
export const isDue = (now: Date): RawBuilder<boolean> => sql`(
  due_at <= ${now}
  or due_at > ${soon(now)}::timestamptz + case when attempts = 0 then 0 else ${longest}::integer end * interval '1 minute'
)`
