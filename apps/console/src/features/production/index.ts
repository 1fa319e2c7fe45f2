import type { FeatureScreen } from '../../platform/screen.ts'

export { newQuotaHref } from './address.ts'
export { productionReactions } from './live.ts'

export const productionScreens: FeatureScreen[] = [
  { screen: 'production', load: () => import('./production-page.tsx') },
]
