import { createLeave, markNotificationsRead, sendNotification } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf, idOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { draw } from '../support/take-screenshots.ts'

test.use({ expectedErrors: [/./] })

test('an HR Admin', async ({ page, signIn }) => {
  const [admin, manager] = [await clientOf(accounts.admin), await clientOf(accounts.manager)]
  const userId = await idOf(admin, accounts.manager)
  await admin.send(sendNotification, {
    body: {
      userId,
      title: 'Labour inspection',
      message: 'They come on Monday at nine. Have the registers at hand.',
    },
  })
  await manager.send(markNotificationsRead, { body: {} })
  for (const [code, date, dateEnd] of [
    ['EMP-00011', '2027-03-01', '2027-03-03'],
    ['EMP-00012', '2027-03-08', '2027-03-08'],
  ] as const) {
    const employee = await clientOf(code, 'employee')
    await employee.send(createLeave, { body: { leaveType: 'Service Incentive', date, dateEnd } })
  }
  await signIn(accounts.manager, '/')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText('Labour inspection')
  await draw(page, 'notifications')

  await page.getByRole('button', { name: 'What to tell me' }).click()
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await draw(page, 'notifications-choices')
})

test('an accountant to whom nothing came', async ({ page, signIn }) => {
  await signIn(accounts.accountant, '/')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByText('Nothing came yet')).toBeVisible()
  await draw(page, 'notifications-empty')
})
