import type { Page } from '@playwright/test'
import { listPendingAccounts, texts } from '@tahi/contract'
import { expect, leave, test } from '../support/browser-test.ts'
import { clientOf, sessionOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { intercept } from '../support/intercept.ts'
import { mailTo } from '../support/outbox.ts'
import { activateByMail, waitForApproval } from '../support/registering.ts'
import { hold } from '../support/slow-network.ts'
import { expectTold } from '../support/told.ts'
import { visit } from '../support/visit.ts'

const chosen = 'stitch-by-stitch'

async function register(page: Page, visitor: { userId: string; email: string; access?: string }) {
  await page.goto('/login')
  // The code that shows the confirmation is loaded before the reply arrives: on a slow network it could otherwise be
  // missing.
  const toasts = page.waitForRequest(/\/toaster-/)
  const answer = await hold(page, '**/api/auth/register')
  await page.getByRole('link', { name: 'Register' }).click()
  if (visitor.access) await page.getByLabel('Account Access').selectOption(visitor.access)
  await page.getByRole('textbox', { name: 'Officer ID' }).fill(visitor.userId)
  await page.getByRole('textbox', { name: 'Email' }).fill(visitor.email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(chosen)
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill(chosen)
  await page.getByRole('button', { name: 'REGISTER' }).click()
  await toasts
  answer.release()
  await expect(page.getByText('Please Check your email fo activation')).toBeVisible()
  // The page returns to the login after a moment.
  await page.clock.runFor(1_500)
  await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible()
}

async function tryToSignIn(page: Page, userId: string) {
  await page.getByRole('textbox', { name: 'USER ID' }).fill(userId)
  await page.getByRole('textbox', { name: 'PASSWORD' }).fill(chosen)
  await page.getByRole('button', { name: 'LOGIN' }).click()
}

test.describe('a visitor', () => {
  test.use({ expectedErrors: [/40[03]|ERR_FAILED/] })
  test('registers, waits, and is approved by the HR Admin', async ({ page, signIn, expectAccessible }) => {
    const email = 'lorna@example.com'
    await page.goto('/register')
    await page.getByRole('button', { name: 'REGISTER' }).click()
    await expect(page.getByRole('textbox', { name: 'Officer ID' })).toBeFocused()
    await expect(page.getByText('Enter an e-mail address')).toBeVisible()
    await expectAccessible()
    await page.getByRole('textbox', { name: 'Officer ID' }).fill('EMP-00900')
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('button', { name: 'REGISTER' }).click()
    const first = page.getByRole('textbox', { name: 'Password', exact: true })
    await expect(first).toBeFocused()
    await expect(first).toHaveAttribute('aria-invalid', 'true')
    const [question] = await Promise.all([
      page.waitForEvent('dialog').then(async (dialog) => {
        await dialog.accept()
        return dialog.message()
      }),
      page.getByRole('link', { name: 'Sign In' }).click(),
    ])
    expect(question).toBe(texts.saving.leaveQuestion)
    await expect(first).toHaveCount(0)
    await register(page, { userId: 'EMP-00900', email })

    await test.step('a link that was cut off wants the code again', async () => {
      await visit(page, '/activate?token=eyJhbGciOi')
      await page.getByRole('textbox', { name: 'Character 1 of 4' }).focus()
      await page.keyboard.type('ABCD')
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(page.getByRole('main').getByRole('alert')).toHaveText('jwt malformed')
      await expect(page.getByRole('textbox', { name: 'Character 1 of 4' })).toHaveValue('')
    })

    await test.step('the mailed code activates the account, which then waits', async () => {
      const { link, code } = await mailTo(email, 'Activate your account')
      await page.goto(link)
      const box = (place: number) => page.getByRole('textbox', { name: `Character ${place} of 4` })
      await box(1).focus()
      await page.keyboard.type('000')
      await expect(box(4)).toBeFocused()
      await page.keyboard.press('Backspace')
      await expect(box(3)).toBeFocused()
      await page.keyboard.type('00')
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(
        'This is not the code of the mail. 4 tries are left.',
      )
      await expect(box(1)).toBeFocused()
      await expectAccessible()
      await box(1).evaluate((input, text) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', text)
        input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      }, code)
      await expect(box(4)).toHaveValue(code.slice(3))
      await intercept(page, '**/api/auth/activate', (route) => route.abort(), { times: 1 })
      await page.getByRole('button', { name: 'Submit' }).click()
      await expectTold(page, 'An error occurred during activation')
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(page.getByRole('heading', { name: 'Account Successfully Verified' })).toBeVisible()
      await page.getByRole('button', { name: 'Proceed to Login now' }).click()
      // The root route is the landing page (C2).
      await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
      await tryToSignIn(page, 'EMP-00900')
      await expect(page.getByRole('main').getByRole('alert')).toContainText(
        'This account waits for approval.',
      )
    })

    await test.step('the HR Admin finds and approves it', async () => {
      await signIn(accounts.manager, '/employees')
      await page.getByRole('button', { name: '1 account waits for approval' }).click()
      const list = page.getByRole('dialog', { name: 'Pending accounts' })
      await expect(list.getByRole('row', { name: 'EMP-00900' })).toContainText(email)
      await expectAccessible()
      await list.getByRole('button', { name: 'Approve' }).click()
      const form = page.getByRole('dialog', { name: 'Approve EMP-00900' })
      await expect(form.getByRole('textbox', { name: 'First Name' })).toBeFocused()
      await expect(form.getByRole('combobox', { name: 'Branch' })).toHaveCount(0)
      await form.getByRole('textbox', { name: 'First Name' }).fill('Lorna')
      await form.getByRole('textbox', { name: 'Last Name' }).fill('Cruz')
      await form.getByRole('combobox', { name: 'Department' }).click()
      await page.getByRole('option', { name: 'Sewing' }).click()
      await form.getByRole('combobox', { name: 'Designation' }).click()
      await page.getByRole('option', { name: 'Sewer', exact: true }).click()
      await expectAccessible()
      await form.getByRole('button', { name: 'Approve' }).click()
      await expect(page.getByText('Account approved')).toBeVisible()
      // Until the form has closed, Escape would close it instead of the list.
      await expect(form).toBeHidden()
      await expect(list.getByText('Nobody waits for approval.')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(list).toBeHidden()
      await page.getByRole('searchbox', { name: 'Search' }).fill('EMP-00900')
      await expect(
        page.getByRole('row', { name: /EMP-00900.*Cruz.*Lorna.*San Isidro.*Sewing/ }),
      ).toBeVisible()
      expect((await sessionOf('EMP-00900', 'employee', chosen)).token).not.toBe('')
    })
  })
})

test('an accountant is approved by the General Manager and signs in; another one is refused with a reason', async ({
  page,
  signIn,
}) => {
  await register(page, { userId: 'ACT-900', email: 'ben@example.com', access: 'Accountant' })
  await activateByMail('ben@example.com')
  const refusedMail = await waitForApproval('ACT-901', 'act')

  // An HR Admin, who approves employees, does not see head office's accounts.
  const manager = await clientOf(accounts.manager)
  expect((await manager.send(listPendingAccounts, { query: {} })).total).toBe(0)

  await signIn(accounts.admin, '/')
  const needs = page.getByRole('region', { name: texts.dashboard.needsTitle })
  await needs.getByRole('link', { name: /accounts? waits? for approval$/ }).click()
  const list = page.getByRole('dialog', { name: 'Pending accounts' })
  await list.getByRole('row', { name: 'ACT-900' }).getByRole('button', { name: 'Approve' }).click()
  const form = page.getByRole('dialog', { name: 'Approve ACT-900' })
  await form.getByRole('textbox', { name: 'First Name' }).fill('Ben')
  await form.getByRole('textbox', { name: 'Last Name' }).fill('Reyes')
  await expect(form.getByRole('combobox')).toHaveCount(0)
  // The account is approved even if the list cannot be refetched.
  const unread = await hold(page, `**${listPendingAccounts.path}*`)
  await form.getByRole('button', { name: 'Approve' }).click()
  await expect(form).toBeHidden()
  unread.release()
  // Until its row has gone, the rows below would move up under the pointer, and the click would be lost.
  await expect(list.getByRole('row', { name: 'ACT-900' })).toHaveCount(0)

  await list.getByRole('row', { name: 'ACT-901' }).getByRole('button', { name: 'Refuse' }).click()
  const refusal = page.getByRole('dialog', { name: 'Refuse ACT-901' })
  await refusal.getByRole('textbox', { name: 'Reason' }).fill('Nobody here knows you')
  await refusal.getByRole('button', { name: 'Refuse' }).click()
  await expect(list.getByText('Nobody waits for approval.')).toBeVisible()
  expect((await mailTo(refusedMail, 'Your account was not approved')).text).toContain('Nobody here knows you')

  await leave(page)
  await page.goto('/login')
  await tryToSignIn(page, 'ACT-900')
  await expect(page.getByText('Ben Reyes')).toBeVisible()
  await expect(page.getByText('Accountant', { exact: true }).first()).toBeVisible()
})
