import { type Leave, texts, uiTimings } from '@tahi/contract'
import type { LeaveState } from '@tahi/domain'
import type { SelectionAction } from '@tahi/ui/table/column.ts'

type Verb = 'confirm' | 'reject' | 'reopen'
type Ids = ReadonlySet<string>

/** Of rejected leaves, those that can be taken back can be selected; else those that wait for a decision. */
export const selectableIn = (status: LeaveState | undefined) =>
  status === 'rejected' ? canReopen : canDecide

const canDecide = ({ state, can }: Leave) => state === 'requested' && can.includes('confirm')
const canReopen = ({ state, can }: Leave) => state === 'rejected' && can.includes('reopen')

/** Why a leave is not selectable. @param reader the reader's own id @param listed the filter of the list */
export function whyNotSelectable(
  { employee, state, can }: Leave,
  reader: string,
  listed: LeaveState | undefined,
): string {
  if (employee._id === reader) return texts.leave.ownDecision
  if (state !== 'requested' && listed !== 'rejected') return texts.leaveList.decided
  // What can be rejected still, but not confirmed, is of somebody who left.
  return can.includes('reject') ? texts.leave.deactivated : texts.leave.movedAway
}

const delayed = { busyDelay: uiTimings.clickDelay }

/**
 * The actions on the selected leaves of a list of this status. What acts at once waits first, as in a row; several are
 * rejected only after a question, which needs no wait.
 */
export function leaveSelectionActions(
  status: LeaveState | undefined,
  selected: Ids,
  verbs: Record<Verb, (ids: Ids) => unknown>,
): SelectionAction[] {
  const confirm = { key: 'confirm', label: texts.actions.confirm, onClick: verbs.confirm, ...delayed }
  if (status === 'rejected')
    return [{ key: 'reopen', label: texts.leaveList.reopen, onClick: verbs.reopen, ...delayed }, confirm]
  const reject = { key: 'reject', label: texts.leaveList.reject, onClick: verbs.reject }
  return [confirm, selected.size > 1 ? reject : { ...reject, ...delayed }]
}
