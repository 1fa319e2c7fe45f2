import { Select } from '@mantine/core'
import { isCompanyWide } from '@tahi/contract'
import { DayField } from '@tahi/ui/fields/day-field.tsx'
import { FilterBar } from '@tahi/ui/page/filter-bar.tsx'
import type { ReactNode } from 'react'
import { BranchFilter } from '../../platform/branch-filter.tsx'
import { useCompany } from '../../platform/company.ts'
import { useCurrentUser } from '../../platform/current-user.ts'
import { type AttendanceAddress, rangeOf } from './address.ts'
import { statusFilterChoices } from './statuses.ts'

type AttendanceFiltersProps = {
  address: AttendanceAddress
  change: (change: Partial<AttendanceAddress>) => void
  /** The day summary counts those present alone, so it has no status. */
  withStatus: boolean
  /** Further controls, after the range. */
  children?: ReactNode
}

/** Branch, status and range (C2 Filters); each applies as it changes. */
export function AttendanceFilters({ address, change, withStatus, children }: AttendanceFiltersProps) {
  const { role } = useCurrentUser()
  const { today } = useCompany()
  const { from, to } = rangeOf(address, today)
  const filter = (part: Partial<AttendanceAddress>) => change({ ...part, page: undefined })
  const isFiltered = address.branch ?? address.status ?? address.from ?? address.to
  return (
    <FilterBar
      onClear={
        isFiltered === undefined
          ? undefined
          : () => filter({ branch: undefined, status: undefined, from: undefined, to: undefined })
      }
    >
      {isCompanyWide(role) && (
        <BranchFilter value={address.branch} onChange={(branch) => filter({ branch })} />
      )}
      {withStatus && (
        <Select
          label="Status"
          data={statusFilterChoices}
          value={address.status ?? 'all'}
          onChange={(status) => filter({ status: status === 'all' ? undefined : (status as never) })}
          allowDeselect={false}
          w={140}
        />
      )}
      <DayField
        label="Select From"
        value={from}
        max={to}
        onChange={(day) => filter({ from: day || undefined })}
      />
      <DayField
        label="Select To"
        value={to}
        min={from}
        max={today}
        onChange={(day) => filter({ to: day || undefined })}
      />
      {children}
    </FilterBar>
  )
}
