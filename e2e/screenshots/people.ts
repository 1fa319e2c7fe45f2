import { expect, test } from '../support/browser-test.ts'
import { accounts } from '../support/demo-company.ts'
import { draw } from '../support/take-screenshots.ts'

test.use({ expectedErrors: [/./] })

test('an HR Admin', async ({ page, signIn }) => {
  await signIn(accounts.manager)
  await page.goto('/employees')
  await expect(page.getByText('EMP-').first()).toBeVisible()
  await draw(page, 'employees')

  await page.goto('/employees?search=nobody')
  await expect(page.getByText('No Data Found')).toBeVisible()
  await draw(page, 'employees-empty')

  await page.goto('/employees/new')
  await expect(page.getByRole('button', { name: 'Save User' })).toBeVisible()
  await draw(page, 'employee-new')

  await page.goto('/employees')
  await page.getByRole('button', { name: /^Edit/ }).first().click()
  await expect(page.getByRole('button', { name: 'Save User' })).toBeVisible()
  await draw(page, 'employee-form')

  await page.goto('/profile')
  await expect(page.getByRole('button', { name: 'Update Profile' })).toBeVisible()
  await draw(page, 'profile')

  await page.goto('/core-hr')
  await expect(page.getByRole('heading', { name: 'Headcount' })).toBeVisible()
  await draw(page, 'core-hr')

  await page.goto('/core-hr/shifts')
  await expect(page.getByText('EMP-').first()).toBeVisible()
  await draw(page, 'shifts')
})

test('the General Manager', async ({ page, signIn }) => {
  await signIn(accounts.admin)
  await page.goto('/employees')
  await expect(page.getByText('EMP-').first()).toBeVisible()
  await draw(page, 'employees-all')
  for (const part of ['branches', 'department', 'designation']) {
    await page.goto(`/${part}`)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await draw(page, part)
  }
  await page.goto('/branches')
  await page
    .getByRole('button', { name: /^(Delete|Remove)/ })
    .first()
    .click()
  await expect(page.getByText('Delete this Branch?')).toBeVisible()
  await draw(page, 'branches-remove')
})
