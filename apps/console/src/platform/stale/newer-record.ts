import { FailedCall } from '@tahi/client'
import * as z from 'zod/v4/core'

/** The stored record, from the reply that refused a change of an older version as stale (D1 create). */
export function newerRecord<Newer>(failure: unknown, schema: z.$ZodType<Newer>): Newer | undefined {
  if (!(failure instanceof FailedCall) || failure.code !== 'stale') return undefined
  return z.safeParse(schema, failure.data?.data).data
}
