import { expect, test } from '../support/browser-test.ts'
import { draw } from '../support/take-screenshots.ts'

test.use({ beginning: 'no company' })

test('where there is no company yet', async ({ page }) => {
  await page.goto('/setup')
  await expect(page.getByRole('button', { name: 'Create the company' })).toBeVisible()
  await draw(page, 'set-up')
})
