import type { createDepartment as call, Department, Request } from '@tahi/contract'
import { sql } from 'kysely'
import type { Result } from '../../../platform/http/binding.ts'
import type { Work } from '../../../platform/work.ts'
import { reassignPeople } from '../../people/index.ts'
import { refuseOrphans } from '../leaving.ts'
import { type Kind, savePart } from '../save-part.ts'
import { readDepartment } from './department.ts'
import { moveDesignations, removeDesignations } from './hand-over.ts'

/**
 * Creates, changes or removes a department. The people and designations of a removed one move to the given department. A
 * department without people needs none; its designations are then removed with it.
 */
export const saveDepartment = (work: Work, { body }: Request<typeof call>): Promise<Result<typeof call>> =>
  savePart(work, kind, { ...body, name: body.departmentName })

const kind: Kind<Department> = {
  table: 'department',
  read: readDepartment,
  async empty(work, part, moveTo) {
    const belongs = sql`(department_id = ${part.id}
      or designation_id in (select id from designation where department_id = ${part.id}))`
    await refuseOrphans(work, { table: 'department', part, moveTo, belongs })
    if (moveTo === undefined) return removeDesignations(work, part.id)
    await moveDesignations(work, part.id, moveTo)
    await reassignPeople(work, { departmentId: part.id }, { departmentId: moveTo })
  },
}
