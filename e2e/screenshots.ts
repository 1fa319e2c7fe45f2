import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { clockFile } from './clock-file.ts'
import { accounts } from './company.ts'
import { expect, test } from './page.ts'

const folder = fileURLToPath(new URL('../docs/screenshots', import.meta.url))
const widths = [1440, 768, 390]
const heights: Record<number, number> = { 1440: 900, 768: 1024, 390: 844 }

/** One screen in three widths, light and dark; waits until nothing is loading any more. */
async function draw(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of widths) {
      await page.setViewportSize({ width, height: heights[width] ?? 900 })
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      await page.evaluate(() => document.fonts.ready)
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, animations: 'disabled' })
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1440, height: 900 })
}

test.use({ expectedErrors: [/./] })

test('signed out', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await draw(page, 'login')
  await page.goto('/needle')
  await draw(page, 'not-found')
})

test('HR Admin', async ({ page, signIn }) => {
  await signIn(accounts.manager)
  await expect(page.getByText('EMP-').first()).toBeVisible()
  await draw(page, 'attendance')

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

  await page.goto('/salary')
  await expect(page.getByText('EMP-').first()).toBeVisible()
  await draw(page, 'salary')

  await page.goto('/salary/new?for=many')
  await expect(page.getByRole('button', { name: /^Create \d+ payslips/ })).toBeVisible()
  await draw(page, 'salary-many')

  await page.goto('/salary')
  await page.getByRole('button', { name: /^Edit/ }).first().click()
  await expect(page.getByText('Net Pay').first()).toBeVisible()
  await draw(page, 'salary-form')

  await page.route('**/api/leave/salary/**', (route) =>
    route.fulfill({
      status: 500,
      json: {
        success: false,
        msg: 'An unexpected error occurred. Try again; nothing was changed.',
        code: 'failed',
      },
    }),
  )
  await page.goto('/salary')
  await expect(page.getByText('Could not load')).toBeVisible()
  await draw(page, 'salary-failed')
})

test('General Manager', async ({ page, signIn }) => {
  await signIn(accounts.admin)
  await expect(page.getByText('San Isidro').first()).toBeVisible()
  await draw(page, 'attendance-days')
  await page.getByRole('row').filter({ hasText: 'Sta. Maria' }).first().getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await draw(page, 'attendance-day')
  await page.goto('/salary')
  await expect(page.getByText('San Isidro').first()).toBeVisible()
  await draw(page, 'salary-summary')
  await page.goto('/salary/new')
  await expect(page.getByText('Not allowed')).toBeVisible()
  await draw(page, 'forbidden')
})

test('offline', async ({ page, signIn, context }) => {
  await signIn(accounts.manager)
  await expect(page.getByText('EMP-').first()).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('You are offline', { exact: false }).first()).toBeVisible()
  await draw(page, 'attendance-offline')
})
