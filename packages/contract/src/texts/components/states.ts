import { loading, noData } from '../general.ts'

/** In place of what a page would show. */
export const states = {
  noData,
  loading,
  failed: 'Could not load',
  failedDetail: 'Something went wrong while loading. Please try again.',
  offline: 'No connection',
  offlineDetail: 'You are offline. Check the connection and try again.',
  listOutdated: 'You are offline. This list may be out of date.',
  listNotRefreshed: 'This list could not be refreshed.',
  outdated: 'You are offline. What you see may be out of date.',
  forbidden: 'Not allowed',
  forbiddenDetail: 'Your account may not open this. Ask an administrator if you need it.',
} as const
