import { type PersonRecord, roleTitles } from '@tahi/contract'

/** A person's place of work in one line: 'EMP-00041 · Sewer, Sewing · San Isidro'. */
export function placeWords(record: PersonRecord): string {
  const { userId, role, designationName, departmentName, branchName } = record
  const work =
    role === 'user' ? [designationName, departmentName].filter(Boolean).join(', ') : roleTitles[role]
  return [userId, work, branchName].filter(Boolean).join(' · ')
}
