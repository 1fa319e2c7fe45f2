import { readCurrentUser, resetForgottenPassword, texts } from '@tahi/contract'
import { expect, leave, test } from '../support/browser-test.ts'
import { clientOf } from '../support/client.ts'
import { accounts, password } from '../support/demo-company.ts'
import { intercept } from '../support/intercept.ts'
import { mailTo } from '../support/outbox.ts'
import { expectTold } from '../support/told.ts'

test.describe('who is not let in', () => {
  test.use({ expectedErrors: [/401|403|503|ERR_FAILED/] })
  test('is told in words what is wrong, and types again only what was refused', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/login')
    const userId = page.getByRole('textbox', { name: 'USER ID' })
    const secret = page.getByRole('textbox', { name: 'PASSWORD' })
    const login = page.getByRole('button', { name: 'LOGIN' })
    await userId.fill('   ')
    await login.click()
    await expect(page.getByRole('main').getByText('Required')).toHaveCount(2)
    await expect(userId).toBeFocused()

    await userId.fill(accounts.manager)
    await secret.fill('not it')
    const calls = '**/api/auth/login'
    const msg = 'The server does not reach its data at the moment.'
    await intercept(page, calls, (route) =>
      route.fulfill({ status: 503, json: { success: false, msg, code: 'unavailable' } }),
    )
    await login.click()
    await expectTold(page, msg)
    await expect(secret).toHaveValue('not it')
    await expect(secret).toBeFocused()
    await page.unroute(calls)

    await intercept(page, calls, (route) => route.abort())
    await login.click()
    await expectTold(page, 'An unexpected error occurred')
    await expect(secret).toHaveValue('not it')
    await page.unroute(calls)

    await secret.press('Enter')
    await expectTold(page, 'The user ID or the password is wrong.')
    await expect(secret).toHaveValue('')
    await expect(userId).toHaveValue(accounts.manager)
    await expectAccessible()

    await test.step('an employee is sent to the application', async () => {
      await userId.fill('EMP-00001')
      await secret.fill(password)
      await login.click()
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
})

test('who signs in arrives where a link led, or at home where it led to another site', async ({ page }) => {
  const signIn = async (userId: string) => {
    await page.getByRole('textbox', { name: 'USER ID' }).fill(userId)
    await page.getByRole('textbox', { name: 'PASSWORD' }).fill(password)
    await page.getByRole('button', { name: 'LOGIN' }).click()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  }
  await page.goto('/salary?status=paid')
  await expect(page).toHaveURL(/\/login\?/)
  await signIn(accounts.accountant)
  await expect(page).toHaveURL(/\/salary\?status=paid$/)
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('Paid')
  await leave(page)

  await page.goto(`/login?next=${encodeURIComponent('//elsewhere.example')}`)
  await signIn(accounts.manager)
  await expect(page).toHaveURL(/:\d+\/$/)
})

test('who is signed in is led on from the login: whoever wants another account signs out', async ({
  page,
  signIn,
}) => {
  await signIn(accounts.accountant)
  await page.goto(`/login?next=${encodeURIComponent('/salary?status=paid')}`)
  await expect(page).toHaveURL(/\/salary\?status=paid$/)
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('Paid')
  await page.goto('/login')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(page).toHaveURL(/:\d+\/$/)
})

test.describe('a forgotten password', () => {
  test.use({ expectedErrors: [/400|ERR_FAILED/] })

  test('is replaced through the mailed link, once', async ({ page, expectAccessible }) => {
    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible()
    await expectAccessible()
    const client = await clientOf(accounts.other)
    const { data: me } = await client.send(readCurrentUser, {})
    await page.getByRole('textbox', { name: 'User ID or email' }).fill(me.userId)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByRole('status')).toContainText('If there is such an account')

    const { link } = await mailTo(me.email, 'Choose a new password')
    const field = page.getByRole('textbox', { name: 'New password', exact: true })
    const notice = page.getByRole('main').getByRole('alert')
    const save = page.getByRole('button', { name: 'Change password' })
    const open = async () => {
      await page.goto(link)
      await field.fill(password)
      await page.getByRole('textbox', { name: 'New password again' }).fill(password)
    }
    await open()

    await test.step('what the server refuses of it is said at the field alone', async () => {
      const refused = { success: false, msg: 'Choose another.', code: 'invalid' }
      const errors = [{ path: 'password', msg: refused.msg }]
      await intercept(page, `**${resetForgottenPassword.path}`, (route) =>
        route.fulfill({ status: 400, json: { ...refused, errors } }),
      )
      await save.click()
      await expect(field).toBeFocused()
      await expect(field).toHaveAccessibleDescription(/Choose another\./)
      await expect(notice).toHaveCount(0)
      await expectAccessible()
    })

    await test.step('and without a line, that nothing is lost', async () => {
      await intercept(page, `**${resetForgottenPassword.path}`, (route) => route.abort())
      await save.click()
      await expect(notice).toHaveText(texts.saving.noReply)
      await page.unrouteAll()
    })

    await save.click()
    await expect(page.getByText('The password is changed. Sign in with it.')).toBeVisible()
    await open()
    await save.click()
    await expect(notice).toContainText('This link was used already.')
  })
})
