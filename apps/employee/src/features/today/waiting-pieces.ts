import type { Today } from '@tahi/contract/today'
import type { Entry } from '../../platform/queue/entry.ts'

type Quota = Pick<Today['quotas'][number], '_id' | 'ownEntries'>

/**
 * Pieces of a quota that are on this phone alone, corrections taken off. What the quota has already waits only for the
 * server's answer, and counts there.
 */
export const waitingPieces = ({ _id, ownEntries }: Quota, entries: readonly Entry[]): number =>
  entries
    .filter(({ kind, body, refused }) => kind === 'progress' && body.quotaId === _id && !refused)
    .filter(({ body }) => !ownEntries.some((stored) => stored._id === body._id))
    .reduce((sum, { body }) => sum + Number(body.quotaProgress), 0)
