import type { FeatureScreen } from '../../platform/screen.ts'

export { messageReactions } from './live.ts'
export { useMessageBadge } from './message-badge.ts'
export { beginOutbox } from './outbox/begin-outbox.ts'

export const messageScreens: FeatureScreen[] = [
  { screen: 'messages', load: () => import('./messages-page.tsx') },
]
