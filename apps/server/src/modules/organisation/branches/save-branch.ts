import { type Branch, type createBranch as call, type Request, texts } from '@tahi/contract'
import { sql } from 'kysely'
import { invalid } from '../../../platform/errors.ts'
import type { Result } from '../../../platform/http/binding.ts'
import type { Work } from '../../../platform/work.ts'
import { removeShifts } from '../../attendance/index.ts'
import { moveGates } from '../../gates/index.ts'
import type { Sessions } from '../../identity/index.ts'
import { countOwedBy, moveBranchPeople } from '../../people/index.ts'
import { removeQuotas } from '../../production/index.ts'
import { refuseOrphans } from '../leaving.ts'
import { holdLivingPart } from '../repository.ts'
import { type Kind, savePart } from '../save-part.ts'
import { readBranch } from './branch.ts'

/**
 * Creates, changes or removes a branch. With a removed branch, its people and gates move to the given branch, and so does
 * what it owes people who went to head office. Its shifts and its quotas from today on are removed. Older data and quotas
 * with reports stay.
 */
export function saveBranch(sessions: Sessions) {
  const kind = branchKind(sessions)
  return (work: Work, { body }: Request<typeof call>): Promise<Result<typeof call>> =>
    savePart(work, kind, { ...body, name: body.branchName })
}

const branchKind = (sessions: Sessions): Kind<Branch> => ({
  table: 'branch',
  read: readBranch,
  async empty(work, part, moveTo) {
    await refuseOrphans(work, { table: 'branch', part, moveTo, belongs: sql`branch_id = ${part.id}` })
    if (moveTo === undefined) await refuseOwed(work, part.id)
    else {
      await holdLivingPart(work, 'branch', moveTo, 'moveTo')
      await moveBranchPeople(work, part.id, moveTo)
      // The branch's HR Admins work in the new branch from their next request on.
      work.afterCommit(() => sessions.forgetEverybody())
    }
    await moveGates(work, part.id, moveTo)
    await removeShifts(work, part.id)
    await removeQuotas(work, { branchId: part.id })
  },
})

/**
 * No payroll run offers a removed branch.
 * @throws Refusal invalid at `moveTo` when the branch owes anything to people who were deactivated or went to head office
 */
async function refuseOwed(work: Work, branchId: string): Promise<void> {
  const people = await countOwedBy(work, branchId)
  if (people > 0) throw invalid('moveTo', texts.organisation.branch.stillOwed(people))
}
