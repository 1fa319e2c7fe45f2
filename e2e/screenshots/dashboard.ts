import { summariseDashboard } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { intercept } from '../support/intercept.ts'
import { draw } from '../support/take-screenshots.ts'

test('an HR Admin', async ({ page, signIn }) => {
  await signIn(accounts.manager, '/')
  await expect(page.getByRole('heading', { name: 'Needs you today' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Attendance Today' })).toBeVisible()
  await draw(page, 'dashboard')
})

test('the General Manager', async ({ page, signIn }) => {
  await signIn(accounts.admin, '/')
  await expect(page.getByRole('button', { name: /^Branches/ })).toBeVisible()
  await draw(page, 'dashboard-all')

  await page.getByRole('button', { name: /^Branches/ }).click()
  await expect(page.getByRole('dialog', { name: 'Branches' })).toBeVisible()
  await draw(page, 'dashboard-branches')
})

test('an Accountant', async ({ page, signIn }) => {
  await signIn(accounts.accountant, '/')
  await draw(page, 'dashboard-accountant')
})

test('with nothing that waits', async ({ page, signIn }) => {
  const { data } = await (await clientOf(accounts.manager)).send(summariseDashboard, { query: {} })
  const quiet = { ...data, needs: data.needs?.map((need) => ({ ...need, count: 0 })) }
  await intercept(page, '**/api/dashboard/summary*', (route) =>
    route.fulfill({ json: { success: true, msg: 'Success', data: quiet } }),
  )
  await intercept(page, '**/api/dashboard/month*', (route) =>
    route.fulfill({ json: { success: true, msg: 'Success', data: { announcements: [], quotas: [] } } }),
  )
  await signIn(accounts.manager, '/')
  await draw(page, 'dashboard-empty')
})
