import {
  type AttendanceRecord,
  confirmAttendance,
  type Refused,
  removeAttendance,
  removeAttendances,
  setAttendancePresent,
  texts,
} from '@tahi/contract'
import { listedName } from '@tahi/domain'
import { confirm } from '@tahi/ui/dialog/confirm.tsx'
import { formatDay } from '@tahi/ui/format/day.ts'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { useRefresh } from '../../platform/calls.ts'
import { showFailedAction } from '../../platform/failed-action.ts'
import { confirmAndSend } from '../../platform/forms/confirm-and-send.ts'
import { bodyOfSeen, idOf, type Seen } from '../../platform/lists/seen.ts'
import type { Settle } from '../../platform/lists/use-selection.ts'
import { client } from '../../platform/session/session.ts'
import { askFirst, type DecidedDay, waitingWords } from './corrections/ask-first.ts'
import { ofWhom } from './of-whom.ts'
import { changedByRecords, showsAttendance } from './shows.ts'

const words = texts.attendance

/** What became of chosen days. */
interface Outcome {
  readonly done: number
  readonly refused: Refused
}

/** Actions on records, for the list and the record's own page. */
export function useRecordActions(settle?: Settle) {
  const changed = useRefresh(changedByRecords)
  const removed = useRefresh(showsAttendance)

  /** @param inWords for how many days it was done */
  const change = async (
    days: readonly Seen[],
    send: () => Promise<Outcome | undefined>,
    inWords: (days: number) => string,
  ): Promise<void> => {
    try {
      const outcome = await send()
      if (outcome) {
        settle?.(new Set(days.map(idOf)), outcome.refused)
        show(outcome, inWords)
      }
    } catch (failure) {
      showFailedAction(failure)
    }
    // Also after a refusal, which means that what is shown is out of date.
    await changed()
  }

  const confirmDays = async (days: readonly DecidedDay[]): Promise<void> => {
    if (!(await askFirst(days, texts.actions.confirm))) return
    await change(
      days,
      async () => {
        const { data } = await client.send(confirmAttendance, { body: bodyOfSeen(days) })
        return { done: data.confirmed.length, refused: data.refused }
      },
      words.confirmed,
    )
  }

  const makePresent = (days: readonly Seen[]) =>
    change(
      days,
      async () => {
        const { data } = await client.send(setAttendancePresent, { body: bodyOfSeen(days) })
        return { done: data.present.length, refused: data.refused }
      },
      words.nowPresent,
    )

  const setPresent = async (days: readonly DecidedDay[]): Promise<void> => {
    if (await askFirst(days, words.setPresent)) await makePresent(days)
  }

  /** Like `setPresent`, but always asks first, because many days are paid by it. */
  const askToSetPresent = async (days: readonly DecidedDay[]): Promise<void> => {
    const sure = await confirm({
      message: words.setPresentQuestion(days.length),
      detail: `${ofWhom(days)}. ${words.setPresentDetail} ${waitingWords(days)}`.trim(),
      confirmLabel: words.setPresent,
    })
    if (sure) await makePresent(days)
  }

  const removeDays = (days: readonly AttendanceRecord[]) =>
    change(
      days,
      async () => {
        const { data: expected } = await client.send(removeAttendances, {
          body: { ...bodyOfSeen(days), preview: true },
        })
        const left = expected.refused.length > 0 ? words.leftAsTheyAre(expected.refused) : ''
        const going = new Set(expected.removed)
        if (going.size === 0) return { done: 0, refused: expected.refused }
        // Only these are sent: another may be free to go by now, and nobody was asked about it.
        const named = days.filter(({ _id }) => going.has(_id))
        const sure = await confirm({
          message: words.removeManyQuestion(going.size),
          detail: `${ofWhom(named)}. ${left}`.trim(),
          confirmLabel: texts.actions.remove,
          danger: true,
        })
        if (!sure) return undefined
        const { data } = await client.send(removeAttendances, { body: bodyOfSeen(named) })
        return { done: data.removed.length, refused: [...expected.refused, ...data.refused] }
      },
      words.removed,
    )

  /** @returns whether it was removed; the caller shows the success */
  const remove = ({ _id, version, employee, date }: AttendanceRecord): Promise<boolean> =>
    confirmAndSend({
      question: {
        message: words.removeQuestion,
        detail: `${listedName(employee)}, ${formatDay(date)}`,
        confirmLabel: texts.actions.remove,
        danger: true,
      },
      send: () => client.send(removeAttendance, { body: { _id, version } }),
      success: null,
      // A removed record cannot be read again, so its own query is left out.
      refresh: (done) => (done ? removed() : changed()),
    })

  return { changed, confirmDays, setPresent, askToSetPresent, remove, removeDays }
}

/** Says what became of the days. */
function show({ done, refused }: Outcome, inWords: (days: number) => string): void {
  const [first] = refused
  if (!first) toast.success(done === 1 ? texts.success : inWords(done))
  else if (done + refused.length === 1) toast.error(first.msg)
  else {
    const left = words.leftAsTheyAre(refused)
    toast.error(done === 0 ? left : `${inWords(done)}. ${left}`)
  }
}
