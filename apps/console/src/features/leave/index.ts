import type { FeatureScreen } from '../../platform/screen.ts'

export { leaveReactions } from './live.ts'
export { useLeaveBadge } from './use-leave-badge.ts'

export const leaveScreens: FeatureScreen[] = [
  { screen: 'leaves', load: () => import('./leaves-page.tsx') },
  { screen: 'leaveForm', load: () => import('./leave-form-page.tsx') },
]
