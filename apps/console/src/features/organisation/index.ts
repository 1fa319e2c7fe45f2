import type { FeatureScreen } from '../../platform/screen.ts'

export const organisationScreens: FeatureScreen[] = [
  { screen: 'branches', load: () => import('./branches-page.tsx') },
  { screen: 'department', load: () => import('./department-page.tsx') },
  { screen: 'designation', load: () => import('./designation-page.tsx') },
]
