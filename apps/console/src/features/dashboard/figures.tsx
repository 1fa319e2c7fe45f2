import {
  IconBeach,
  IconBuildingFactory2,
  IconCalendarCheck,
  IconTargetArrow,
  IconUserOff,
  IconUsers,
} from '@tabler/icons-react'
import {
  type BranchToday,
  createBranch,
  type DashboardSummary,
  decideLeaves,
  mayUse,
  type Role,
  texts,
} from '@tahi/contract'
import { absenceOf } from './absence.ts'
import classes from './figure-card.module.css'
import { FigureCard } from './figure-card.tsx'
import type { DashboardLinks } from './links.ts'
import { changeWords, usualWords } from './trend-words.ts'

const { cards } = texts.dashboard
const icon = { size: 17, stroke: 1.6, 'aria-hidden': true } as const

type FiguresProps = {
  role: Role
  /** Undefined while loading; the cards are already in place. */
  summary: DashboardSummary | undefined
  links: DashboardLinks
  onOpenBranches: () => void
}

/** The cards of a role, each with its count and a link to the list (C2 Summary cards). */
export function Figures({ role, summary, links, onOpenBranches }: FiguresProps) {
  const runsBranches = mayUse(createBranch.allow, role)
  const { employees, leaves, branches, quotas, attendance } = summary ?? {}
  const absence = summary && absenceOf(summary.attendance, summary.today)
  return (
    <ul className={classes.cards}>
      <FigureCard
        label={cards.employees}
        icon={<IconUsers {...icon} />}
        count={employees?.count}
        words={employees && changeWords(employees.trend)}
        trend={employees && { values: employees.trend, shape: 'line' }}
        href={links.employees}
      />
      {mayUse(decideLeaves.allow, role) && (
        <FigureCard
          label={cards.leaves}
          icon={<IconBeach {...icon} />}
          count={leaves?.count}
          words={leaves ? changeWords(leaves.trend) : undefined}
          trend={leaves ? { values: leaves.trend, shape: 'line' } : undefined}
          href={links.leaves}
        />
      )}
      {runsBranches ? (
        <>
          <FigureCard
            label={cards.branches}
            icon={<IconBuildingFactory2 {...icon} />}
            count={branches?.each.length}
            words={branches ? attendedWords(branches.each) : undefined}
            trend={branches ? { values: branches.trend, shape: 'line' } : undefined}
            onOpen={onOpenBranches}
          />
          <FigureCard
            label={cards.quotas}
            icon={<IconTargetArrow {...icon} />}
            count={quotas?.count}
            words={quotas ? texts.dashboard.quotasOfMonth(quotas.trend.at(-1) ?? 0) : undefined}
            trend={quotas ? { values: quotas.trend, shape: 'bars' } : undefined}
            href={links.quotas}
          />
        </>
      ) : (
        <FigureCard
          label={cards.attendance}
          icon={<IconCalendarCheck {...icon} />}
          count={attendance?.count}
          words={summary && usualWords(summary.attendance.trend, summary.today, summary.attendance.count)}
          trend={attendance ? { values: attendance.trend, shape: 'bars' } : undefined}
          href={links.attendance}
        />
      )}
      <FigureCard
        label={cards.absent}
        icon={<IconUserOff {...icon} />}
        count={absence?.count}
        words={absence?.words}
        trend={absence && { values: absence.values, shape: 'bars' }}
        href={links.absent(absence?.day)}
      />
    </ul>
  )
}

function attendedWords(branches: readonly BranchToday[]): string {
  const total = (of: 'attended' | 'employees') => branches.reduce((sum, branch) => sum + branch[of], 0)
  return texts.dashboard.attendedToday(total('attended'), total('employees'))
}
