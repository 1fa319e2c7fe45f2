import {
  announcementChanged,
  attendanceChanged,
  leaveChanged,
  organisationChanged,
  peopleChanged,
  quotaChanged,
  readDashboardMonth,
  summariseDashboard,
} from '@tahi/contract'
import { type Reaction, readsAnew } from '../../platform/live.ts'

export const dashboardReactions: Reaction[] = [
  ...[attendanceChanged, leaveChanged, peopleChanged, organisationChanged].map((event) =>
    readsAnew(event, summariseDashboard),
  ),
  readsAnew(announcementChanged, readDashboardMonth),
  readsAnew(quotaChanged, summariseDashboard, readDashboardMonth),
]
