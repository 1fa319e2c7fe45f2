import { expect, test } from '../support/browser-test.ts'
import { clockFile } from '../support/clock-file.ts'
import { accounts } from '../support/demo-company.ts'
import { draw } from '../support/take-screenshots.ts'

test.use({ expectedErrors: [/./] })

test('an HR Admin', async ({ page, signIn }) => {
  await signIn(accounts.manager)
  await page.goto('/attendance')
  await expect(page.getByText('EMP-').first()).toBeVisible()
  await draw(page, 'attendance')

  await page.goto('/attendance?status=claimedOffline')
  await expect(page.getByRole('button', { name: 'Show', exact: true })).toBeVisible()
  await draw(page, 'attendance-claimed')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByRole('dialog').getByText('EMP-').first()).toBeVisible()
  await draw(page, 'attendance-claims-refused')

  await page.goto('/attendance?search=nobody')
  await expect(page.getByText('No Data Found')).toBeVisible()
  await draw(page, 'attendance-empty')

  await page.goto('/attendance/new')
  await page.getByRole('combobox', { name: 'Employee Name' }).fill('EMP-00002')
  await page.getByRole('option').first().click()
  await draw(page, 'attendance-form')

  await page.goto('/attendance?import=open')
  await page
    .locator('input[type=file]')
    .setInputFiles(clockFile(['EMP-00002', 'EMP-00003'], ['2026-08-03', '2026-08-04']))
  await expect(page.getByRole('button', { name: 'Import 4 rows' })).toBeVisible()
  await draw(page, 'attendance-import')
})

test('the General Manager', async ({ page, signIn }) => {
  await signIn(accounts.admin)
  await page.goto('/attendance')
  await expect(page.getByText('San Isidro').first()).toBeVisible()
  await draw(page, 'attendance-days')
  await page.getByRole('row').filter({ hasText: 'Sta. Maria' }).first().getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await draw(page, 'attendance-day')
})

test('offline', async ({ page, signIn, context }) => {
  await signIn(accounts.manager)
  await page.goto('/attendance')
  await expect(page.getByText('EMP-').first()).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('You are offline', { exact: false }).first()).toBeVisible()
  await draw(page, 'attendance-offline')
})
