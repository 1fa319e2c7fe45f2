import { expect, test } from '../support/browser-test.ts'
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
})
