import { Button, Skeleton, VisuallyHidden } from '@mantine/core'
import { isCompanyWide, screens, summarisePeople, texts } from '@tahi/contract'
import { FilterBar } from '@tahi/ui/page/filter-bar.tsx'
import { Page } from '@tahi/ui/page/page.tsx'
import { EmptyState } from '@tahi/ui/page/states.tsx'
import { ProblemNotice, ProblemStrip } from '@tahi/ui/table/table-notice.tsx'
import { useRouter } from '@tanstack/react-router'
import { useAddress } from '../../../platform/address.ts'
import { useCall } from '../../../platform/calls.ts'
import { useCompany } from '../../../platform/company.ts'
import { BranchFilter } from '../../../platform/filters/branch-filter.tsx'
import { filterProps } from '../../../platform/filters/filter-props.ts'
import { problemOf } from '../../../platform/lists/list.ts'
import { readListAddress } from '../../../platform/lists/list-address.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import { BlocksPanel } from './blocks-panel.tsx'
import classes from './core-hr-page.module.css'
import { HeadcountPanel } from './headcount-panel.tsx'
import { LeavePanel } from './leave-panel.tsx'
import { coreHrLinks } from './links.ts'
import { PendingPanel } from './pending-panel.tsx'
import { ShiftsPanel } from './shifts-panel.tsx'

/** The branch's people at a glance (D2 Core HR); every figure links to its list. */
export default function CoreHrPage() {
  const { role } = useCurrentUser()
  const { today } = useCompany()
  const router = useRouter()
  const [address, change] = useAddress(readListAddress)
  const { branch } = address
  const summary = useCall(summarisePeople, { query: { branchId: branch } })
  const found = summary.data?.data
  const problem = summary.error ? problemOf(summary.error, () => summary.refetch()) : undefined
  const links = coreHrLinks({ branch, role, today })
  const withBranch = isCompanyWide(role) && branch === undefined
  const { field, bar } = filterProps(address, change, ['branch'])
  const addEmployee = (
    <Button onClick={() => router.history.push(screens.employeeForm.path)}>{texts.employees.add}</Button>
  )

  return (
    <Page
      title={texts.coreHr.title}
      tools={
        <Button variant="default" onClick={() => router.history.push(links.gates)}>
          {texts.gate.title}
        </Button>
      }
      action={
        <Button variant="default" onClick={() => router.history.push(links.shifts)}>
          {texts.shift.title}
        </Button>
      }
      filters={
        isCompanyWide(role) && (
          <FilterBar {...bar}>
            <BranchFilter {...field('branch')} />
          </FilterBar>
        )
      }
    >
      {problem && found && <ProblemStrip problem={problem} />}
      {found ? (
        found.people === 0 ? (
          <>
            {found.pending.accounts > 0 && <PendingPanel found={found} links={links} />}
            <EmptyState action={addEmployee}>{texts.coreHr.noPeople}</EmptyState>
          </>
        ) : (
          <div className={classes.panels} data-older={summary.isPlaceholderData || undefined}>
            <div className={classes.beside}>
              <div className={classes.stack}>
                <BlocksPanel found={found} links={links} />
                <PendingPanel found={found} links={links} />
              </div>
              <LeavePanel found={found} links={links} today={today} withBranch={withBranch} />
            </div>
            <div className={classes.stack}>
              <HeadcountPanel found={found} links={links} />
              <ShiftsPanel found={found} links={links} withBranch={withBranch} />
            </div>
          </div>
        )
      ) : problem ? (
        <ProblemNotice problem={problem} />
      ) : (
        <Loading />
      )}
    </Page>
  )
}

/** Placeholders of about the panels' size. */
function Loading() {
  return (
    <div className={classes.panels}>
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <div className={classes.beside}>
        <div className={classes.stack}>
          <Skeleton height={138} radius="lg" />
          <Skeleton height={78} radius="lg" />
        </div>
        <Skeleton height={246} radius="lg" />
      </div>
      <div className={classes.stack}>
        <Skeleton height={432} radius="lg" />
        <Skeleton height={134} radius="lg" />
      </div>
    </div>
  )
}
