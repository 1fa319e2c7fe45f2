import { type RawBuilder, sql } from 'kysely'

/**
 * The id of the n-th of many records that one statement writes: a UUIDv7 whose last 24 bits are the number. So ids
 * grow with time and keep their index dense as `newId` does, and the same import's line has the same id always.
 * @param base a UUIDv7 of `newId`
 * @param number below 2^24
 */
export const numberedId = (base: string, number: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${base.slice(0, 30)}::text || lpad(to_hex(${number}), 6, '0'))::uuid`
