import type { FeatureScreen } from '../../platform/screen.ts'

export { sparePartReactions } from './live.ts'

export const sparePartScreens: FeatureScreen[] = [
  { screen: 'spareParts', load: () => import('./spare-parts-page.tsx') },
]
