import type { FeatureScreen } from '../../platform/screen.ts'

export { gateReactions } from './live.ts'

export const gateScreens: FeatureScreen[] = [{ screen: 'gates', load: () => import('./gates-page.tsx') }]
