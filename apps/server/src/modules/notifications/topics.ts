import type { RegistrationRole } from '@tahi/contract'

/** The topic of messages from one person; the recipient is the notification's person. */
export const messagesFrom = (senderId: string): string => `messages-from-${senderId}`

/** The topic of one announcement, whomever it is for. */
export const announcementOf = (announcementId: string): string => `announcement-${announcementId}`

/** The topic of one leave that was requested, for those who decide on it. */
export const leaveOf = (leaveId: string): string => `leave-${leaveId}`

/** The topic of one correction that was requested, for those who decide on it. */
export const correctionOf = (correctionId: string): string => `correction-${correctionId}`

/** The topic of the accounts that wait for a role, for those who decide on them. */
export const accountsFor = (role: RegistrationRole): string => `accounts-for-${role}`

/** The topic of whether a period is paid: `YYYY-MM-DD` of its first and last day. */
export const payOf = (from: string, to: string): string => `pay-of-${from}-${to}`
