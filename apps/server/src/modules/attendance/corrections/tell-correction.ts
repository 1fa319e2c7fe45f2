import { correctionEvent } from '@tahi/contract'
import type { Work } from '../../../platform/work.ts'
import { type CorrectionRow, toCorrection } from './correction.ts'

/** Publishes a request that was made, changed or settled. */
export function tellCorrection({ news, scope }: Work, row: CorrectionRow): void {
  news.tell(correctionEvent, { branchId: row.branchId, personId: row.personId }, toCorrection(row, scope))
}
