export { Bell } from './bell.tsx'
export { notificationReactions } from './live.ts'
export { leaveBrowser } from './push/leave-browser.ts'
export { tendPush } from './push/tend-push.ts'
