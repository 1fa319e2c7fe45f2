import { expect, test } from '../support/browser-test.ts'
import { accounts } from '../support/demo-company.ts'
import { hold } from '../support/slow-network.ts'

/** What the error catalogue says (C8) and no other journey meets. */
test.use({ expectedErrors: [/415|502|ERR_/] })

test('a failed save tells the server’s message, or what C8 says where there is none', async ({
  page,
  signIn,
}) => {
  await signIn(accounts.manager, '/announcement/new')
  await page.getByRole('textbox', { name: 'Title' }).fill('Kept')
  await page.getByRole('textbox', { name: 'Description' }).fill('Kept')
  const save = page.getByRole('button', { name: 'Save' })
  const calls = '**/api/prod/anc/create'

  // By a toast that goes, and in the form, where it stays.
  const expectTold = async (words: string) => {
    const told = page.getByRole('alert').filter({ hasText: words })
    await expect(told).toHaveCount(2)
    await expect(told).toHaveCount(1)
  }

  await page.route(calls, (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }))
  await save.click()
  await expectTold('Error')
  await page.unroute(calls)

  await page.route(calls, (route) => route.abort())
  await save.click()
  await expectTold('An unexpected error occurred')
  await page.unroute(calls)

  const msg = 'The server’s own words.'
  await page.route(calls, (route) =>
    route.fulfill({ status: 502, json: { success: false, msg, code: 'failed' } }),
  )
  await save.click()
  await expectTold(msg)
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
  await page.route('**/api/auth/activate', (route) => route.abort())
  await page.goto('/activate?token=eyJhbGciOi')
  await page.getByRole('textbox', { name: 'Character 1 of 4' }).focus()
  await page.keyboard.type('ABCD')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('An error occurred during activation')).toBeVisible()
})
