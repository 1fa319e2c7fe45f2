import {
  listQuotaEmployees,
  listQuotaProgress,
  listQuotas,
  progressEvent,
  quotaChanged,
} from '@tahi/contract'
import { type Reaction, readsAnew, showsRecord } from '../../platform/live.ts'

export const productionReactions: Reaction[] = [
  showsRecord(progressEvent, listQuotas, ({ quotaId, progress }) => ({ _id: quotaId, progress })),
  readsAnew(quotaChanged, listQuotas, listQuotaEmployees, listQuotaProgress),
]
