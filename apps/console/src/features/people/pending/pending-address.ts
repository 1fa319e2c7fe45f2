import { choiceIn } from '../../../platform/address.ts'

/** Whether the address opens the pending accounts: `/employees?pending=open`, so that other screens can link to them. */
export const readPendingAddress = (search: Record<string, unknown>): { pending?: 'open' | undefined } => ({
  pending: choiceIn(search, 'pending', ['open']),
})
