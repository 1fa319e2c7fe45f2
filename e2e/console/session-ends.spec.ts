import { readPerson, resetPassword, texts } from '@tahi/contract'
import { endSession, expect, test } from '../support/browser-test.ts'
import { clientOf, idOf, recordDay } from '../support/client.ts'
import { accounts, origin, password } from '../support/demo-company.ts'
import { mailTo } from '../support/outbox.ts'
import { cutLive, hold } from '../support/slow-network.ts'
import { visit } from '../support/visit.ts'

// The browser logs the refusal by which a page learns that its session has ended.
test.use({ expectedErrors: [/401/] })

test('Logout asks before what was typed is lost, and ends the session here and on the server', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn(accounts.other, '/attendance')
  const token = await page.evaluate(() => sessionStorage.getItem('tahi-token'))
  const whoAmI = () => fetch(`${origin}/api/auth/user`, { headers: { authorization: `Bearer ${token}` } })
  expect((await whoAmI()).status).toBe(200)
  const printed = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  const paper = await printed
  await expect(paper.getByText('Attendance Progress List').first()).toBeVisible()
  await page.getByRole('button', { name: 'New Attendance' }).click()
  await page.getByLabel('Time IN').fill('7:05')
  await page.getByLabel('Time IN').press('Tab')
  const menu = page.getByRole('menu')
  const logout = async () => {
    await page.getByRole('button', { name: /HR Admin/ }).click()
    await menu.getByRole('menuitem', { name: 'Logout' }).click()
  }
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })

  await test.step('where the bar has no room, the menu says who is signed in', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: /HR Admin/ }).click()
    await expect(menu.getByText('HR Admin')).toBeVisible()
    await expectAccessible()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(menu.getByText('HR Admin')).toBeHidden()
    await expect(menu.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('who stays loses nothing', async () => {
    await logout()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByLabel('Time IN')).toHaveValue('07:05')
    expect(await page.evaluate(() => sessionStorage.getItem('tahi-token'))).toBe(token)
  })

  await test.step('who leaves is not asked again, and waits for no answer', async () => {
    const answer = await hold(page, '**/api/auth/logout')
    // The browser must not ask a second time; its dialog would keep the person on the page.
    await logout()
    await question.getByRole('button', { name: 'Leave' }).click()
    await answer.asked
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
    const kept = await page.evaluate(() => Object.keys(sessionStorage))
    expect(kept.filter((name) => name.startsWith('tahi-'))).toEqual([])
    answer.release()
    await expect.poll(async () => (await whoAmI()).status).toBe(401)
  })

  await test.step('on a shared computer nobody finds the printed page, nor comes back', async () => {
    await expect.poll(() => paper.isClosed()).toBe(true)
    await page.goto('/attendance')
    await expect(page).toHaveURL(/\/login/)
  })
})

test('a session that ends in the middle of a form leads to the login and back, and loses nothing', async ({
  page,
  context,
  signIn,
}) => {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const signInAgain = async (secret: string) => {
    await field('USER ID').fill(accounts.other)
    await field('PASSWORD').fill(secret)
    await page.getByRole('button', { name: 'LOGIN' }).click()
  }
  // The page learns of the end by its next request: over the realtime connection it could be at any moment, even in the
  // middle of typing.
  await cutLive(page)
  const list = '/attendance?search=EMP'
  await signIn(accounts.other, list)

  await test.step('with what was typed, and from there to where it was begun', async () => {
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
    await signInAgain(password)
    await expect(page).toHaveURL(/\/attendance\/new/)
    await expect(page.getByLabel('Time IN')).toHaveValue('07:05')

    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL(list)
  })

  await test.step('with the status that was chosen for a day', async () => {
    const day = { code: 'EMP-00102', date: '2026-07-09', timeIn: '07:00', timeOut: '16:00' }
    const { _id } = await recordDay(await clientOf(accounts.other), day)
    await visit(page, `/attendance/new?id=${_id}`)
    const status = page.getByRole('combobox', { name: 'Status' })
    await expect(status).toHaveValue('Present')
    await status.click()
    await page.getByRole('option', { name: 'Halfday' }).click()

    await endSession(page)
    await page.getByRole('button', { name: 'Save Shift' }).click()
    await signInAgain(password)
    await expect(page).toHaveURL(/\/attendance\/new/)
    await expect(status).toHaveValue('Halfday')

    await page.getByRole('banner').getByRole('link', { name: 'Attendance' }).click()
    await page
      .getByRole('dialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Leave' })
      .click()
    await expect(page).toHaveURL(/\/attendance$/)
  })

  await test.step('also after a reset, with the password that is chosen by mail in another tab', async () => {
    const admin = await clientOf(accounts.admin)
    const _id = await idOf(admin, accounts.other)
    const { email } = (await admin.send(readPerson, { params: { id: _id } })).data
    await page.getByRole('button', { name: 'New Attendance' }).click()
    await page.getByLabel('Time IN').fill('7:05')
    await page.getByLabel('Time IN').press('Tab')
    await admin.send(resetPassword, { body: { _id } })
    await page.getByRole('combobox', { name: 'Employee Name' }).fill('EMP-0010')

    await expect(page).toHaveURL(/\/login/)
    const { link } = await mailTo(email, texts.letters.choosePassword.reasons.reset.subject)
    const mailed = await context.newPage()
    await mailed.goto(link)
    await mailed.getByRole('textbox', { name: 'New password', exact: true }).fill('sinulid-at-karayom')
    await mailed.getByRole('textbox', { name: 'New password again' }).fill('sinulid-at-karayom')
    await mailed.getByRole('button', { name: 'Change password' }).click()
    await expect(mailed.getByText(texts.forgottenPassword.done).first()).toBeVisible()
    await mailed.close()
    await signInAgain('sinulid-at-karayom')
    await expect(page).toHaveURL(/\/attendance\/new/)
    await expect(page.getByLabel('Time IN')).toHaveValue('07:05')
    await page.evaluate(() => sessionStorage.clear())
  })
})

