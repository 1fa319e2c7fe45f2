import { markPayslips, type Payslip } from '@tahi/contract'
import { seenVersions } from '../../../platform/lists/seen.ts'
import { client } from '../../../platform/session/session.ts'
import { payOutdated } from '../period/pay-outdated.tsx'

/**
 * Marks payslips in the versions that were shown. Asks before it pays outdated ones, or ones with
 * unconfirmed days, waiting correction requests, times that were not recorded, or late or half days.
 * @param mayRecompute whether the user may recompute payslips
 * @returns how many were marked, which were refused, and which were left because the user declined
 */
export async function sendMarks(
  ids: string[],
  status: Payslip['status'],
  seen: readonly Payslip[],
  mayRecompute: boolean,
) {
  const send = async (ids: string[], asComputed: boolean) =>
    (
      await client.send(markPayslips, {
        body: { ids, status, seen: seenVersions(seen), withoutWaitingDays: true, asComputed },
      })
    ).data
  const { outdated, ...done } = await send(ids, false)
  const payslips = outdated.ids.length
  if (payslips === 0) return { ...done, left: [] }

  const concerned = (ids: readonly string[]) => {
    const which = new Set(ids)
    return { count: ids.length, payslips: seen.filter(({ _id }) => which.has(_id)) }
  }
  const sure = await payOutdated(
    {
      payslips,
      only: payslips === 1 ? seen.find(({ _id }) => _id === outdated.ids[0]) : undefined,
      marked: done.marked,
      withOtherSum: concerned(outdated.withOtherSum),
      withWaitingDays: concerned(outdated.withWaitingDays),
      withWaitingCorrections: concerned(outdated.withWaitingCorrections),
      withUnrecordedTimes: concerned(outdated.withUnrecordedTimes),
      withLateOrHalfDays: concerned(outdated.withLateOrHalfDays),
      netPayBefore: outdated.netPayBefore,
      netPayAfter: outdated.netPayAfter,
    },
    mayRecompute,
  )
  if (!sure) return { ...done, left: outdated.ids.map((_id) => ({ _id })) }
  const { marked, refused } = await send(outdated.ids, true)
  return { marked: done.marked + marked, refused: [...done.refused, ...refused], left: [] }
}
