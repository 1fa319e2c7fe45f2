export { Bell } from './bell.tsx'
export { notificationReactions } from './live.ts'
export { tendPush } from './push/tend-push.ts'
