import { texts } from '@tahi/contract'
import { conflict } from '../../platform/errors.ts'
import type { Work } from '../../platform/work.ts'
import type { RecordRow } from './record.ts'

/** Refuses a future day: leaves write their days ahead, but nobody has worked them yet (D3). @throws Refusal conflict */
export function refuseDayToCome({ today }: Pick<Work, 'today'>, { day }: Pick<RecordRow, 'day'>): void {
  if (day > today) throw conflict(texts.attendance.future)
}
