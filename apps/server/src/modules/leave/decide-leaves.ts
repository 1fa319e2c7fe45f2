import { type decideLeaves as call, type Refused, type Request, texts } from '@tahi/contract'
import { type LeaveState, overlaps, type Period } from '@tahi/domain'
import { about, audit } from '../../platform/audit.ts'
import { notThere } from '../../platform/divide-rows.ts'
import type { Result } from '../../platform/http/binding.ts'
import { idsOf } from '../../platform/ids.ts'
import { keepsOwn } from '../../platform/scope.ts'
import { sinceSeen } from '../../platform/seen-versions.ts'
import type { Work } from '../../platform/work.ts'
import { leavesWithDaysElsewhere } from '../attendance/index.ts'
import { concernsAnother, decisionActions, type LeaveRow, periodOf } from './leave.ts'
import { notifyOfDecision, notifyOfMoved } from './notify-of-leaves.ts'
import { overlapSentences } from './overlap.ts'
import { decideLeaves as decide, lockLeaves, withdrawnOf } from './repository.ts'
import { takeBackDays, writeDays } from './settle-days.ts'
import { tellLeave } from './tell-leave.ts'

/**
 * Confirms, rejects or reopens leaves (D4). Returns the leaves that it left alone, with the reason. Leaves that only this
 * decision changed stay as they are, so that a repeated request is harmless.
 */
export async function decideLeaves(work: Work, { body }: Request<typeof call>): Promise<Result<typeof call>> {
  const { state } = body
  const since = sinceSeen(body.seen)
  const ids = [...new Set(body.ids)]
  const rows = await lockLeaves(work, ids)
  const found = new Map(rows.map((row) => [row.id, row]))
  const withdrawn = await withdrawnOf(
    work,
    ids.filter((id) => !found.has(id)),
  )
  const elsewhere = state === 'confirmed' ? new Set<string>() : await leavesWithDaysElsewhere(work, ids)
  // Only a rejected leave can share days with another.
  const overlapping = await overlapSentences(
    work,
    rows.flatMap((row) => (row.state === 'rejected' ? [{ ...row, ...periodOf(row) }] : [])),
  )

  const { decided, refused } = divide(ids, { found, withdrawn }, (row, taken) =>
    refusal(work, row, { state, since }, { elsewhere, overlapping, taken }),
  )
  const changed = decided.filter((row) => row.state !== state)
  await carryOut(work, changed, state)
  const told = await lockLeaves(work, idsOf(changed))
  const branchOf = new Map(told.map(({ id, branchId }) => [id, branchId]))
  await audit(
    work,
    changed.map((row) => {
      const branchId = branchOf.get(row.id) ?? row.branchId
      return {
        ...about('leave', { id: row.id, branchId }),
        action: decisionActions[state],
        before: { state: row.state, branchId: row.branchId },
        after: { state, branchId },
      }
    }),
  )
  for (const row of told) tellLeave(work, row)
  await notifyOfDecision(work, told, state)
  await notifyOfMoved(
    work,
    told.filter(({ id, branchId }) => branchId !== found.get(id)?.branchId),
  )
  return { decided: idsOf(decided), refused }
}

/**
 * Divides the selection in its order, in which a leave takes its days from those after it; `divideRows` would ask about each
 * of them alone.
 */
function divide(
  ids: readonly string[],
  { found, withdrawn }: { found: ReadonlyMap<string, LeaveRow>; withdrawn: ReadonlySet<string> },
  refusalOf: (row: LeaveRow, taken: readonly Period[]) => string | undefined,
): { decided: LeaveRow[]; refused: Refused } {
  const refused: Refused = []
  const decided: LeaveRow[] = []
  const decidedOf = new Map<string, Period[]>()
  for (const id of ids) {
    const row = found.get(id)
    if (!row) {
      refused.push(notThere(id, withdrawn.has(id) ? texts.leave.withdrawn : undefined))
      continue
    }
    const taken = decidedOf.get(row.personId) ?? []
    const msg = refusalOf(row, taken)
    if (msg !== undefined) {
      refused.push({ _id: id, msg })
      continue
    }
    decided.push(row)
    decidedOf.set(row.personId, [...taken, periodOf(row)])
  }
  return { decided, refused }
}

interface Found {
  /** The leaves with days that a branch out of reach has paid. */
  readonly elsewhere: ReadonlySet<string>
  /** For a rejected leave the sentence that names a live leave on its days. */
  readonly overlapping: ReadonlyMap<string, string>
  /** The days of the person's leaves that the same call decides before. */
  readonly taken: readonly Period[]
}

/**
 * Why a leave cannot be decided this way. It has changed since the caller saw it, other than by this same decision; or it
 * was rejected and its days are no longer free.
 */
function refusal(
  { scope }: Work,
  row: LeaveRow,
  { state, since }: { state: LeaveState; since: ReturnType<typeof sinceSeen> },
  { elsewhere, overlapping, taken }: Found,
): string | undefined {
  if (state === row.state && since.isOnlySettled(row)) return undefined
  if (keepsOwn(scope, row.personId)) return texts.leave.ownDecision
  if (!since.isUnchanged(row)) return texts.leave.changedMeanwhile(row.state)
  if (concernsAnother(row, scope) || elsewhere.has(row.id)) return texts.leave.movedAway
  if (state === 'confirmed' && !row.employed) return texts.leave.deactivated
  if (row.state !== 'rejected') return undefined
  if (taken.some((other) => overlaps(other, periodOf(row)))) return texts.leave.overlapElsewhere
  return overlapping.get(row.id)
}

async function carryOut(work: Work, rows: readonly LeaveRow[], state: LeaveState): Promise<void> {
  await decide(work, idsOf(rows), state)
  await takeBackDays(
    work,
    rows.filter((row) => row.state === 'confirmed'),
  )
  if (state === 'confirmed') await writeDays(work, rows)
}
