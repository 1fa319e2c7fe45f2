import { expect, test } from '../support/browser-test.ts'
import { accounts } from '../support/demo-company.ts'
import { draw } from '../support/take-screenshots.ts'

test.use({ expectedErrors: [/./] })

test('an HR Admin', async ({ page, signIn }) => {
  await signIn(accounts.manager)
  await page.goto('/production')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await draw(page, 'production')

  await page.getByRole('button', { name: 'Employees' }).first().click()
  await expect(page.getByRole('dialog').getByText('EMP-').first()).toBeVisible()
  await draw(page, 'production-employees')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Add Quota' }).click()
  await expect(page.getByRole('dialog', { name: 'Quota' })).toBeVisible()
  await draw(page, 'production-quota')

  await page.goto('/production?from=2025-01-01&to=2025-01-02')
  await expect(page.getByText('No Data Found')).toBeVisible()
  await draw(page, 'production-empty')
})

test('the General Manager', async ({ page, signIn }) => {
  await signIn(accounts.admin)
  await page.goto('/production')
  await expect(page.getByText('Sta. Maria').first()).toBeVisible()
  await draw(page, 'production-all')
})
