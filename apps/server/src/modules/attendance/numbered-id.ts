import { type RawBuilder, sql } from 'kysely'

/**
 * The id of the n-th record of one statement: a UUIDv7 whose last 24 bits are the number. So ids grow with time and keep
 * their index dense, as those of `newId` do, and a line of an import always has the same id.
 * @param base a UUIDv7 of `newId`
 * @param number below 2^24
 */
export const numberedId = (base: string, number: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${base.slice(0, 30)}::text || lpad(to_hex(${number}), 6, '0'))::uuid`
