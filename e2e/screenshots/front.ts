import { expect, test } from '../support/browser-test.ts'
import { accounts } from '../support/demo-company.ts'
import { draw } from '../support/take-screenshots.ts'

test.use({ expectedErrors: [/./] })

test('before signing in', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await draw(page, 'login')
  await page.goto('/register')
  await expect(page.getByRole('button', { name: 'REGISTER' })).toBeVisible()
  await draw(page, 'register')
  await page.goto('/activate?token=seen')
  await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible()
  await draw(page, 'activate')
  await page.goto('/forgot-password')
  await expect(page.getByRole('button').first()).toBeVisible()
  await draw(page, 'forgot-password')
  await page.goto('/reset-password?token=seen')
  await expect(page.getByRole('textbox', { name: 'New password again' })).toBeVisible()
  await draw(page, 'reset-password')
})

test('a company and a password of one’s own', async ({ page, signIn }) => {
  await signIn(accounts.admin, '/profile')
  await page.goto('/change-password')
  await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible()
  await draw(page, 'change-password')
  await page.goto('/branches')
  await page.getByRole('button', { name: 'Start with an empty company' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await draw(page, 'start-empty')
})
