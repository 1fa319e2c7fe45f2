import { readCurrentUser, resetForgottenPassword, texts } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf } from '../support/client.ts'
import { accounts, password } from '../support/demo-company.ts'
import { intercept } from '../support/intercept.ts'
import { mailTo } from '../support/outbox.ts'

test.describe('the form of a new password', () => {
  test.use({ expectedErrors: [/400|ERR_FAILED/] })

  test('says at the field alone what the server refuses of it, and without a line that nothing is lost', async ({
    page,
  }) => {
    await page.goto('/reset-password?token=mailed')
    const refused = { success: false, msg: 'Choose another.', code: 'invalid' }
    const errors = [{ path: 'password', msg: refused.msg }]
    await intercept(page, `**${resetForgottenPassword.path}`, (route) =>
      route.fulfill({ status: 400, json: { ...refused, errors } }),
    )
    const field = page.getByRole('textbox', { name: 'New password', exact: true })
    await field.fill(password)
    await page.getByRole('textbox', { name: 'New password again' }).fill(password)
    const save = page.getByRole('button', { name: 'Change password' })
    await save.click()
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(/Choose another\./)
    const notice = page.getByRole('main').getByRole('alert')
    await expect(notice).toHaveCount(0)

    await intercept(page, `**${resetForgottenPassword.path}`, (route) => route.abort())
    await save.click()
    await expect(notice).toHaveText(texts.saving.noReply)
  })
})

test.describe('a forgotten password', () => {
  test.use({ expectedErrors: [/400/] })

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
    for (const again of [false, true]) {
      await page.goto(link)
      await page.getByRole('textbox', { name: 'New password', exact: true }).fill(password)
      await page.getByRole('textbox', { name: 'New password again' }).fill(password)
      if (!again) await expectAccessible()
      await page.getByRole('button', { name: 'Change password' }).click()
      if (again)
        await expect(page.getByRole('main').getByRole('alert')).toContainText('This link was used already.')
      else await expect(page.getByText('The password is changed. Sign in with it.')).toBeVisible()
    }
    await page.goto('/login')
    await page.getByRole('textbox', { name: 'USER ID' }).fill(me.userId)
    await page.getByRole('textbox', { name: 'PASSWORD' }).fill(password)
    await page.getByRole('button', { name: 'LOGIN' }).click()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  })
})
