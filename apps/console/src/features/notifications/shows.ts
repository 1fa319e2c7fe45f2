import { listNotifications } from '@tahi/contract'

/** What shows notifications. */
export const showsNotifications = [listNotifications]
