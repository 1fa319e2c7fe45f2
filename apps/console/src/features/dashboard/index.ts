export { Dashboard } from './dashboard.tsx'
export { dashboardReactions } from './live.ts'
