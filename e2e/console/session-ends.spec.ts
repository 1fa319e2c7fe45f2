import { readPerson, resetPassword } from '@tahi/contract'
import { endSession, expect, test } from '../support/browser-test.ts'
import { clientOf, idOf, recordDay } from '../support/client.ts'
import { accounts, password } from '../support/demo-company.ts'
import { cutLive, hold } from '../support/slow-network.ts'

test.describe('a session that ends in the middle of a form', () => {
  test.use({ expectedErrors: [/401/] })

  test('leads to the login and back, with what was typed, and from there to where it was begun', async ({
    page,
    signIn,
  }) => {
    // The page learns of the end by its next request: over the realtime connection it could be at any moment, even in the
    // middle of typing.
    await cutLive(page)
    const list = '/attendance?search=EMP'
    await signIn(accounts.other, list)
    await page.getByRole('button', { name: 'New Attendance' }).click()
    await page.getByLabel('Time IN').fill('7:05')
    await page.getByLabel('Time IN').press('Tab')

    // The login page's code is held back: until it arrives, nothing but the loading message is shown.
    const login = await hold(page, /assets\/login-page-.*\.js/)

    await endSession(page)
    await page.getByRole('combobox', { name: 'Employee Name' }).fill('EMP-000')
    await login.asked
    await page.keyboard.type('01')
    // The page that is leaving may have the same text, behind the new one.
    await expect(page.getByText('Loading...').filter({ visible: true })).toBeVisible()
    login.release()

    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByText('Your session has ended.', { exact: false })).toBeVisible()
    await expect(page).toHaveTitle('Sign in · Tahi')
    await page.getByRole('textbox', { name: 'USER ID' }).fill(accounts.other)
    await page.getByRole('textbox', { name: 'PASSWORD' }).fill(password)
    await page.getByRole('button', { name: 'LOGIN' }).click()
    await expect(page).toHaveURL(/\/attendance\/new/)
    await expect(page.getByLabel('Time IN')).toHaveValue('07:05')

    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL(list)
  })

  test('keeps the status that was chosen for a day', async ({ page, signIn }) => {
    const day = { code: 'EMP-00045', date: '2026-07-09', timeIn: '07:00', timeOut: '16:00' }
    const { _id } = await recordDay(await clientOf(accounts.manager), day)
    await cutLive(page)
    await signIn(accounts.manager, `/attendance/new?id=${_id}`)
    const status = page.getByRole('combobox', { name: 'Status' })
    await status.click()
    await page.getByRole('option', { name: 'Halfday' }).click()

    await endSession(page)
    await page.getByRole('button', { name: 'Save Shift' }).click()
    await page.getByRole('textbox', { name: 'USER ID' }).fill(accounts.manager)
    await page.getByRole('textbox', { name: 'PASSWORD' }).fill(password)
    await page.getByRole('button', { name: 'LOGIN' }).click()
    await expect(page).toHaveURL(/\/attendance\/new/)
    await expect(status).toHaveValue('Halfday')

    await page.getByRole('banner').getByRole('link', { name: 'Attendance' }).click()
    await page
      .getByRole('dialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Leave' })
      .click()
    await expect(page).toHaveURL(/\/attendance$/)
  })

  test('leads back also by way of a new password that has to be chosen, whose Cancel loses nothing', async ({
    page,
    signIn,
  }) => {
    const admin = await clientOf(accounts.admin)
    const _id = await idOf(admin, accounts.other)
    const { birthday } = (await admin.send(readPerson, { params: { id: _id } })).data
    await cutLive(page)
    await signIn(accounts.other, '/attendance')
    await page.getByRole('button', { name: 'New Attendance' }).click()
    await page.getByLabel('Time IN').fill('7:05')
    await page.getByLabel('Time IN').press('Tab')
    await admin.send(resetPassword, { body: { _id } })
    await page.getByRole('combobox', { name: 'Employee Name' }).fill('EMP-000')

    const field = (name: string) => page.getByRole('textbox', { name, exact: true })
    const comeBack = async () => {
      await field('USER ID').fill(accounts.other)
      await field('PASSWORD').fill(birthday ?? '')
      await page.getByRole('button', { name: 'LOGIN' }).click()
    }
    await comeBack()
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await comeBack()
    await field('Present password').fill(birthday ?? '')
    await field('New password').fill('sinulid-at-karayom')
    await field('New password again').fill('sinulid-at-karayom')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page).toHaveURL(/\/attendance\/new/)
    await expect(page.getByLabel('Time IN')).toHaveValue('07:05')
    await page.evaluate(() => sessionStorage.clear())
  })

  test('takes the dialogs and windows with it that the next person must not see', async ({
    page,
    signIn,
  }) => {
    await cutLive(page)
    await signIn(accounts.admin, '/salary?from=2026-11-05&to=2026-11-05')
    const payDay = page.getByRole('row').filter({ hasText: 'San Isidro' })
    await payDay.click()
    const popup = page.waitForEvent('popup')
    await page.getByRole('dialog').getByRole('button', { name: 'Print' }).click()
    const paper = await popup

    await endSession(page)
    const closed = paper.waitForEvent('close')
    await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click()
    await page.getByRole('textbox', { name: 'USER ID' }).fill(accounts.manager)
    await page.getByRole('textbox', { name: 'PASSWORD' }).fill(password)
    await page.getByRole('button', { name: 'LOGIN' }).click()
    await expect(page).toHaveURL(/\/salary/)
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await closed
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('a dialog goes with the page that it is about', async ({ page, signIn }) => {
  await signIn(accounts.admin, '/attendance')
  await page.getByRole('link', { name: 'Salary' }).click()
  // Until then, the page before is there, whose rows have the same name.
  await expect(page.getByRole('main').getByRole('heading', { name: 'Salary', level: 1 })).toBeVisible()
  const payDay = page.getByRole('row').filter({ hasText: 'San Isidro' }).first()
  await payDay.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/attendance/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
