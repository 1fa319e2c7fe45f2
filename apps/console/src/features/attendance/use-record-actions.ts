import {
  type AttendanceRecord,
  confirmAttendance,
  listAttendance,
  readAttendance,
  removeAttendance,
  summariseAttendance,
  texts,
} from '@tahi/contract'
import { confirm } from '@tahi/ui/dialog/confirm.tsx'
import { formatDay } from '@tahi/ui/format/day.ts'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { showFailure, useRefresh } from '../../platform/calls.ts'
import { client } from '../../platform/session.ts'
import { type Seen, versionsOf } from '../../platform/use-seen.ts'

/** What the list and the record's own page both do with records. Each says whether it was done. */
export function useRecordActions() {
  const refresh = useRefresh()
  const changed = () => refresh(listAttendance, readAttendance, summariseAttendance)

  const confirmDays = async (ids: ReadonlySet<string>, seen: readonly Seen[]): Promise<boolean> => {
    try {
      const { data } = await client.send(confirmAttendance, {
        body: { ids: [...ids], seen: versionsOf(seen) },
      })
      await changed()
      const [refused] = data.refused
      if (!refused) toast.success(texts.success)
      else if (ids.size === 1) toast.error(refused.msg)
      else toast.error(`${data.confirmed.length} confirmed, ${data.refused.length} not: ${refused.msg}`)
      return true
    } catch (failure) {
      showFailure(failure)
      return false
    }
  }

  const remove = async ({ _id, version, employee, date }: AttendanceRecord): Promise<boolean> => {
    const sure = await confirm({
      message: texts.attendance.removeQuestion,
      detail: `${employee.lastName}, ${employee.firstName}, ${formatDay(date)}`,
      confirmLabel: 'Remove',
      danger: true,
    })
    if (!sure) return false
    try {
      await client.send(removeAttendance, { body: { _id, version } })
      // The record itself is not read again: there is none.
      await refresh(listAttendance, summariseAttendance)
      return true
    } catch (failure) {
      showFailure(failure)
      return false
    }
  }

  return { changed, confirmDays, remove }
}
