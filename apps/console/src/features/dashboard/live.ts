import {
  announcementChanged,
  attendanceChanged,
  correctionChanged,
  leaveChanged,
  organisationChanged,
  peopleChanged,
  quotaChanged,
  readDashboardMonth,
  summariseDashboard,
} from '@tahi/contract'
import { type Reaction, readsAnew } from '../../platform/live.ts'

export const dashboardReactions: Reaction[] = [
  ...[attendanceChanged, correctionChanged, leaveChanged, peopleChanged, organisationChanged].map((event) =>
    readsAnew(event, summariseDashboard),
  ),
  readsAnew(announcementChanged, readDashboardMonth),
  readsAnew(quotaChanged, summariseDashboard, readDashboardMonth),
]
