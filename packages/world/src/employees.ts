import type { Day, PayRate } from '@tahi/domain'
import type { WorldDay } from './days.ts'
import { drawLeaves, type Leave } from './leaves.ts'
import type { Designation } from './organisation.ts'
import { drawRates } from './pay-rates.ts'
import type { Person } from './people.ts'
import { drawAssignments, type Shift, type ShiftAssignment } from './shifts.ts'

/** A branch's employee, with everything that decides days and pay. */
export interface Employee {
  readonly id: string
  readonly branchId: string
  readonly departmentId: string | null
  readonly designationId: string | null
  /** Numbered across all branches, from 0. */
  readonly number: number
  /** The first day of work. */
  readonly from: Day
  readonly assignments: readonly ShiftAssignment[]
  readonly rates: readonly PayRate[]
  readonly leaves: readonly Leave[]
}

/** The last employee of each branch has just begun, and has no rate yet. */
export function makeEmployees(
  seed: number,
  people: readonly Person[],
  { designations, shifts, days }: { designations: Designation[]; shifts: Shift[]; days: WorldDay[] },
): Employee[] {
  const first = days[0]?.day ?? ''
  const marks = { first, middle: days[Math.floor(days.length / 2)]?.day ?? first }
  const today = days.at(-1)?.day ?? first
  const firstOpen = days.find(({ state }) => state !== 'settled')?.day ?? first
  const employed = people.filter(({ role }) => role === 'user')
  return employed.map(({ id, branchId, departmentId, designationId, gender }, number) => {
    const isNew = employed[number + 1]?.branchId !== branchId
    const which = { seed, number }
    const fromPesos = designations.find((designation) => designation.id === designationId)?.fromPesos ?? 0
    const ownShifts = shifts.filter((shift) => shift.branchId === branchId)
    const from = isNew ? firstOpen : first
    return {
      id,
      branchId: branchId ?? '',
      departmentId,
      designationId,
      number,
      from,
      assignments: isNew ? [] : drawAssignments(which, ownShifts, marks),
      rates: isNew ? [] : drawRates(which, fromPesos, marks),
      leaves: drawLeaves({ ...which, gender, from }, { first, today }),
    }
  })
}
