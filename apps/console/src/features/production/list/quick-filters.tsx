import { IconAlertTriangle, IconCalendarEvent } from '@tabler/icons-react'
import { listQuotas, texts } from '@tahi/contract'
import { useCall } from '../../../platform/calls.ts'
import { useCompany } from '../../../platform/company.ts'
import { PressedFilter } from '../../../platform/filters/pressed-filter.tsx'
import type { ProductionAddress } from '../address.ts'
import { refreshEvery } from '../refresh-every.ts'
import classes from './quota-list.module.css'

type QuickFiltersProps = {
  address: ProductionAddress
  change: (change: Partial<ProductionAddress>) => void
}

/** Filters for today's quotas and for those at risk; another press removes the filter. */
export function QuickFilters({ address, change }: QuickFiltersProps) {
  const { today } = useCompany()
  const query = { branchId: address.branch, from: today, to: today, page: 1, pageSize: 1 }
  const atRisk = useCall(
    listQuotas,
    { params: { id: 'all' }, query: { ...query, standing: 'atRisk' } },
    { every: refreshEvery },
  )
  const isToday = address.from === today && address.to === today
  const isAtRisk = isToday && address.standing === 'atRisk'
  const count = atRisk.data?.total ?? 0
  const everything = { from: undefined, to: undefined, standing: undefined, page: undefined }
  return (
    <div className={classes.quick}>
      <PressedFilter
        icon={<IconCalendarEvent size={15} />}
        on={isToday && !isAtRisk}
        onChange={(on) => change(on ? { ...everything, from: today, to: today } : everything)}
      >
        {texts.choices.today}
      </PressedFilter>
      {(count > 0 || isAtRisk) && (
        <PressedFilter
          icon={<IconAlertTriangle size={15} />}
          on={isAtRisk}
          onChange={(on) =>
            change(on ? { ...everything, from: today, to: today, standing: 'atRisk' } : everything)
          }
        >
          {texts.quotaList.atRisk(count)}
        </PressedFilter>
      )}
    </div>
  )
}
