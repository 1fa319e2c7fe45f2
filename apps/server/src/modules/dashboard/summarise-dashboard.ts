import {
  type summariseDashboard as call,
  type DashboardSummary,
  keepsRecords,
  listPendingAccounts,
  markPayslips,
  mayUse,
  type Request,
} from '@tahi/contract'
import type { Result } from '../../platform/http/binding.ts'
import { branchInScope } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { countPendingAccounts } from '../people/index.ts'
import type { Asked } from './asked.ts'
import { countAttendance, countCorrections, countUnfinished } from './count-attendance.ts'
import { countBranches } from './count-branches.ts'
import { countFinalPay } from './count-final-pay.ts'
import { countLeaves } from './count-leaves.ts'
import { countPeople } from './count-people.ts'
import { countAtRisk, countQuotas } from './count-quotas.ts'
import { countSkippedDays } from './count-skipped-days.ts'
import { countUnpaidPayslips } from './count-unpaid-payslips.ts'
import { countUnrecordedTimes } from './count-unrecorded-times.ts'
import { readFirstSteps } from './read-first-steps.ts'
import { trendDays } from './trend.ts'
import type { UnpaidDays } from './unpaid-days.ts'

type Need = DashboardSummary['needs'][number]

/** What waits, by who may do something about it; null for others. */
interface Found {
  unpaid: Need | null
  accounts: Need | null
  toDo: Awaited<ReturnType<typeof countToDo>> | null
}

/**
 * The figures of a role's cards (C2 Dashboard), and the open tasks that the role may do something about. Each is of
 * the moment in which it is read: a change in between shows when they are read again.
 */
export async function summariseDashboard(
  work: Work,
  { query }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const { scope, today } = work
  const { role } = scope
  const asked: Asked = { work, branchId: branchInScope(scope, query.branchId), days: trendDays(today) }
  const forAdmin = <T>(count: (asked: Asked) => Promise<T>) => (role === 'admin' ? count(asked) : null)
  const [employees, branches, quotas, firstSteps, attendance, accounts, unpaid, toDo] = await Promise.all([
    countPeople(asked),
    forAdmin(countBranches),
    forAdmin(countQuotas),
    forAdmin(readFirstSteps),
    countAttendance(asked),
    mayUse(listPendingAccounts.allow, role) ? countAccounts(asked) : null,
    mayUse(markPayslips.allow, role) ? countPayslips(asked) : null,
    keepsRecords(role) ? countToDo(asked) : null,
  ])
  return {
    today,
    employees,
    leaves: toDo?.leaves ?? null,
    branches,
    quotas,
    attendance,
    firstSteps,
    needs: needsOf(asked, { unpaid, accounts, toDo }),
  }
}

async function countPayslips(asked: Asked): Promise<Need> {
  return { kind: 'unpaidPayslips', ...(await countUnpaidPayslips(asked)) }
}

/** A registration names no branch, so it counts for every branch. */
async function countAccounts({ work }: Asked): Promise<Need> {
  const { accounts } = await countPendingAccounts(work)
  return { kind: 'approveAccounts', count: accounts, days: null }
}

/** Only for record keepers. */
async function countToDo(asked: Asked) {
  const [leaves, corrections, unrecorded, finalPay, skipped, unfinished, atRisk] = await Promise.all([
    countLeaves(asked),
    countCorrections(asked),
    countUnrecordedTimes(asked),
    countFinalPay(asked),
    countSkippedDays(asked),
    countUnfinished(asked),
    countAtRisk(asked),
  ])
  return { leaves, corrections, unrecorded, finalPay, skipped, atRisk, ...unfinished }
}

/** The needs of who may do something about each, the most urgent first. */
function needsOf({ days, work: { today } }: Asked, { unpaid, accounts, toDo }: Found): Need[] {
  if (!toDo) return [unpaid, accounts].filter((need) => need !== null)
  return [
    { kind: 'quotaAtRisk', count: toDo.atRisk, days: { from: today, to: today } },
    { kind: 'decideLeave', count: toDo.leaves.count, days: null },
    { kind: 'decideCorrection', count: toDo.corrections, days: null },
    { kind: 'unrecordedTimes', ...toDo.unrecorded },
    ...(unpaid ? [unpaid] : []),
    ofUnpaidDays('finalPay', toDo.finalPay),
    ofUnpaidDays('skippedDays', toDo.skipped),
    ...(accounts ? [accounts] : []),
    { kind: 'confirmAttendance', count: toDo.pending, days },
    { kind: 'missingTimeOut', count: toDo.missing, days },
  ]
}

function ofUnpaidDays(kind: 'finalPay' | 'skippedDays', { count, first }: UnpaidDays): Need {
  return { kind, count, days: first?.days ?? null, branchId: first?.branchId }
}
