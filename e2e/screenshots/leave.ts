import { expect, test } from '../support/browser-test.ts'
import { accounts } from '../support/demo-company.ts'
import { draw } from '../support/take-screenshots.ts'

test.use({ expectedErrors: [/./] })

test('an HR Admin', async ({ page, signIn }) => {
  await signIn(accounts.manager)
  await page.goto('/leaves')
  await expect(page.getByText('EMP-').first()).toBeVisible()
  await draw(page, 'leaves')

  await page.goto('/leaves?search=nobody')
  await expect(page.getByText('No Data Found')).toBeVisible()
  await draw(page, 'leaves-empty')

  await page.goto('/leaves?view=calendar')
  await expect(page.getByRole('heading', { name: 'November 2026' })).toBeVisible()
  await draw(page, 'leaves-calendar')

  await page.goto('/leaves/new')
  await expect(page.getByRole('button', { name: 'Save Leave' })).toBeVisible()
  await draw(page, 'leave-form')
})

test('the General Manager', async ({ page, signIn }) => {
  await signIn(accounts.admin)
  await page.goto('/leaves')
  await expect(page.getByText('San Isidro').first()).toBeVisible()
  await draw(page, 'leaves-totals')
})
