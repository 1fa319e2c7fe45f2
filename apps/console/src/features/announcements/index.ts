import type { FeatureScreen } from '../../platform/screen.ts'

export { announcementReactions } from './live.ts'

export const announcementScreens: FeatureScreen[] = [
  { screen: 'announcement', load: () => import('./announcements-page.tsx') },
  { screen: 'announcementForm', load: () => import('./announcement-form-page.tsx') },
]
