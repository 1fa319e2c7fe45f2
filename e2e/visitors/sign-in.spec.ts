import { expect, leave, test } from '../support/browser-test.ts'
import { accounts, password } from '../support/demo-company.ts'

test.describe('an employee', () => {
  test.use({ expectedErrors: [/403/] })
  test('is sent to the application', async ({ page, expectAccessible }) => {
    await page.goto('/login')
    await page.getByRole('textbox', { name: 'USER ID' }).fill('EMP-00001')
    await page.getByRole('textbox', { name: 'PASSWORD' }).fill(password)
    await page.getByRole('button', { name: 'LOGIN' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('For employees, use the application')
    await expect(
      page.getByRole('img', { name: 'Scan this with your phone to open the application.' }),
    ).toBeVisible()
    await expectAccessible()
    await page.getByRole('link', { name: 'Download the application' }).click()
    await expect(page).toHaveURL(/\/app\/$/)
    await expect(page.getByRole('button', { name: 'Filipino' })).toBeVisible()
  })
})

test.describe('a wrong password', () => {
  test.use({ expectedErrors: [/401/] })
  test('is refused in words and keeps the user ID', async ({ page, expectAccessible }) => {
    await page.goto('/login')
    await page.getByRole('textbox', { name: 'USER ID' }).fill(accounts.other)
    await page.getByRole('textbox', { name: 'PASSWORD' }).fill('not it')
    await page.getByRole('textbox', { name: 'PASSWORD' }).press('Enter')
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'The user ID or the password is wrong.',
    )
    await expect(page.getByRole('textbox', { name: 'USER ID' })).toHaveValue(accounts.other)
    await expectAccessible()
  })
})

test('a login that another site’s address is given to leads home', async ({ page }) => {
  for (const next of ['https://elsewhere.example/', '//elsewhere.example']) {
    await page.goto(`/login?next=${encodeURIComponent(next)}`)
    await page.getByRole('textbox', { name: 'USER ID' }).fill(accounts.manager)
    await page.getByRole('textbox', { name: 'PASSWORD' }).fill(password)
    await page.getByRole('button', { name: 'LOGIN' }).click()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(page).toHaveURL(/:\d+\/$/)
    await leave(page)
  }
})
