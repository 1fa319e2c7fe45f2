import { type AttendanceRecord, confirmAttendance, removeAttendance, texts } from '@tahi/contract'
import { formatDay } from '@tahi/ui/format/day.ts'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { showFailure, useRefresh } from '../../platform/calls.ts'
import { confirmAndSend } from '../../platform/forms/confirm-and-send.ts'
import { type Seen, seenVersions } from '../../platform/lists/use-seen.ts'
import type { Settle } from '../../platform/lists/use-selection.ts'
import { client } from '../../platform/session/session.ts'
import { changedByRecords, showsAttendance } from './shows.ts'

/** Actions on records, for the list and the record's own page. */
export function useRecordActions(settle?: Settle) {
  const changed = useRefresh(changedByRecords)
  const removed = useRefresh(showsAttendance)

  const confirmDays = async (ids: ReadonlySet<string>, seen: readonly Seen[]): Promise<void> => {
    try {
      const { data } = await client.send(confirmAttendance, {
        body: { ids: [...ids], seen: seenVersions(seen) },
      })
      settle?.(ids, data.refused)
      const [refused] = data.refused
      if (!refused) toast.success(texts.success)
      else if (ids.size === 1) toast.error(refused.msg)
      else toast.error(`${data.confirmed.length} confirmed, ${data.refused.length} not: ${refused.msg}`)
    } catch (failure) {
      showFailure(failure)
    } finally {
      // Also after a refusal, which means that what is shown is out of date.
      await changed()
    }
  }

  /** @returns whether it was removed; the caller shows the success */
  const remove = ({ _id, version, employee, date }: AttendanceRecord): Promise<boolean> =>
    confirmAndSend({
      question: {
        message: texts.attendance.removeQuestion,
        detail: `${employee.lastName}, ${employee.firstName}, ${formatDay(date)}`,
        confirmLabel: 'Remove',
        danger: true,
      },
      send: () => client.send(removeAttendance, { body: { _id, version } }),
      success: null,
      // A removed record cannot be read again, so its own query is left out.
      refresh: (done) => (done ? removed() : changed()),
    })

  return { changed, confirmDays, remove }
}
