import { type decideLeaves as call, type Refused, type Request, texts } from '@tahi/contract'
import { type LeaveState, overlaps } from '@tahi/domain'
import { audit } from '../../platform/audit.ts'
import { notThere } from '../../platform/divide-rows.ts'
import type { Result } from '../../platform/http/binding.ts'
import { keepsOwn } from '../../platform/scope.ts'
import { sinceSeen } from '../../platform/seen-versions.ts'
import type { Work } from '../../platform/work.ts'
import { leavesWithDaysElsewhere } from '../attendance/index.ts'
import { concernsAnother, type LeaveRow, periodOf } from './leave.ts'
import { notifyOfDecision } from './notify-of-leaves.ts'
import { overlapSentence } from './overlap.ts'
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

  const refused: Refused = []
  const decided: LeaveRow[] = []
  for (const id of ids) {
    const row = found.get(id)
    if (!row) {
      refused.push(notThere(id, withdrawn.has(id) ? texts.leave.withdrawn : undefined))
      continue
    }
    const msg = await refusal(work, row, { state, since }, { decided, elsewhere })
    if (msg !== undefined) refused.push({ _id: id, msg })
    else decided.push(row)
  }
  const changed = decided.filter((row) => row.state !== state)
  await carryOut(work, changed, state)
  await audit(
    work,
    changed.map((row) => ({
      action: actions[state],
      entity: 'leave',
      entityId: row.id,
      branchId: row.branchId,
      before: { state: row.state },
      after: { state },
    })),
  )
  const told = await lockLeaves(
    work,
    changed.map(({ id }) => id),
  )
  for (const row of told) tellLeave(work, row)
  await notifyOfDecision(work, told, state)
  return { decided: decided.map(({ id }) => id), refused }
}

const actions: Record<LeaveState, string> = {
  confirmed: 'leave.confirm',
  rejected: 'leave.reject',
  requested: 'leave.reopen',
}

/**
 * Why a leave cannot be decided this way. It has changed since the caller saw it, other than by this same decision; or it
 * was rejected and its days are no longer free.
 */
async function refusal(
  work: Work,
  row: LeaveRow,
  { state, since }: { state: LeaveState; since: ReturnType<typeof sinceSeen> },
  { decided, elsewhere }: { decided: readonly LeaveRow[]; elsewhere: ReadonlySet<string> },
): Promise<string | undefined> {
  if (state === row.state && since.isOnlySettled(row)) return undefined
  if (keepsOwn(work.scope, row.personId)) return texts.leave.ownDecision
  if (!since.isUnchanged(row)) return texts.leave.changedMeanwhile(row.state)
  if (concernsAnother(row, work.scope) || elsewhere.has(row.id)) return texts.leave.movedAway
  if (state === 'confirmed' && !row.employed) return texts.leave.deactivated
  if (row.state !== 'rejected') return undefined
  const taken = decided.some(
    ({ personId, ...other }) => personId === row.personId && overlaps(periodOf(other), periodOf(row)),
  )
  return taken ? texts.leave.overlapElsewhere : overlapSentence(work, row.personId, periodOf(row), row.id)
}

async function carryOut(work: Work, rows: readonly LeaveRow[], state: LeaveState): Promise<void> {
  await decide(
    work,
    rows.map(({ id }) => id),
    state,
  )
  await takeBackDays(
    work,
    rows.filter((row) => row.state === 'confirmed'),
  )
  if (state === 'confirmed') await writeDays(work, rows)
}
