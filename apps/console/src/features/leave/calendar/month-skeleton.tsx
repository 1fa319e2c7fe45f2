import { Skeleton } from '@mantine/core'
import type { Day } from '@tahi/domain'
import { weeksOf } from '../../../platform/calendar/weeks.ts'

/** A placeholder of the month's size while it loads. */
export const MonthSkeleton = ({ month }: { month: Day }) => (
  <Skeleton height={weeksOf(month).length * 124 + 30} radius={0} />
)
