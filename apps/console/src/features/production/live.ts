import { listQuotas, progressEvent, quotaChanged } from '@tahi/contract'
import { type Reaction, readsAnew, showsRecord } from '../../platform/live.ts'
import { showsQuotas } from './shows.ts'

export const productionReactions: Reaction[] = [
  showsRecord(progressEvent, listQuotas, ({ quotaId, progress }) => ({ _id: quotaId, progress })),
  readsAnew(quotaChanged, ...showsQuotas),
]
