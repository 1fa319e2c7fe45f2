import type { FeatureScreen } from '../../platform/screen.ts'

export { productionReactions } from './live.ts'

export const productionScreens: FeatureScreen[] = [
  { screen: 'production', load: () => import('./production-page.tsx') },
]
