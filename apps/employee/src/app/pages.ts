import type { ComponentType } from 'react'
import { TodayPage } from '../features/today/index.ts'
import { part } from './part.ts'

interface Page {
  /** Path below /app. */
  readonly path: string
  readonly Page: ComponentType
}

/** A page that is loaded when it is opened. */
const later = (path: string, load: () => Promise<ComponentType>): Page => ({
  path,
  Page: part(load),
})

const leave = () => import('../features/leave/index.ts')
const pay = () => import('../features/pay/index.ts')
const more = () => import('../features/more/index.ts')
const messages = () => import('../features/messages/index.ts')

/** The pages of the application. Today is part of the first bundle. */
export const pages: readonly Page[] = [
  { path: '/', Page: TodayPage },
  later('/attendance', async () => (await import('../features/attendance/index.ts')).AttendancePage),
  later('/leave', async () => (await leave()).LeavePage),
  later('/leave/new', async () => (await leave()).LeaveFormPage),
  later('/leave/:id', async () => (await leave()).LeaveFormPage),
  later('/pay', async () => (await pay()).PayPage),
  later('/pay/:id', async () => (await pay()).PayslipPage),
  later('/announcements', async () => (await import('../features/announcements/index.ts')).AnnouncementsPage),
  later('/messages', async () => (await messages()).MessagesPage),
  later('/messages/:id', async () => (await messages()).ThreadPage),
  later('/documents', async () => (await import('../features/documents/index.ts')).DocumentsPage),
  later('/notifications', async () => (await import('../features/notifications/index.ts')).NotificationsPage),
  later('/profile', async () => (await import('../features/profile/index.ts')).ProfilePage),
  later('/devices', async () => (await import('../features/devices/index.ts')).DevicesPage),
  later('/pin', async () => (await import('../features/pin/index.ts')).PinPage),
  later('/password', async () => (await import('../features/identity/index.ts')).ChangePasswordPage),
  later('/more', async () => (await more()).MorePage),
  later('/waiting', async () => (await more()).WaitingPage),
]
