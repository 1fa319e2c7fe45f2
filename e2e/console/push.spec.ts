import { listNotifications, readCurrentUser, readNotificationChoices, sendNotification } from '@tahi/contract'
import { bellOf, panelOf } from '../support/bell.ts'
import { expect, test } from '../support/browser-test.ts'
import { clientOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'

test('what a pressed push opened is read', async ({ page, signIn }) => {
  const title = 'Pindutin mo ito'
  const admin = await clientOf(accounts.admin)
  const hr = await clientOf(accounts.hr)
  const { _id: userId } = (await hr.send(readCurrentUser, {})).data
  const { _id } = (await admin.send(sendNotification, { body: { userId, title, message: 'Salamat' } })).data
  // As the worker opens it.
  await signIn(accounts.hr, `/leaves?status=requested#pressed=${_id}`)
  const told = async () =>
    (await hr.send(listNotifications, { query: {} })).data.find((one) => one._id === _id)
  await expect.poll(told).toMatchObject({ title, read: true })
  await expect(page).toHaveURL(/\/leaves\?status=requested$/)
})

test('a device is allowed, and forgotten when its person signs out', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  // No push service is reachable here, and not every headless browser can be given the permission; the rest is the
  // browser's own code.
  await page.addInitScript(() => {
    let permission: NotificationPermission = 'default'
    Object.defineProperty(Notification, 'permission', { get: () => permission })
    Notification.requestPermission = async () => {
      permission = 'granted'
      return permission
    }
    const bytes = (length: number) => 'A'.repeat(Math.ceil((length * 4) / 3))
    PushManager.prototype.subscribe = async () =>
      ({
        endpoint: 'https://push.example/browser',
        toJSON: () => ({
          endpoint: 'https://push.example/browser',
          keys: { p256dh: bytes(65), auth: bytes(16) },
        }),
      }) as unknown as PushSubscription
  })
  await signIn(accounts.hr)
  await bellOf(page).click()
  await panelOf(page).getByRole('button', { name: 'What to tell me' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'What to tell me' })
  await dialog.getByRole('button', { name: 'Allow on this device' }).click()
  const devices = dialog.getByRole('list', { name: 'My devices' })
  await expect(devices.getByRole('listitem')).toContainText(/Chrome on Linux\s*This device/)
  await expect(dialog.getByRole('button', { name: 'Allow on this device' })).toBeHidden()
  await expectAccessible()
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
  expect(new URL(scope).pathname).toBe('/')

  await devices.getByRole('button', { name: 'Remove Chrome on Linux' }).click()
  await expect(devices).toBeHidden()
  await dialog.getByRole('button', { name: 'Allow on this device' }).click()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await page.keyboard.press('Escape')

  const hr = await clientOf(accounts.hr)
  const count = async () => (await hr.send(readNotificationChoices, {})).data.devices.length
  expect(await count()).toBe(1)
  await page.getByRole('button', { name: /HR Manager/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect.poll(count).toBe(0)
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible()
})

test.describe('a browser that blocks notifications', () => {
  test('is told how to allow them', async ({ page, signIn }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
    })
    await signIn(accounts.hr)
    await bellOf(page).click()
    await panelOf(page).getByRole('button', { name: 'What to tell me' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'What to tell me' })
    await expect(dialog).toContainText('This browser blocks notifications of Tahi')
    await expect(dialog.getByRole('button', { name: 'Allow on this device' })).toBeHidden()
  })
})
