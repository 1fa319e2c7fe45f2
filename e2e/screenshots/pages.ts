import { expect, test } from '../support/browser-test.ts'
import { accounts } from '../support/demo-company.ts'
import { intercept } from '../support/intercept.ts'
import { draw } from '../support/take-screenshots.ts'

test.use({ expectedErrors: [/./] })

test('pages that are not there', async ({ page }) => {
  await page.goto('/needle')
  await expect(page.getByText('Page Not Found')).toBeVisible()
  await draw(page, 'not-found')
  await page.goto('/assets/gone.js')
  await expect(page.getByText('Page Not Found')).toBeVisible()
  await draw(page, 'not-found-file')
})

test('pages that fail', async ({ page }) => {
  const msg = 'An unexpected error occurred. Try again; nothing was changed.'
  await intercept(page, /\/api\/.*company/, (route) =>
    route.fulfill({ status: 500, json: { success: false, msg, code: 'failed' } }),
  )
  await page.goto('/login')
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible()
  await draw(page, 'failure')
})

test('a page that is not for the role', async ({ page, signIn }) => {
  await signIn(accounts.admin)
  await page.goto('/salary/new')
  await expect(page.getByText('Not allowed')).toBeVisible()
  await draw(page, 'forbidden')
})

test('a page without a line', async ({ page, context, signIn }) => {
  await signIn(accounts.manager)
  await page.goto('/leaves')
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await context.setOffline(true)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Salary' }).click()
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await draw(page, 'offline')
})
