import { screens } from '@tahi/contract'
import { firstOfMonth, type LeaveState, leaveStates } from '@tahi/domain'
import { choiceIn, dayIn, textIn } from '../../platform/address.ts'
import { linkTo } from '../../platform/link.ts'
import { type ListAddress, readListAddress } from '../../platform/lists/list-address.ts'

/** The leave list's filters in the address. */
export interface LeaveAddress extends ListAddress {
  status?: LeaveState | undefined
  view?: 'calendar' | undefined
  /** The first day of the calendar's month; undefined for the current month. */
  month?: string | undefined
}

export const readLeaveAddress = (search: Record<string, unknown>): LeaveAddress => ({
  ...readListAddress(search),
  status: choiceIn(search, 'status', leaveStates),
  view: choiceIn(search, 'view', ['calendar']),
  month: monthIn(search),
})

function monthIn(search: Record<string, unknown>): string | undefined {
  const day = dayIn(search, 'month')
  return day && firstOfMonth(day)
}

/** The form's address: the leave to edit, or the first day of a new one. */
export const readLeaveFormAddress = (
  search: Record<string, unknown>,
): { id?: string | undefined; date?: string | undefined } => ({
  id: textIn(search, 'id'),
  date: dayIn(search, 'date'),
})

/** The address of a leave's form. */
export const leaveHref = (id: string): string => linkTo(screens.leaveForm.path, { id })

/** The address of a new leave's form. @param date its first day */
export const newLeaveHref = (date: string): string => linkTo(screens.leaveForm.path, { date })
