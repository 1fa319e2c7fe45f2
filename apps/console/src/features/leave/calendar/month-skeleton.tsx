import { Skeleton } from '@mantine/core'
import type { Day } from '@tahi/domain'
import { weeksOf } from '../../../platform/calendar/weeks.ts'

/** The month's place while it is read. */
export const MonthSkeleton = ({ month }: { month: Day }) => (
  <Skeleton height={weeksOf(month).length * 124 + 30} radius={0} />
)
