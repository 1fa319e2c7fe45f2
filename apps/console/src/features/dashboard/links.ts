import { type DashboardSummary, type NeedKind, screens } from '@tahi/contract'
import { type LinkFilters, linkTo } from '../../platform/link.ts'

/** The list of each need, with the filter for the records that wait. */
const lists: Record<NeedKind, { path: string; filters: LinkFilters }> = {
  quotaAtRisk: { path: screens.production.path, filters: { standing: 'atRisk' } },
  decideLeave: { path: screens.leaves.path, filters: { status: 'requested' } },
  decideCorrection: { path: screens.corrections.path, filters: { status: 'requested' } },
  // They are told above the list of their days.
  unrecordedTimes: { path: screens.attendance.path, filters: {} },
  unpaidPayslips: { path: screens.salary.path, filters: { status: 'pending' } },
  // A run of those who left alone: the period fits their days, and would cut those of the others.
  finalPay: { path: screens.salaryForm.path, filters: { for: 'many', whom: 'left' } },
  // A run of everybody, which names who has a payslip for other days alone.
  skippedDays: { path: screens.salaryForm.path, filters: { for: 'many' } },
  // A registration names no branch.
  approveAccounts: { path: screens.employees.path, filters: { branch: undefined, pending: 'open' } },
  confirmAttendance: { path: screens.attendance.path, filters: { status: 'toConfirm' } },
  missingTimeOut: { path: screens.attendance.path, filters: { status: 'missingTimeOut' } },
}

/**
 * Links of the dashboard's figures, each to the list with the counted records.
 * @param branch the shown branch; undefined for all in scope
 */
export const dashboardLinks = ({ branch, today }: { branch: string | undefined; today: string }) => ({
  employees: linkTo(screens.employees.path, { branch }),
  leaves: linkTo(screens.leaves.path, { branch, status: 'requested' }),
  /** By default the list shows the month up to today (W9). */
  quotas: linkTo(screens.production.path, { branch }),
  attendance: linkTo(screens.attendance.path, { branch, status: 'attended', from: today, to: today }),
  absent: (day = today) => linkTo(screens.attendance.path, { branch, status: 'absent', from: day, to: day }),
  need: ({ kind, days, branchId }: DashboardSummary['needs'][number]): string => {
    const { path, filters } = lists[kind]
    const period =
      path === screens.salaryForm.path
        ? { date: days?.from, endDate: days?.to }
        : { from: days?.from, to: days?.to }
    return linkTo(path, { branch: branchId ?? branch, ...filters, ...period })
  },
  announcements: linkTo(screens.announcement.path, { branch }),
  documents: linkTo(screens.documents.path, { branch }),
  /** Links for one branch in the dialog. */
  of: (one: string) => ({
    dashboard: linkTo(screens.dashboard.path, { branch: one }),
    people: linkTo(screens.employees.path, { branch: one }),
    attended: linkTo(screens.attendance.path, { branch: one, status: 'attended', from: today, to: today }),
  }),
})

export type DashboardLinks = ReturnType<typeof dashboardLinks>
