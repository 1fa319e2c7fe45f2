import { expect, test } from '../support/browser-test.ts'
import { accounts } from '../support/demo-company.ts'
import { intercept } from '../support/intercept.ts'
import { expectTold } from '../support/told.ts'

/** Entries of the error catalogue (C8) that no other journey meets. */
test.use({ expectedErrors: [/401|503|ERR_/] })

test('an activation that meets no answer says so', async ({ page }) => {
  await intercept(page, '**/api/auth/activate', (route) => route.abort())
  await page.goto('/activate?token=eyJhbGciOi')
  await page.getByRole('textbox', { name: 'Character 1 of 4' }).focus()
  await page.keyboard.type('ABCD')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expectTold(page, 'An error occurred during activation')
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