test('a session that ends on the dashboard says so too, and leads back to the branch that was chosen', async ({
  page,
  signIn,
}) => {
  await cutLive(page)
  await signIn(accounts.admin, '/')
  const branch = page.getByRole('combobox', { name: 'Branch' })
  const choose = async (name: string) => {
    await branch.click()
    await page.getByRole('option', { name }).click()
  }
  await choose('Sta. Maria')
  await expect(page).toHaveURL(/branch=/)
  await endSession(page)
  await choose('San Isidro')
  const userId = page.getByRole('textbox', { name: 'USER ID' })
  // The dashboard's cards say it too, until the login has taken their place.
  await expect(userId).toBeVisible()
  await expect(page.getByText(texts.signIn.ended)).toBeVisible()
  await userId.fill(accounts.admin)
  await page.getByRole('textbox', { name: 'PASSWORD' }).fill(password)
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await expect(branch).toHaveValue('San Isidro')
})

test('the next person at a tab sees nothing of the one before', async ({ page, signIn }) => {
  const signInAt = async (userId: string) => {
    await page.getByRole('textbox', { name: 'USER ID' }).fill(userId)
    await page.getByRole('textbox', { name: 'PASSWORD' }).fill(password)
    await page.getByRole('button', { name: 'LOGIN' }).click()
  }

  await test.step('not what was selected', async () => {
    const day = { date: '2026-07-21', timeIn: '07:30', timeOut: '16:30', status: 'pending' } as const
    await recordDay(await clientOf(accounts.manager), { ...day, code: 'EMP-00041' })
    await signIn(accounts.manager, '/attendance?from=2026-07-21&to=2026-07-21')
    await page.getByRole('checkbox', { name: /EMP-00041/ }).check()
    await endSession(page)
    // The page notices it by itself.
    await expect(page).toHaveURL(/\/login/)
    await signInAt(accounts.hr)
    await expect(page.getByRole('checkbox', { name: /EMP-00041/ })).not.toBeChecked()
  })

  await cutLive(page)
  await signIn(accounts.admin, '/attendance')
  const payDay = page.getByRole('row').filter({ hasText: 'San Isidro' }).first()
  const dialog = page.getByRole('dialog')

  await test.step('a dialog goes with the page that it is about', async () => {
    await page.getByRole('link', { name: 'Salary' }).click()
    // Until then, the page before is there, whose rows have the same name.
    await expect(page.getByRole('main').getByRole('heading', { name: 'Salary', level: 1 })).toBeVisible()
    await payDay.click()
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/attendance/)
    await expect(dialog).toHaveCount(0)
  })

  await test.step('and dialogs and windows go with the session', async () => {
    await page.goForward()
    await expect(page.getByRole('main').getByRole('heading', { name: 'Salary', level: 1 })).toBeVisible()
    await payDay.click()
    const popup = page.waitForEvent('popup')
    await dialog.getByRole('button', { name: 'Print' }).click()
    const paper = await popup

    await endSession(page)
    const closed = paper.waitForEvent('close')
    await dialog.getByRole('button', { name: 'Export' }).click()
    await signInAt(accounts.manager)
    await expect(page).toHaveURL(/\/salary/)
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await closed
    await expect(dialog).toHaveCount(0)
  })
})
