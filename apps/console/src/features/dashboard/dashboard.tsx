import { Button } from '@mantine/core'
import {
  isCompanyWide,
  keepsRecords,
  mayOpen,
  menus,
  type Role,
  summariseDashboard,
  texts,
} from '@tahi/contract'
import { Page } from '@tahi/ui/page/page.tsx'
import { ProblemNotice, ProblemStrip } from '@tahi/ui/table/table-notice.tsx'
import { useRouter } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useAddress } from '../../platform/address.ts'
import { useCall } from '../../platform/calls.ts'
import { useCompany } from '../../platform/company.ts'
import { BranchFilter } from '../../platform/filters/branch-filter.tsx'
import { problemOf } from '../../platform/lists/list.ts'
import { useCurrentUser } from '../../platform/session/current-user.ts'
import { readDashboardAddress } from './address.ts'
import { Calendar } from './calendar/calendar.tsx'
import classes from './dashboard.module.css'
import { Figures } from './figures.tsx'
import { FirstSteps } from './first-steps.tsx'
import { dashboardLinks } from './links.ts'
import { Needs } from './needs.tsx'
import { refreshEvery } from './refresh-every.ts'
import { Welcome } from './welcome.tsx'

const BranchesDialog = lazy(() => import('./branches-dialog.tsx'))

type DashboardProps = {
  /** Content below the calendar, for the shown branch; undefined for all in scope. */
  children: (branch: string | undefined) => ReactNode
}

/** The home page: the user, what waits, the role's figures, and the month (C2 Dashboard). */
export function Dashboard({ children }: DashboardProps) {
  const user = useCurrentUser()
  const { today } = useCompany()
  const [{ branch, day }, change] = useAddress(readDashboardAddress)
  const [showsBranches, showBranches] = useState(false)
  const summary = useCall(summariseDashboard, { query: { branchId: branch } }, { every: refreshEvery })
  const found = summary.data?.data
  const problem = summary.error ? problemOf(summary.error, () => summary.refetch()) : undefined
  // Over midnight the page and its figures come to the new day one before the other.
  const links = dashboardLinks({ branch, today: found?.today ?? today })

  return (
    <Page
      title={texts.dashboard.title}
      isHome
      head={<Welcome user={user} today={today} />}
      tools={
        <div className={classes.tools}>
          <FurtherScreens role={user.role} links={links} />
          <BranchFilter
            value={branch}
            onChange={(chosen) => change({ branch: chosen })}
            all={texts.dashboard.allBranches}
          />
        </div>
      }
    >
      {problem && found && <ProblemStrip problem={problem} />}
      {problem && !found ? (
        <ProblemNotice problem={problem} />
      ) : (
        <div className={classes.figures} data-older={summary.isPlaceholderData || undefined}>
          {/* Who keeps no records is told of what waits alone: whether the records are in order, they do not see here. */}
          {(keepsRecords(user.role) || found?.needs?.some(({ count }) => count > 0)) && (
            <Needs needs={found?.needs ?? undefined} nobodyYet={found?.employees.count === 0} links={links} />
          )}
          {found?.firstSteps && <FirstSteps done={found.firstSteps} />}
          <Figures
            role={user.role}
            summary={found}
            links={links}
            onOpenBranches={() => found?.branches && showBranches(true)}
          />
        </div>
      )}
      <Calendar
        branch={branch}
        today={today}
        chosen={day ?? today}
        links={links}
        withBranch={isCompanyWide(user.role) && branch === undefined}
        // Changing the day adds no step to the history.
        onChoose={(chosen) => change({ day: chosen === today ? undefined : chosen }, { replace: true })}
      />
      {children(branch)}
      <Suspense>
        {showsBranches && found?.branches && (
          <BranchesDialog branches={found.branches.each} links={links} onClose={() => showBranches(false)} />
        )}
      </Suspense>
    </Page>
  )
}

type FurtherScreensProps = { role: Role; links: ReturnType<typeof dashboardLinks> }

/** Buttons to announcements and documents for roles without a menu entry for them (C2 Side menu). */
function FurtherScreens({ role, links }: FurtherScreensProps) {
  const router = useRouter()
  const further = [
    { screen: 'announcement', label: texts.dashboard.announcements, href: links.announcements },
    { screen: 'documents', label: texts.dashboard.documents, href: links.documents },
  ] as const
  return further.map(({ screen, label, href }) =>
    mayOpen(screen, role) && !menus[role].some((entry) => entry.screen === screen) ? (
      <Button key={screen} variant="default" onClick={() => router.history.push(href)}>
        {label}
      </Button>
    ) : null,
  )
}
