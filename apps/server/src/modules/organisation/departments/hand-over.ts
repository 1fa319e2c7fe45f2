import { mergeDesignations } from '@tahi/domain'
import { about, audit } from '../../../platform/audit.ts'
import type { Work } from '../../../platform/work.ts'
import { reassignPeople } from '../../people/index.ts'
import { moveQuotas, removeQuotas } from '../../production/index.ts'
import type { Part } from '../part.ts'
import { holdLivingPart, lockDesignations, updatePart } from '../repository.ts'

/** Removes the designations of a department without people, with their future quotas but for those with reports. */
export async function removeDesignations(work: Work, departmentId: string): Promise<void> {
  for (const designation of await lockDesignations(work, departmentId)) {
    await removeQuotas(work, { designationId: designation.id })
    await rewrite(work, designation, { active: false })
  }
}

/**
 * Moves a department's designations to another one, with their people and future quotas. A designation is merged into one
 * of the same name there.
 * @throws Refusal invalid at `moveTo` when that department is not active
 */
export async function moveDesignations(work: Work, departmentId: string, moveTo: string): Promise<void> {
  await holdLivingPart(work, 'department', moveTo, 'moveTo')
  const own = await lockDesignations(work, departmentId)
  const there = await lockDesignations(work, moveTo)
  const parts = new Map(own.map((part) => [part.id, part]))
  for (const { id, into } of mergeDesignations(own, there)) {
    const place = { departmentId: moveTo, designationId: into ?? id }
    await reassignPeople(work, { designationId: id }, place)
    await moveQuotas(work, id, place)
    const part = parts.get(id)
    if (part) await rewrite(work, part, into === null ? { departmentId: moveTo } : { active: false })
  }
}

async function rewrite(
  work: Work,
  before: Part,
  change: { active: false } | { departmentId: string },
): Promise<void> {
  await updatePart(work, 'designation', { ...before, ...change })
  await audit(work, {
    ...about('designation', { id: before.id, branchId: null }),
    action: 'active' in change ? 'designation.remove' : 'designation.change',
    before: { name: before.name, departmentId: before.departmentId },
    after: change,
  })
}
