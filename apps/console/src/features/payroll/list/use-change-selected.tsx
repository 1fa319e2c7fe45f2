import { type Refused, recomputePayslips, removePayslips, texts } from '@tahi/contract'
import { confirm } from '@tahi/ui/dialog/confirm.tsx'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { useRefresh } from '../../../platform/calls.ts'
import { showFailedAction } from '../../../platform/failed-action.ts'
import { type Seen, seenVersions } from '../../../platform/lists/seen.ts'
import type { Settle } from '../../../platform/lists/use-selection.ts'
import { client } from '../../../platform/session/session.ts'
import { changedByPayslips } from '../shows.ts'
import { SelectedChange } from './selected-change.tsx'

type Ids = ReadonlySet<string>

const words = texts.payslip

/**
 * Recomputes or removes the selected payslips, after showing what that would do (D5). Those that changed since they were
 * seen, or come to another sum than was shown, are left alone and stay selected.
 */
export function useChangeSelected(settle: Settle, seenOf: (selected: Ids) => readonly Seen[]) {
  const refresh = useRefresh(changedByPayslips)

  const finish = async (selected: Ids, done: string, refused: Refused) => {
    settle(selected, refused)
    if (refused.length > 0) toast.error(`${done}. ${words.leftAsTheyAre(refused)}`)
    else toast.success(done)
    await refresh()
  }

  const attempt = async (change: () => Promise<void>) => {
    try {
      await change()
    } catch (failure) {
      showFailedAction(failure)
      await refresh()
    }
  }

  const bodyOf = (ids: Ids) => ({ ids: [...ids], seen: seenVersions(seenOf(ids)) })

  const recompute = (selected: Ids) =>
    attempt(async () => {
      const { data: expected } = await client.send(recomputePayslips, {
        body: { ...bodyOf(selected), preview: true },
      })
      const changes = expected.recomputed.length
      if (changes === 0) return refuse(expected.refused, words.nothingToRecompute)
      const sure = await confirm({
        message: words.recomputeManyQuestion(changes),
        detail: (
          <SelectedChange
            netPay={{ before: expected.netPayBefore, after: expected.netPayAfter }}
            unchanged={expected.unchanged}
            refused={expected.refused}
          />
        ),
        confirmLabel: words.recompute,
      })
      if (!sure) return
      const { data } = await client.send(recomputePayslips, {
        body: { ...bodyOf(without(selected, expected.refused)), shown: expected.netPays },
      })
      const refused = [...expected.refused, ...data.refused]
      await finish(selected, words.recomputed(data.recomputed.length), refused)
    })

  const remove = (selected: Ids) =>
    attempt(async () => {
      const { data: expected } = await client.send(removePayslips, {
        body: { ...bodyOf(selected), preview: true },
      })
      if (expected.removed.length === 0) return refuse(expected.refused)
      const sure = await confirm({
        message: words.removeManyQuestion(expected.removed.length),
        detail: <SelectedChange netPay={{ before: expected.netPay }} refused={expected.refused} />,
        confirmLabel: texts.actions.remove,
        danger: true,
      })
      if (!sure) return
      const { data } = await client.send(removePayslips, {
        body: bodyOf(without(selected, expected.refused)),
      })
      await finish(selected, words.removed(data.removed.length), [...expected.refused, ...data.refused])
    })

  /** Says why nothing can be done, and refetches the payslips. They stay selected, but for those that are gone. */
  const refuse = async (refused: Refused, otherwise = '') => {
    settle(new Set(), refused)
    if (refused.length > 0) toast.error(words.leftAsTheyAre(refused))
    else toast(otherwise)
    await refresh()
  }

  return { recompute, remove }
}

/** Those that the question is about: another may be changed by now too, and nobody was asked about it. */
const without = (selected: Ids, refused: Refused): Ids => {
  const left = new Set(refused.map(({ _id }) => _id))
  return new Set([...selected].filter((id) => !left.has(id)))
}
