import { texts } from '@tahi/contract'
import { notAllowed } from '../../platform/errors.ts'
import { keepsOwn } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import type { RecordRow } from './record.ts'

/** Refuses a record keeper's own day, because they are paid by it (decision 0023). @throws Refusal not_allowed */
export function refuseOwnDay(
  { scope }: Pick<Work, 'scope'>,
  { personId }: Pick<RecordRow, 'personId'>,
): void {
  if (keepsOwn(scope, personId)) throw notAllowed(texts.attendance.ownDay)
}
