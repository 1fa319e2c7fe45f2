import type { FeatureScreen } from '../../platform/screen.ts'

export const gateScreens: FeatureScreen[] = [{ screen: 'gates', load: () => import('./gates-page.tsx') }]
