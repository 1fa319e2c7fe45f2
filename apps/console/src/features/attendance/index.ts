import type { FeatureScreen } from '../../platform/screen.ts'

export { importHref } from './address.ts'
export { useCorrectionBadge } from './corrections/use-correction-badge.ts'
export { attendanceReactions } from './live.ts'

export const attendanceScreens: FeatureScreen[] = [
  { screen: 'attendance', load: () => import('./attendance-page.tsx') },
  { screen: 'attendanceForm', load: () => import('./attendance-form-page.tsx') },
  { screen: 'corrections', load: () => import('./corrections/corrections-page.tsx') },
  { screen: 'shifts', load: () => import('./shifts/shifts-page.tsx') },
]
