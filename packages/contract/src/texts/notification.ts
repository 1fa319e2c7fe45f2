import { limits } from '../limits.ts'
import { counted } from './counted.ts'

/** @param from formatted @param to formatted; the same for a single day */
const days = (from: string, to: string) => (from === to ? from : `${from} to ${to}`)

/** @param name of one of them */
const movers = (people: number, name: string) => (people === 1 ? name : `${people} employees`)

/**
 * Texts of notifications. They also appear on locked screens, so they mention neither pay, nor the type of a leave,
 * nor its reason.
 */
export const notificationTexts = {
  title: 'Notifications',
  markAllRead: 'Mark all as read',
  older: 'Show older',
  settings: 'What to tell me',
  devices: 'My devices',
  kinds: {
    leaveRequested: 'A leave is requested',
    leaveDecided: 'My leave is decided',
    correctionRequested: 'A correction is requested',
    correctionDecided: 'My correction is decided',
    keeperRequested: 'Somebody in HR asks for leave or a correction',
    payslipPaid: 'My payslip is paid',
    accountWaiting: 'An account waits for approval',
    personMoved: 'An employee comes to my branch or leaves it',
    announcement: 'An announcement is posted or changed',
    message: 'A message waits unread',
    note: 'Somebody sends me a notification',
  },
  leaveRequested: {
    title: 'Leave requested',
    message: (name: string, from: string, to: string) => `${name} asks for leave: ${days(from, to)}`,
  },
  leaveDecided: {
    titles: {
      confirmed: 'Leave confirmed',
      rejected: 'Leave rejected',
      requested: 'Leave waits for a decision again',
      withdrawn: 'Leave withdrawn',
      moved: 'Leave has other days',
    },
    message: (from: string, to: string) => `Your leave: ${days(from, to)}`,
  },
  correctionRequested: {
    title: 'Correction requested',
    message: (name: string, day: string) => `${name} asks to correct ${day}`,
  },
  correctionDecided: {
    titles: { accepted: 'Correction accepted', refused: 'Correction refused' },
    message: (day: string) => `Your attendance of ${day}`,
  },
  payslipPaid: {
    titles: { paid: 'Payslip paid', pending: 'Payslip not paid after all' },
    message: (from: string, to: string) => `Your pay for ${days(from, to)}`,
  },
  accountWaiting: {
    title: 'Account waiting',
    /** @param others that wait for the same role */
    message: (userId: string, others: number, role: string) =>
      others === 0
        ? `${userId} asks for an account: ${role}`
        : `${userId} and ${counted(others, 'other', 'others')} ask for an account: ${role}`,
  },
  personMoved: {
    titles: { came: 'New in your branch', left: 'Moved to another branch' },
    came: (people: number, name: string, from: string) => `${movers(people, name)} moved here from ${from}`,
    left: (people: number, name: string, to: string) => `${movers(people, name)} moved to ${to}`,
  },
  announcement: { titles: { posted: 'New announcement', changed: 'Announcement changed' } },
  /** W7: the title of the notification for a message's recipient. */
  newMessage: 'New Message',
  wrote: (name: string) => `${name} wrote to you`,
  noPushService: 'This is not a push service',
  noPushKey: 'This is not a push key',
  tooMany: `You can send ${limits.notesPerMinute} notifications a minute. Wait a moment.`,
} as const
