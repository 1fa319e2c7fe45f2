import type { FeatureScreen } from '../../platform/screen.ts'

export { employeeHref } from './address.ts'
export { peopleReactions } from './live.ts'

export const peopleScreens: FeatureScreen[] = [
  { screen: 'employees', load: () => import('./employees-page.tsx') },
  { screen: 'employeeForm', load: () => import('./employee-form-page.tsx') },
  { screen: 'profile', load: () => import('./profile/profile-page.tsx') },
]

export const coreHrScreens: FeatureScreen[] = [
  { screen: 'coreHr', load: () => import('./core-hr/core-hr-page.tsx') },
]
