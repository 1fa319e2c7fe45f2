import { type AttendanceStatus, attendanceStatuses, firstOfMonth } from '@tahi/domain'
import { choiceIn, textIn } from '../../platform/address.ts'
import { type ListAddress, readListAddress } from '../../platform/list.ts'

/** The attendance list's filters as the address keeps them. */
export interface AttendanceAddress extends ListAddress {
  branch?: string | undefined
  status?: AttendanceStatus | undefined
  from?: string | undefined
  to?: string | undefined
  /** Whether the admin counts by day or over the whole range. */
  by?: 'branch' | undefined
  /** The import is open over the list: at its beginning, or where the import of this id is. */
  import?: string | undefined
}

export const readAttendanceAddress = (search: Record<string, unknown>): AttendanceAddress => ({
  ...readListAddress(search),
  branch: textIn(search, 'branch'),
  status: choiceIn(search, 'status', attendanceStatuses),
  from: textIn(search, 'from'),
  to: textIn(search, 'to'),
  by: choiceIn(search, 'by', ['branch']),
  import: textIn(search, 'import'),
})

/** The range asked for: by default from the first of the month to today (C2). */
export const rangeOf = ({ from, to }: AttendanceAddress, today: string) => ({
  from: from ?? firstOfMonth(today),
  to: to ?? today,
})
