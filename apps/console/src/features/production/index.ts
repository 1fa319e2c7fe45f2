import type { FeatureScreen } from '../../platform/screen.ts'

export const productionScreens: FeatureScreen[] = [
  { screen: 'production', load: () => import('./production-page.tsx') },
]
