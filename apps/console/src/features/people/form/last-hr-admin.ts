import { listPersonRecords, type PersonRecord } from '@tahi/contract'
import { client } from '../../../platform/session/session.ts'

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
