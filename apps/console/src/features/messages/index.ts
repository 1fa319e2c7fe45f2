import type { FeatureScreen } from '../../platform/screen.ts'

export { messageReactions } from './live.ts'
export { beginOutbox } from './outbox/begin-outbox.ts'
export { leaveOutbox } from './outbox/leave-outbox.ts'
export { messageDrafts } from './thread/message-drafts.ts'
export { useMessageBadge } from './use-message-badge.ts'

export const messageScreens: FeatureScreen[] = [
  { screen: 'messages', load: () => import('./messages-page.tsx') },
]
