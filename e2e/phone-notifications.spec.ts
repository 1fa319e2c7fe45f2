import { createClient } from '@tahi/client'
import { listNotifications, sendNotification } from '@tahi/contract'
import { clientOf, sessionOf } from './client.ts'
import { accounts, origin } from './company.ts'
import { addEmployee } from './employees.ts'
import { expect, test } from './phone.ts'
import { setPassword } from './set-password.ts'

test('what comes while the notifications are looked at is read too', async ({ page, signInHere }) => {
  const { _id, userId } = await addEmployee('Tumitingin')
  const password = await setPassword(userId)
  await signInHere(userId, password)
  const manager = await clientOf(accounts.manager)
  const { token } = await sessionOf(userId, 'employee', password)
  const own = createClient({ origin, token: () => token, onSessionEnd: () => {} })
  const unread = async () => (await own.send(listNotifications, { query: { read: 'false' } })).total
  const tell = (title: string) =>
    manager.send(sendNotification, { body: { userId: _id, title, message: 'At the canteen.' } })

  await tell('First note')
  await page.getByRole('link', { name: 'More 1 new notification' }).click()
  await page.getByRole('link', { name: 'Notifications' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'First note' })).toContainText('New')
  await expect.poll(unread).toBe(0)
  await tell('Second note')
  await expect(page.getByRole('listitem').filter({ hasText: 'Second note' })).toContainText('New')
  await expect.poll(unread).toBe(0)
})
