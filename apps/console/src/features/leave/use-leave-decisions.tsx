import { checkLeaves, decideLeaves, type Leave, texts, withdrawLeave } from '@tahi/contract'
import { fullName, type LeaveState, listedName } from '@tahi/domain'
import { confirm } from '@tahi/ui/dialog/confirm.tsx'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { useRefresh } from '../../platform/calls.ts'
import { showFailedAction } from '../../platform/failed-action.ts'
import { confirmAndSend } from '../../platform/forms/confirm-and-send.ts'
import { type Seen, seenVersions } from '../../platform/lists/seen.ts'
import type { Settle } from '../../platform/lists/use-selection.ts'
import { client } from '../../platform/session/session.ts'
import { askOfEffects } from './ask-of-effects.tsx'
import { lengthWords } from './leave-words.ts'
import { changedByLeaves } from './shows.ts'

type Ids = ReadonlySet<string>
type Shown = Seen & Pick<Leave, 'employee'>

/** Actions on leaves, for the list and the form. */
export function useLeaveDecisions(settle?: Settle) {
  const refresh = useRefresh(changedByLeaves)

  /** @param seen the versions that were shown; leaves that somebody else changed or decided since are left as they are */
  const decide = async (ids: Ids, state: LeaveState, seen: readonly Shown[]): Promise<void> => {
    try {
      const { data } = await client.send(decideLeaves, {
        body: { ids: [...ids], state, seen: seenVersions(seen) },
      })
      settle?.(ids, data.refused)
      const [first] = data.refused
      const who = ids.size === 1 && seen[0] && listedName(seen[0].employee)
      const done = texts.leave.nowDecided(data.decided.length, texts.leave.states[state])
      if (first)
        toast.error(ids.size === 1 ? first.msg : `${done}. ${texts.leave.leftAsTheyAre(data.refused)}`)
      else toast.success(who ? texts.leave.oneDecided(who, texts.leave.states[state]) : texts.success)
    } catch (failure) {
      showFailedAction(failure)
    } finally {
      // Also after a refusal, which means that what is shown is out of date.
      await refresh()
    }
  }

  /** Asks first where there are several: they would all have to be found again to take it back. */
  const rejectLeaves = async (ids: Ids, leaves: readonly Leave[]): Promise<void> => {
    const names = new Set(leaves.map(({ employee }) => fullName(employee)))
    const sure =
      ids.size === 1 ||
      (await confirm({
        message: texts.leaveList.rejectQuestion(ids.size),
        detail: texts.leaveList.rejectDetail([...names]),
        confirmLabel: texts.leaveList.reject,
        danger: true,
      }))
    if (sure) await decide(ids, 'rejected', leaves)
  }

  /** Warns first if quotas would be left without people, or days of the leaves were worked. */
  const confirmLeaves = async (ids: Ids, seen: readonly Shown[]): Promise<void> => {
    try {
      const { data } = await client.send(checkLeaves, { body: { ids: [...ids] } })
      if (await askOfEffects(data, ids.size)) await decide(ids, 'confirmed', seen)
    } catch (failure) {
      showFailedAction(failure)
    }
  }

  /** @returns whether it was withdrawn; the caller shows the success */
  const withdraw = (leave: Leave): Promise<boolean> => {
    const { _id, version, date, dateEnd } = leave
    return confirmAndSend({
      question: {
        message: texts.leave.withdrawQuestion,
        detail: (
          <>
            {listedName(leave.employee)}, {lengthWords({ from: date, to: dateEnd })}
            {leave.state === 'confirmed' && <p>{texts.leave.withdrawDetail}</p>}
          </>
        ),
        confirmLabel: texts.leave.withdraw,
        danger: true,
      },
      send: async () => {
        await client.send(withdrawLeave, { body: { _id, version } })
        settle?.(new Set([_id]), [])
      },
      success: null,
      refresh,
    })
  }

  return { decide, confirmLeaves, rejectLeaves, withdraw }
}
