import { Button } from '@mantine/core'
import {
  isCompanyWide,
  limits,
  listShiftWeek,
  type Shift,
  type ShiftWeekRow,
  screens,
  texts,
} from '@tahi/contract'
import { fullName } from '@tahi/domain'
import { Page } from '@tahi/ui/page/page.tsx'
import { DataTable } from '@tahi/ui/table/data-table.tsx'
import { lazy, Suspense, useState } from 'react'
import { useAddress } from '../../../platform/address.ts'
import { useCall } from '../../../platform/calls.ts'
import { labelOf } from '../../../platform/choices/label-of.ts'
import { useCompany } from '../../../platform/company.ts'
import { NobodyYet } from '../../../platform/employees/nobody-yet.tsx'
import { listProps, searchProps } from '../../../platform/lists/list.ts'
import { personIdOf } from '../../../platform/lists/seen.ts'
import { useListSelection } from '../../../platform/lists/use-list-selection.ts'
import { branchesOf, departmentNamed, designationNamed } from '../../../platform/paper/filter-names.ts'
import { PrintButton } from '../../../platform/paper/print-button.tsx'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import { client } from '../../../platform/session/session.ts'
import { isFiltered, readShiftsAddress, weekFilters, weekOf } from './address.ts'
import type { Assigning } from './assign/assign-flow.tsx'
import { chosenOf } from './assign/chosen.ts'
import { weekPaper } from './print-week.ts'
import { ShiftCards } from './templates/shift-cards.tsx'
import { useShifts } from './use-shifts.ts'
import { weekColumns } from './week/week-columns.tsx'
import { WeekFilters } from './week/week-filters.tsx'
import { WeekNav } from './week/week-nav.tsx'

const ShiftForm = lazy(() => import('./templates/shift-form.tsx'))
const AssignFlow = lazy(() => import('./assign/assign-flow.tsx'))

const selectable = { idOf: personIdOf }

/** The branch's shifts, and who works which shift in a week (D3 Shifts, D2 Core HR). */
export default function ShiftsPage() {
  const user = useCurrentUser()
  const company = useCompany()
  const { today } = company
  const [address, change] = useAddress(readShiftsAddress)
  const known = useShifts(address.branch)
  const [edited, edit] = useState<{ shift?: Shift }>()
  const [assigning, assign] = useState<Assigning>()

  const everyBranch = isCompanyWide(user.role) && address.branch === undefined
  const { page = 1, pageSize = limits.shiftWeekPageSize } = address
  const filters = weekFilters(address, today)
  // The week decides whom the list has only with a chosen shift, which they work on its first day.
  const asked = { ...filters, from: filters.shiftId && filters.from, page, pageSize }
  const week = useCall(listShiftWeek, { query: { ...filters, page, pageSize } })
  const { title } = texts.shiftWeek
  const { ids, select, settle, seenOf, selectAll } = useListSelection(title, week, asked, selectable)
  // The former data stays only if it is of this week: another week's days under these headings would be wrong.
  const sameDays = week.data?.data[0] === undefined || week.data.data[0].days[0]?.date === filters.from
  const rows = sameDays ? week : { ...week, data: undefined }
  const days = weekOf(address, today)

  const papers = async () => {
    const { data } = await client.send(listShiftWeek, { query: filters })
    const only = [
      await departmentNamed(address.department),
      await designationNamed(address.designation),
      labelOf(known.choices, address.shift),
    ]
    const branches = await branchesOf(data, address.branch)
    return weekPaper(company, days, data, { branches, withBranch: everyBranch, only, search: address.search })
  }

  const add = <Button onClick={() => edit({})}>{texts.shift.add}</Button>
  return (
    <Page
      title={texts.shift.title}
      via={{ label: texts.coreHr.title, href: screens.coreHr.path }}
      action={add}
      tools={<PrintButton papers={papers} />}
      filters={<WeekFilters address={address} change={change} shifts={known.choices} />}
    >
      <ShiftCards
        known={known}
        shown={address.shift}
        // The card counts today's people, so the week starts today.
        onShow={(shift) => change({ shift, from: shift && today, page: undefined })}
        onEdit={(shift) => edit({ shift })}
      />
      <DataTable<ShiftWeekRow>
        label={title}
        columns={weekColumns(days, { today, tones: known.tones, withBranch: everyBranch })}
        rowId={personIdOf}
        rowName={({ employee }) => `${employee.userId}, ${fullName(employee)}`}
        {...listProps(address, change, rows, limits.shiftWeekPageSize)}
        {...searchProps(address, change, texts.searchPeople)}
        toolbar={
          <WeekNav from={days.from} today={today} onChange={(from) => change({ from, page: undefined })} />
        }
        onRowOpen={(person) => assign({ step: 'history', person })}
        selection={{
          ids,
          onChange: select,
          onSelectAllMatching: () =>
            selectAll((paging, signal) =>
              client.send(listShiftWeek, { query: { ...filters, ...paging } }, signal),
            ),
          actions: [
            {
              key: 'assign',
              label: texts.shift.assign,
              onClick: (ids) => assign({ step: 'assign', chosen: chosenOf(seenOf(ids)) }),
            },
          ],
        }}
        emptyHint={
          isFiltered(address) ? texts.employees.nobodyMatches : <NobodyYet later={texts.shift.weekLater} />
        }
      />
      <Suspense>
        {edited && (
          <ShiftForm
            key={address.branch}
            shift={edited.shift}
            branchId={address.branch ?? user.branchId ?? undefined}
            onClose={() => edit(undefined)}
          />
        )}
        <AssignFlow assigning={assigning} onChange={assign} onAssigned={() => settle(ids, [])} />
      </Suspense>
    </Page>
  )
}
