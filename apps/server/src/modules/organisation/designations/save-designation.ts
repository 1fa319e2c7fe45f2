import { type createDesignation as call, type Designation, type Request, texts } from '@tahi/contract'
import { sql } from 'kysely'
import { invalid } from '../../../platform/errors.ts'
import type { Result } from '../../../platform/http/binding.ts'
import type { Work } from '../../../platform/work.ts'
import { reassignPeople } from '../../people/index.ts'
import { moveQuotas, removeQuotas } from '../../production/index.ts'
import { refuseOrphans } from '../leaving.ts'
import type { Part } from '../part.ts'
import { holdLivingPart } from '../repository.ts'
import { type Kind, savePart } from '../save-part.ts'
import { readDesignation } from './designation.ts'

/**
 * Creates, changes or removes a designation. When it moves to another department, so do its people. The people of a
 * removed one get the given designation and its department. Its quotas from today on follow in both cases.
 */
export const saveDesignation = (work: Work, { body }: Request<typeof call>): Promise<Result<typeof call>> =>
  savePart(work, kind, { ...body, name: body.designationName, departmentId: body.departmentName })

const kind: Kind<Designation> = {
  table: 'designation',
  read: readDesignation,
  async settle(work, after, before) {
    const place = placeOf(after)
    await holdLivingPart(work, 'department', place.departmentId, 'departmentName')
    if (!before || before.departmentId === after.departmentId) return
    await reassignPeople(work, { designationId: after.id }, place)
    await moveQuotas(work, after.id, place)
  },
  async empty(work, part, moveTo) {
    await refuseOrphans(work, {
      table: 'designation',
      part,
      moveTo,
      belongs: sql`designation_id = ${part.id}`,
    })
    if (moveTo === undefined) return removeQuotas(work, { designationId: part.id })
    const place = placeOf(await holdLivingPart(work, 'designation', moveTo, 'moveTo'))
    await reassignPeople(work, { designationId: part.id }, place)
    await moveQuotas(work, part.id, place)
  },
}

/** Where the people of a designation belong. @throws Refusal invalid when a new designation has no department */
function placeOf({ id, departmentId }: Part): { departmentId: string; designationId: string } {
  if (departmentId === null) throw invalid('departmentName', texts.organisation.designation.withoutDepartment)
  return { departmentId, designationId: id }
}
