import type { Today } from '@tahi/contract/today'
import type { Entry } from '../../platform/queue/entry.ts'

type Quota = Pick<Today['quotas'][number], '_id' | 'ownEntries'>

/**
 * Pieces of a quota that are only on this phone, corrections subtracted. Entries that the quota already includes only
 * wait for the server's reply, and are not counted.
 */
export const waitingPieces = ({ _id, ownEntries }: Quota, entries: readonly Entry[]): number =>
  entries
    .filter((entry) => entry.kind === 'progress')
    .filter(({ body, refused }) => body.quotaId === _id && !refused)
    .filter(({ body }) => !ownEntries.some((stored) => stored._id === body._id))
    .reduce((sum, { body }) => sum + body.quotaProgress, 0)
