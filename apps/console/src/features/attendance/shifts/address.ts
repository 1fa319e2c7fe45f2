import { addDays, type Day } from '@tahi/domain'
import { idIn } from '../../../platform/address.ts'
import { type ListAddress, readListAddress } from '../../../platform/lists/list-address.ts'
import { mondayOf } from './days.ts'

/** The filters of the week view in the address; `from` is the first of the seven days. */
export interface ShiftsAddress extends ListAddress {
  /** The id of a department or designation. */
  department?: string | undefined
  designation?: string | undefined
  /** The id of the shift on the first day, or 'none' for the usual hours. */
  shift?: string | undefined
}

export const readShiftsAddress = (search: Record<string, unknown>): ShiftsAddress => ({
  ...readListAddress(search),
  department: idIn(search, 'department'),
  designation: idIn(search, 'designation'),
  shift: idIn(search, 'shift', 'none'),
})

/** The seven days shown: the current week from its Monday, unless the address names another day. */
export function weekOf({ from }: ShiftsAddress, today: Day): { from: Day; to: Day } {
  const first = from ?? mondayOf(today)
  return { from: first, to: addDays(first, 6) }
}

/** Whether anything but the week is chosen, so that an empty list need not mean that nobody works here. */
export const isFiltered = ({ search, branch, department, designation, shift }: ShiftsAddress): boolean =>
  [search, branch, department, designation, shift].some((filter) => filter !== undefined)

/** The query of the address, without the page. */
export const weekFilters = (address: ShiftsAddress, today: Day) => ({
  from: weekOf(address, today).from,
  search: address.search,
  branchId: address.branch,
  departmentId: address.department,
  designationId: address.designation,
  shiftId: address.shift,
})
