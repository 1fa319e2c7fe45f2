import { attendanceViews } from '@tahi/contract'
import { attendanceStatuses } from '@tahi/domain'
import { choiceIn, textIn } from '../../platform/address.ts'
import { type ListAddress, readListAddress } from '../../platform/lists/list-address.ts'
import type { StatusFilter } from './statuses.ts'

/** The attendance list's filters as the address keeps them. */
export interface AttendanceAddress extends ListAddress {
  status?: StatusFilter | undefined
  /** Whether the admin counts by day or over the whole range. */
  by?: 'branch' | undefined
  /** The import is open over the list: at its beginning, or where the import of this id is. */
  import?: string | undefined
}

export const readAttendanceAddress = (search: Record<string, unknown>): AttendanceAddress => ({
  ...readListAddress(search),
  status: choiceIn(search, 'status', [...attendanceStatuses, ...attendanceViews]),
  by: choiceIn(search, 'by', ['branch']),
  import: textIn(search, 'import'),
})
