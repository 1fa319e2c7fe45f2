import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { createLeave, mayUse, readLeaveCalendar, screens, texts } from '@tahi/contract'
import { type Day, firstOfMonth, lastOfMonth } from '@tahi/domain'
import { FilterBar } from '@tahi/ui/page/filter-bar.tsx'
import { Page } from '@tahi/ui/page/page.tsx'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useAddress } from '../../../platform/address.ts'
import { Answer } from '../../../platform/answer.tsx'
import { MonthNavigation } from '../../../platform/calendar/month-navigation.tsx'
import { daysShown } from '../../../platform/calendar/weeks.ts'
import { useCall } from '../../../platform/calls.ts'
import { useCompany } from '../../../platform/company.ts'
import { BranchFilter } from '../../../platform/filters/branch-filter.tsx'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import { readLeaveAddress } from '../address.ts'
import { ListTools } from '../list-tools.tsx'
import { ViewSwitch } from '../view-switch.tsx'
import { Agenda } from './agenda.tsx'
import { DayDialog } from './day-dialog.tsx'
import classes from './leave-month.module.css'
import { Legend } from './legend.tsx'
import { MonthGrid } from './month-grid.tsx'
import { MonthSkeleton } from './month-skeleton.tsx'

/** The people away on each day of a month, the requests, and how many people of each designation are left. */
export default function LeaveMonth() {
  const { role } = useCurrentUser()
  const { today } = useCompany()
  const router = useRouter()
  const narrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  const [address, change] = useAddress(readLeaveAddress)
  const [opened, open] = useState<Day>()

  const month = address.month ?? firstOfMonth(today)
  const range = daysShown(month)
  // On paper and in a spreadsheet November is November, without the days around it that fill the grid's weeks.
  const ofMonth = { from: month, to: lastOfMonth(month) }
  const query = useCall(readLeaveCalendar, { query: { ...range, branchId: address.branch } }, { exact: true })
  const calendar = query.data?.data
  const mayAdd = mayUse(createLeave.allow, role)
  const shown = { month, today, onOpen: open }

  return (
    <Page
      title={texts.leave.title}
      action={
        mayAdd && (
          <Button onClick={() => router.history.push(screens.leaveForm.path)}>{texts.leave.add}</Button>
        )
      }
      tools={<ListTools query={{ ...ofMonth, branchId: address.branch, status: 'live' }} />}
      filters={
        <FilterBar>
          <BranchFilter value={address.branch} onChange={(branch) => change({ branch })} />
          <ViewSwitch value="calendar" onChange={() => change({ view: undefined, month: undefined })} />
        </FilterBar>
      }
    >
      <section className={classes.month} aria-label={texts.leaveCalendar.label}>
        <MonthNavigation
          month={month}
          today={today}
          onChange={(next) => change({ month: next === firstOfMonth(today) ? undefined : next })}
        >
          <Legend />
        </MonthNavigation>
        <Answer of={query} waiting={<MonthSkeleton month={month} />}>
          {({ data }) =>
            narrow ? <Agenda calendar={data} {...shown} /> : <MonthGrid calendar={data} {...shown} />
          }
        </Answer>
      </section>
      {opened && calendar && (
        <DayDialog day={opened} calendar={calendar} mayAdd={mayAdd} onClose={() => open(undefined)} />
      )}
    </Page>
  )
}
