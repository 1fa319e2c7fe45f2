import type { Role } from '@tahi/contract'

/** The password of every account of the demo company (D8). */
export const demoPassword = 'tahi-demo-2026'

/** Accounts without a branch (D8). */
export const headOffice = [
  { code: 'GM-001', role: 'admin' },
  { code: 'HRM-001', role: 'hr' },
  { code: 'ACT-001', role: 'act' },
] as const satisfies { code: string; role: Role }[]

/** HR-001, HR-002 …: the HR Admin of each branch. @param branch from 0 */
export const managerCode = (branch: number): string => `HR-${String(branch + 1).padStart(3, '0')}`

/** EMP-00001, EMP-00002 …: employees, numbered across all branches. @param employee from 0 */
export const employeeCode = (employee: number): string => `EMP-${String(employee + 1).padStart(5, '0')}`
