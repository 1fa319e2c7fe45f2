import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { accounts } from '../support/demo-company.ts'
import { intercept } from '../support/intercept.ts'
import { hold } from '../support/slow-network.ts'

/** Entries of the error catalogue (C8) that no other journey meets. */
test.use({ expectedErrors: [/400|401|415|502|503|ERR_/] })

/** Expects the words in a toast that disappears, and in the page, where they stay. */
async function expectTold(page: Page, words: string): Promise<void> {
  const told = page.getByText(words, { exact: true })
  await expect(told).toHaveCount(2)
  await page.clock.runFor(10_000)
  await expect(told).toHaveCount(1)
  await expect(page.getByRole('main').getByText(words, { exact: true })).toBeVisible()
}

test('a failed save tells the server’s message, or what C8 says where there is none', async ({
  page,
  signIn,
}) => {
  await signIn(accounts.manager, '/announcement/new')
  await page.getByRole('textbox', { name: 'Title' }).fill('Kept')
  await page.getByRole('textbox', { name: 'Description' }).fill('Kept')
  const save = page.getByRole('button', { name: 'Save' })
  const calls = '**/api/prod/anc/create'

  await intercept(page, calls, (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }))
  await save.click()
  await expectTold(page, 'Error')
  await page.unroute(calls)

  await intercept(page, calls, (route) => route.abort())
  await save.click()
  await expectTold(
    page,
    'An unexpected error occurred. Check the connection and save again: what you typed is kept, and nothing is doubled.',
  )
  await page.unroute(calls)

  const msg = 'The server’s own words.'
  await intercept(page, calls, (route) =>
    route.fulfill({ status: 502, json: { success: false, msg, code: 'failed' } }),
  )
  await save.click()
  await expectTold(page, msg)
  await page.unroute(calls)

  const errors = [{ path: 'title', msg: 'Not this title.' }]
  await intercept(page, calls, (route) =>
    route.fulfill({ status: 400, json: { success: false, msg: 'Not this title.', code: 'invalid', errors } }),
  )
  await save.click()
  await expectTold(page, 'Not this title.')
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Kept')
})

test('a small upload says so while it lasts; a refused one tells why', async ({ page, signIn }) => {
  await signIn(accounts.manager, '/documents/new')
  const upload = await hold(page, '**/api/upload')
  const html = Buffer.from('<!doctype html><script>alert(1)</script>')
  await page
    .getByLabel('Attach File')
    .setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer: html })
  await expect(page.getByRole('status').filter({ hasText: /^Uploading\.\.\.$/ })).toBeVisible()
  upload.release()
  await expect(page.getByText('Send a picture (PNG, JPEG, WebP, GIF)').first()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /^Uploading\.\.\.$/ })).toBeHidden()
})

test('an activation that meets no answer says so', async ({ page }) => {
  await intercept(page, '**/api/auth/activate', (route) => route.abort())
  await page.goto('/activate?token=eyJhbGciOi')
  await page.getByRole('textbox', { name: 'Character 1 of 4' }).focus()
  await page.keyboard.type('ABCD')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expectTold(page, 'An error occurred during activation')
})

test('a failed save of a person is told once', async ({ page, signIn }) => {
  await signIn(accounts.manager, '/profile')
  await page.getByLabel('Contact').fill('0900 222 3333')
  const msg = 'The server’s own words.'
  await intercept(page, '**/api/auth/update-user/**', (route) =>
    route.fulfill({ status: 502, json: { success: false, msg, code: 'failed' } }),
  )
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await expectTold(page, msg)
})

test('a sign-in says in words what is wrong, and clears the password only where it was refused', async ({
  page,
}) => {
  await page.goto('/login')
  const userId = page.getByRole('textbox', { name: 'USER ID' })
  const password = page.getByRole('textbox', { name: 'PASSWORD' })
  const login = page.getByRole('button', { name: 'LOGIN' })
  await userId.fill('   ')
  await login.click()
  await expect(page.getByRole('main').getByText('Required')).toHaveCount(2)
  await expect(userId).toBeFocused()

  await userId.fill(accounts.manager)
  await password.fill('not it')
  const calls = '**/api/auth/login'
  const msg = 'The server does not reach its data at the moment.'
  await intercept(page, calls, (route) =>
    route.fulfill({ status: 503, json: { success: false, msg, code: 'unavailable' } }),
  )
  await login.click()
  await expectTold(page, msg)
  await expect(password).toHaveValue('not it')
  await expect(password).toBeFocused()
  await page.unroute(calls)

  await intercept(page, calls, (route) => route.abort())
  await login.click()
  await expectTold(page, 'An unexpected error occurred')
  await expect(password).toHaveValue('not it')
  await page.unroute(calls)

  await login.click()
  await expectTold(page, 'The user ID or the password is wrong.')
  await expect(password).toHaveValue('')
})
