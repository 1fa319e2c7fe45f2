import type { FeatureScreen } from '../../platform/screen.ts'

export const payrollScreens: FeatureScreen[] = []
