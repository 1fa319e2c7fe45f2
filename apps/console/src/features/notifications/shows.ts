import { listNotifications } from '@tahi/contract'

/** Calls that show notifications. */
export const showsNotifications = [listNotifications]
