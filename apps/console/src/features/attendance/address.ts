import { attendanceViews, screens } from '@tahi/contract'
import { attendanceStatuses, type Day } from '@tahi/domain'
import { choiceIn, textIn } from '../../platform/address.ts'
import { firstStep } from '../../platform/import/import-place.ts'
import { linkTo } from '../../platform/link.ts'
import { type ListAddress, readListAddress } from '../../platform/lists/list-address.ts'
import type { StatusFilter } from './statuses.ts'

/** The attendance list's filters in the address. */
export interface AttendanceAddress extends ListAddress {
  status?: StatusFilter | undefined
  /** 'branch' counts over the whole range instead of by day, in the admin's view. */
  by?: 'branch' | undefined
  /** The import dialog over the list: 'open' at its first step, or an import's id. */
  import?: string | undefined
}

export const readAttendanceAddress = (search: Record<string, unknown>): AttendanceAddress => ({
  ...readListAddress(search),
  status: choiceIn(search, 'status', [...attendanceStatuses, ...attendanceViews]),
  by: choiceIn(search, 'by', ['branch']),
  import: textIn(search, 'import'),
})

/** The address of a record's form. */
export const recordHref = (id: string): string => linkTo(screens.attendanceForm.path, { id })

/** A person's day that has no record yet. */
export type NewDay = {
  userId: string
  /** The person's name, as the employee field shows it. */
  employee: string
  date: Day
}

/** The address of the form for such a day. */
export const newRecordHref = (of: NewDay): string => linkTo(screens.attendanceForm.path, of)

/** The address of the list with the import's dialog over it. */
export const importHref = linkTo(screens.attendance.path, { import: firstStep })
