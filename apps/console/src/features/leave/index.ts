import type { FeatureScreen } from '../../platform/screen.ts'

export { useLeaveBadge } from './leave-badge.ts'
export { leaveReactions } from './live.ts'

export const leaveScreens: FeatureScreen[] = [
  { screen: 'leaves', load: () => import('./leaves-page.tsx') },
  { screen: 'leaveForm', load: () => import('./leave-form-page.tsx') },
]
