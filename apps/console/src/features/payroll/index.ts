import type { FeatureScreen } from '../../platform/screen.ts'

export { payslipInstead } from './address.ts'
export { payrollReactions } from './live.ts'

export const payrollScreens: FeatureScreen[] = [
  { screen: 'salary', load: () => import('./salary-page.tsx') },
  { screen: 'salaryForm', load: () => import('./payslip-form-page.tsx') },
]
