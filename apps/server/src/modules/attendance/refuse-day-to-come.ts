import { texts } from '@tahi/contract'
import { conflict } from '../../platform/errors.ts'
import type { Work } from '../../platform/work.ts'
import type { RecordRow } from './record.ts'

/** Leaves write their days ahead; what was done on them nobody knows yet (D3). @throws Refusal conflict */
export function refuseDayToCome({ today }: Pick<Work, 'today'>, { day }: Pick<RecordRow, 'day'>): void {
  if (day > today) throw conflict(texts.attendance.future)
}
