import type { FeatureScreen } from '../../platform/screen.ts'

export { organisationReactions } from './live.ts'

export const organisationScreens: FeatureScreen[] = [
  { screen: 'branches', load: () => import('./branches-page.tsx') },
  { screen: 'department', load: () => import('./department-page.tsx') },
  { screen: 'company', load: () => import('./company/company-page.tsx') },
  { screen: 'designation', load: () => import('./designation-page.tsx') },
]
