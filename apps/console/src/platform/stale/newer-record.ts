import { FailedCall } from '@tahi/client'
import * as z from 'zod/v4/core'

/** The record as somebody else left it, when a change was refused because it was made from an older version (D1 create). */
export function newerRecord<Newer>(failure: unknown, schema: z.$ZodType<Newer>): Newer | undefined {
  if (!(failure instanceof FailedCall) || failure.code !== 'stale') return undefined
  return z.safeParse(schema, failure.data?.data).data
}
