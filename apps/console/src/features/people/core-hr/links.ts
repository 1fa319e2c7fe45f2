import { type CoreHr, isCompanyWide, type PayrollBlock, type Role, screens } from '@tahi/contract'
import { type LinkFilters, linkTo } from '../../../platform/link.ts'

/** Links of Core HR's figures, each to its list. @param branch the shown branch; undefined for all in scope */
export function coreHrLinks({
  branch,
  role,
  today,
}: {
  branch: string | undefined
  role: Role
  today: string
}) {
  const employees = (filters: LinkFilters) => linkTo(screens.employees.path, { branch, ...filters })
  return {
    people: employees({}),
    blocked: (block: PayrollBlock | 'any') => employees({ block }),
    pending: employees({ pending: 'open' }),
    department: ({ _id, role: whose }: CoreHr['departments'][number]): string =>
      employees({ role: whose, department: whose === 'user' ? (_id ?? 'none') : undefined }),
    designation: ({ _id, departmentId }: CoreHr['designations'][number]): string =>
      employees({
        role: 'user',
        department: departmentId ?? undefined,
        ...(_id === null ? { block: 'no_designation' } : { designation: _id }),
      }),
    leaves: linkTo(screens.leaves.path, { branch, status: 'confirmed', from: today, to: today }),
    leave: (leaveId: string) => linkTo(screens.leaveForm.path, { id: leaveId }),
    shifts: linkTo(screens.shifts.path, { branch }),
    gates: linkTo(screens.gates.path, { branch }),
    shift: ({ _id, branchId }: CoreHr['shifts'][number]): string =>
      linkTo(screens.shifts.path, {
        // A shift belongs to one branch, but every branch has the usual hours, so the link names the branch.
        branch: branch ?? (isCompanyWide(role) ? branchId : undefined),
        shift: _id ?? 'none',
        from: today,
      }),
  }
}
