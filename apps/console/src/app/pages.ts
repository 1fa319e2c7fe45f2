import type { Screen } from '@tahi/contract'
import type { ComponentType } from 'react'
import { announcementScreens } from '../features/announcements/index.ts'
import { attendanceScreens } from '../features/attendance/index.ts'
import { documentScreens } from '../features/documents/index.ts'
import { gateScreens } from '../features/gates/index.ts'
import { leaveScreens } from '../features/leave/index.ts'
import { messageScreens } from '../features/messages/index.ts'
import { organisationScreens } from '../features/organisation/index.ts'
import { payrollScreens } from '../features/payroll/index.ts'
import { coreHrScreens, peopleScreens } from '../features/people/index.ts'
import { productionScreens } from '../features/production/index.ts'
import type { FeatureScreen } from '../platform/screen.ts'

/** The dashboard combines features, so it belongs to none. */
const home: FeatureScreen = { screen: 'dashboard', load: () => import('./home-page.tsx') }

/** Every page of the signed-in frame, by its screen. */
export const pages: FeatureScreen[] = [
  home,
  ...attendanceScreens,
  ...documentScreens,
  ...gateScreens,
  ...leaveScreens,
  ...organisationScreens,
  ...payrollScreens,
  ...peopleScreens,
  ...coreHrScreens,
  ...productionScreens,
  ...announcementScreens,
  ...messageScreens,
]

/** The code of a screen's page. */
export function loadPage(screen: Screen): Promise<{ default: ComponentType }> {
  const page = pages.find((candidate) => candidate.screen === screen)
  if (!page) throw new Error(`No feature has a page for the screen ${screen}`)
  return page.load()
}
