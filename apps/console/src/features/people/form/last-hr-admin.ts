import { listPersonRecords, type PersonRecord, texts } from '@tahi/contract'
import type { Question } from '@tahi/ui/dialog/confirm.tsx'
import { client } from '../../../platform/session/session.ts'
import type { Change } from './person-bodies.ts'

/** The branch that would have no HR Admin without this person; undefined where there is another HR Admin, or none can be known. */
export async function branchWithoutHrAdmin({
  role,
  branchId,
  branchName,
}: Pick<PersonRecord, 'role' | 'branchId' | 'branchName'>): Promise<string | undefined> {
  if (role !== 'manager' || branchId === null || branchName === null) return undefined
  try {
    const { total } = await client.send(listPersonRecords, {
      query: { role, branchId, page: 1, pageSize: 1 },
    })
    return total === 1 ? branchName : undefined
  } catch {
    // The question is asked without the warning: it is about something else.
    return undefined
  }
}

/** What to ask before a change gives a branch's last HR Admin another role or branch; undefined for every other change. */
export async function questionOfChange(saved: PersonRecord, change: Change): Promise<Question | undefined> {
  const leaves = saved.status && (change.role !== undefined || change.branchId !== undefined)
  const branch = leaves ? await branchWithoutHrAdmin(saved) : undefined
  if (branch === undefined) return undefined
  return {
    message: texts.employees.lastHrAdminQuestion,
    detail: texts.employees.lastHrAdmin(branch),
    confirmLabel: texts.actions.save,
    danger: true,
  }
}
