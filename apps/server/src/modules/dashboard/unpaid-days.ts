import type { Day, Period } from '@tahi/domain'

/** People of one branch with days at work that no payslip covers. */
export interface UnpaidInBranch {
  readonly branchId: string
  readonly people: readonly string[]
  /** The oldest and the newest of the days. */
  readonly from: Day
  readonly to: Day
}

export interface UnpaidDays {
  /** People with such days. */
  readonly count: number
  /** Where to begin: the branch with the oldest day, and the period of a run. */
  readonly first: { readonly branchId: string; readonly days: Period } | null
}

/**
 * @param branches the one with the oldest day first
 * @param runOf the period of the run that pays a branch's oldest days
 */
export function sumUnpaidDays(
  branches: readonly UnpaidInBranch[],
  runOf: (branch: UnpaidInBranch) => Period,
): UnpaidDays {
  const [oldest] = branches
  return {
    count: new Set(branches.flatMap(({ people }) => people)).size,
    first: oldest ? { branchId: oldest.branchId, days: runOf(oldest) } : null,
  }
}
