import { clientOf, keepsRecords } from '@tahi/contract'
import { ratesToWrite } from '@tahi/domain'
import { audit } from '../../platform/audit.ts'
import type { Work } from '../../platform/work.ts'
import { endSessionsOf } from '../identity/index.ts'
import { takeBackUnreachable } from '../notifications/index.ts'
import type { Decision } from './decide-person.ts'
import { keepNumbersTaken } from './former-numbers.ts'
import {
  type MovedRequests,
  movePeople,
  noteFormerMembers,
  notifyOfMovedRequests,
  waitingOf,
} from './move-people.ts'
import { giveNewStarts } from './new-starts.ts'
import type { Office } from './office.ts'
import type { PersonEntry } from './person.ts'
import { newRates, writeRates } from './rates.ts'
import { updatePeople } from './repository.ts'
import { differences } from './sent-fields.ts'
import { type Change, change, rateChanges } from './trail.ts'

/** A person whose row is locked, and what was decided about them without errors. */
interface Decided {
  readonly before: PersonEntry
  readonly decision: Pick<Decision, 'person' | 'rate'>
}

/**
 * Writes the changes of any number of people with everything that follows: moves, rates, the audit trail, the end of
 * sessions and a new password. Without a difference nothing is written, so that a repeated request is harmless.
 */
export async function writeChanges(work: Work, office: Office, decided: readonly Decided[]): Promise<void> {
  const changes = decided.map(differenceOf).filter(({ isChanged, rates }) => isChanged || rates.length > 0)
  if (changes.length === 0) return
  await updateAndMove(work, changes)
  await writeRates(
    work,
    changes.flatMap(({ before, after: { id, branchId }, rates }) =>
      newRates({ id, branchId: branchId ?? before.lastBranchId }, rates),
    ),
  )
  await audit(
    work,
    changes.flatMap(({ before, after, rates, isChanged }) => [
      ...rateChanges(after, before.rates, rates),
      ...(isChanged ? [change({ before, after })] : []),
    ]),
  )
  const signedOut = idsOf(changes.filter(losesSessions))
  if (signedOut.length > 0) await endSessionsOf(work, signedOut)
  await giveNewStarts(work, office, changes)
  for (const { after } of changes) work.afterCommit(() => office.sessions.forget(after.id))
}

const differenceOf = ({ before, decision: { person: after, rate } }: Decided) => ({
  before,
  after,
  isChanged: differences(before, after).length > 0,
  rates: rate ? ratesToWrite(before.rates, rate) : [],
})

/**
 * Whether a change ends the person's sessions: when they are deactivated, or when the new role signs in to the other
 * client. A promoted employee must not keep a phone session of 90 days. A reactivation finds none, but may mail a link.
 */
const losesSessions = ({ before, after }: Change): boolean =>
  before.active !== after.active || clientOf(before.role) !== clientOf(after.role)

/**
 * Writes changed people and the effects of a new branch or role. People who go to head office leave everything in their branch,
 * rates included, and stay listed as its former members. People who come back bring what is not yet paid.
 */
async function updateAndMove(work: Work, changes: readonly Change[]): Promise<void> {
  const moves = changes.filter(({ before, after }) => before.branchId !== after.branchId)
  const leaving = moves.filter(({ after }) => after.branchId === null)
  if (leaving.length > 0) await noteFormerMembers(work, idsOf(leaving), null)
  const renumbered = changes.filter(losesNumber)
  if (renumbered.length > 0) await keepNumbersTaken(work, idsOf(renumbered))
  const moved = await moveByBranch(
    work,
    moves.filter(({ before }) => before.branchId !== null),
  )
  await updatePeople(
    work,
    changes.map(({ after }) => after),
  )
  const cameBack = await moveByBranch(
    work,
    moves.filter(({ before }) => before.branchId === null),
  )
  const judged = changes.filter(({ before, after }) => keepsRecords(before.role) !== keepsRecords(after.role))
  await notifyOfMovedRequests(work, [...moved, ...cameBack, ...(await waitingOf(work, idsOf(judged)))])
  const placed = changes.filter(({ before, after }) => before.role !== after.role)
  await takeBackUnreachable(work, idsOf([...moves, ...placed]))
}

/** Whether a person loses a number on the clock of the branch in which they stay. */
const losesNumber = ({ before, after }: Change): boolean =>
  before.branchId === after.branchId &&
  before.clockNumber !== null &&
  before.clockNumber !== after.clockNumber

const idsOf = (changes: readonly Change[]) => changes.map(({ after }) => after.id)

async function moveByBranch(work: Work, moves: readonly Change[]): Promise<MovedRequests[]> {
  const byBranch = new Map<string, string[]>()
  for (const { after } of moves) {
    if (after.branchId === null) continue
    byBranch.set(after.branchId, [...(byBranch.get(after.branchId) ?? []), after.id])
  }
  const moved: MovedRequests[] = []
  for (const [branchId, ids] of byBranch) moved.push(await movePeople(work, ids, branchId))
  return moved
}
