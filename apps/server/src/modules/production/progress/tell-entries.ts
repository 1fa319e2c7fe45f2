import { progressEvent } from '@tahi/contract'
import type { Work } from '../../../platform/work.ts'
import type { QuotaRow } from '../quota.ts'
import { toEntry } from './entry.ts'
import { findEntries } from './repository.ts'

/** Publishes each added entry with the quota's new sum (C7, D4). @param before the quota without the entries */
export async function tellEntries(work: Work, before: QuotaRow, ids: readonly string[]): Promise<void> {
  const entries = await findEntries(work, ids)
  const progress = entries.reduce((sum, { pieces }) => sum + pieces, before.progress)
  for (const entry of entries)
    work.news.tell(
      progressEvent,
      { branchId: before.branchId, personId: entry.personId },
      { ...toEntry(entry), progress },
    )
}
