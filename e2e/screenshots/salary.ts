import { expect, test } from '../support/browser-test.ts'
import { accounts } from '../support/demo-company.ts'
import { intercept } from '../support/intercept.ts'
import { draw } from '../support/take-screenshots.ts'

test.use({ expectedErrors: [/./] })

test('an HR Admin', async ({ page, signIn }) => {
  await signIn(accounts.manager)
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

  await page.getByRole('button', { name: /^Compared with/ }).click()
  await expect(page.getByRole('dialog', { name: /^Change of net pay of/ })).toBeVisible()
  await draw(page, 'salary-explained')

  await intercept(page, '**/api/leave/salary/**', (route) =>
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

test('the General Manager', async ({ page, signIn }) => {
  await signIn(accounts.admin)
  await page.goto('/salary')
  await expect(page.getByText('San Isidro').first()).toBeVisible()
  await draw(page, 'salary-summary')
})
