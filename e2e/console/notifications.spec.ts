import {
  addPerson,
  changePassword,
  createLeave,
  listNotifications,
  markNotificationsRead,
  readNotificationChoices,
  saveNotificationChoices,
  sendNotification,
  withdrawLeave,
} from '@tahi/contract'
import { bellOf, panelOf } from '../support/bell.ts'
import { expect, test } from '../support/browser-test.ts'
import { clientOf, clientWith, sessionOf } from '../support/client.ts'
import { accounts, password } from '../support/demo-company.ts'
import { intercept } from '../support/intercept.ts'

/** An Accountant without notifications. */
async function addAccountant(userId: string): Promise<string> {
  const admin = await clientOf(accounts.admin)
  const first = 'the first password'
  const { data } = await admin.send(addPerson, {
    body: {
      userId,
      password: first,
      role: 'act',
      firstName: 'Divina',
      lastName: 'Lim',
      email: `${userId.toLowerCase()}@journey.example`,
      birthday: '1988-02-11',
    },
  })
  const { token } = await sessionOf(userId, 'console', first)
  const own = clientWith(token)
  await own.send(changePassword, { body: { currentPassword: first, newPassword: password } })
  return data._id
}

test('a request made meanwhile comes into the HR Admin’s bell, and leads to it', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const manager = await clientOf(accounts.manager)
  const employee = await clientOf('EMP-00007', 'employee')
  await manager.send(markNotificationsRead, { body: {} })
  await signIn(accounts.manager, '/')
  await expect(bellOf(page)).toHaveAccessibleName('Notifications')

  await test.step('the count appears by itself', async () => {
    await employee.send(createLeave, {
      body: { leaveType: 'Emergency', date: '2027-09-06', dateEnd: '2027-09-08' },
    })
    await expect(bellOf(page)).toHaveAccessibleName('Notifications, 1 unread')
    await expect(page.getByRole('status').filter({ hasText: '1 unread notification' })).toBeAttached()
  })

  await test.step('it is opened by the keyboard, shows what came, and gives the focus back', async () => {
    await bellOf(page).focus()
    await page.keyboard.press('Enter')
    await expect(panelOf(page).getByRole('link', { name: /Leave requested \(unread\)/ })).toBeVisible()
    await expect(panelOf(page)).toContainText('Sep 6, 2027 to Sep 8, 2027')
    await expectAccessible()
    await page.keyboard.press('Escape')
    await expect(panelOf(page)).toBeHidden()
    await expect(bellOf(page)).toBeFocused()
  })

  await test.step('a press leads to the leave, and reads it', async () => {
    await bellOf(page).click()
    await panelOf(page)
      .getByRole('link', { name: /Leave requested/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/leaves\/new\?id=/)
    await expect(page.getByRole('textbox', { name: 'Start Date' })).toHaveValue('Sep 6, 2027')
    await expect(panelOf(page)).toBeHidden()
    await expect(bellOf(page)).toHaveAccessibleName('Notifications')
  })

  await test.step('one that is withdrawn again leaves the bell by itself', async () => {
    const { data: other } = await employee.send(createLeave, {
      body: { leaveType: 'Emergency', date: '2027-09-13', dateEnd: '2027-09-13' },
    })
    await expect(bellOf(page)).toHaveAccessibleName('Notifications, 1 unread')
    await employee.send(withdrawLeave, { body: { _id: other._id } })
    await expect(bellOf(page)).toHaveAccessibleName('Notifications')
  })
})

test('all are marked as read, here and in another tab; older ones come on request', async ({
  page,
  context,
  signIn,
  expectAccessible,
}) => {
  const admin = await clientOf(accounts.admin)
  const userId = await addAccountant('ACT-701')
  await signIn('ACT-701')
  for (let count = 1; count <= 12; count += 1)
    await admin.send(sendNotification, {
      body: { userId, title: `Inspection ${count}`, message: 'The <b>labour office</b> comes on Monday.' },
    })
  await expect(bellOf(page)).toHaveAccessibleName('Notifications, 12 unread')
  const token = await page.evaluate(() => sessionStorage.getItem('tahi-token') ?? '')
  const second = await context.newPage()
  await second.addInitScript((kept) => sessionStorage.setItem('tahi-token', kept), token)
  await second.goto('/profile')
  await expect(bellOf(second)).toHaveAccessibleName('Notifications, 12 unread')

  await bellOf(page).click()
  const items = panelOf(page).getByRole('listitem')
  await expect(items).toHaveCount(10)
  await expect(items.first()).toContainText('The <b>labour office</b> comes on Monday.')
  const own = await clientOf('ACT-701')
  const newest = await own.send(listNotifications, { query: { page: 1, pageSize: 10 } })
  await own.send(markNotificationsRead, { body: { ids: newest.data.map(({ _id }) => _id) } })
  await expect(bellOf(page)).toHaveAccessibleName('Notifications, 2 unread')
  await expect(items.filter({ hasText: '(unread)' })).toHaveCount(0)
  await expect(panelOf(page).getByRole('button', { name: 'Mark all as read' })).toBeVisible()
  await panelOf(page).getByRole('button', { name: 'Show older' }).press('Enter')
  await expect(items).toHaveCount(12)
  await expect(panelOf(page).getByRole('button', { name: 'Show older' })).toBeHidden()
  await expect(panelOf(page)).toBeFocused()
  await expectAccessible()

  await items.last().getByRole('button').click()
  await expect(bellOf(page)).toHaveAccessibleName('Notifications, 1 unread')
  await panelOf(page).getByRole('button', { name: 'Mark all as read' }).press('Enter')
  await expect(bellOf(page)).toHaveAccessibleName('Notifications')
  await expect(bellOf(second)).toHaveAccessibleName('Notifications')
  await expect(panelOf(page).getByRole('button', { name: 'Mark all as read' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(panelOf(page)).toBeHidden()
  await expect(bellOf(page)).toBeFocused()
  await second.close()
})

test('an empty bell says what would come; choices hold at once', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await addAccountant('ACT-702')
  await signIn('ACT-702')
  await bellOf(page).click()
  await expect(panelOf(page)).toContainText('Nothing came yet')
  await expectAccessible()
  await panelOf(page).locator('button').filter({ hasText: 'What to tell me' }).click()
  const dialog = page.getByRole('dialog', { name: 'What to tell me' })
  const announcements = dialog.getByRole('checkbox', { name: 'An announcement is posted or changed: Bell' })
  await expect(announcements).toBeChecked()
  await expect(dialog.getByRole('checkbox')).toHaveCount(4)
  await expectAccessible()
  await test.step('a second one waits for the first, which it would take back', async () => {
    const push = dialog.getByRole('checkbox', { name: 'An announcement is posted or changed: Push' })
    const steps: string[] = []
    await intercept(page, `**${saveNotificationChoices.path}`, async (route) => {
      steps.push('sent')
      const response = await route.fetch()
      await expect(push).toBeChecked()
      steps.push('stored')
      await route.fulfill({ response })
    })
    await announcements.uncheck()
    await push.check()
    const accountant = await clientOf('ACT-702')
    await expect
      .poll(async () => (await accountant.send(readNotificationChoices, {})).data.kinds[0])
      .toEqual({ kind: 'announcement', bell: false, push: true })
    expect(steps.slice(0, 3)).toEqual(['sent', 'stored', 'sent'])
    await page.unrouteAll({ behavior: 'wait' })
  })
  await page.reload()
  await bellOf(page).click()
  await panelOf(page).locator('button').filter({ hasText: 'What to tell me' }).click()
  await expect(announcements).not.toBeChecked()
})
