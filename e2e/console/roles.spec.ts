import type { Locator, Page } from '@playwright/test'
import { createPayslip, markPayslips, texts } from '@tahi/contract'
import { atDesk, expect, test } from '../support/browser-test.ts'
import { clientOf, idOf, recordDay } from '../support/client.ts'
import { accounts, origin, password } from '../support/demo-company.ts'
import { hold } from '../support/slow-network.ts'

test('an accountant reads and pays payslips, and changes nothing else', async ({
  page,
  browser,
  signIn,
  expectAccessible,
}) => {
  const manager = await clientOf(accounts.other)
  const code = 'EMP-00101'
  await recordDay(manager, { code, date: '2026-07-13', timeIn: '07:00', timeOut: '16:00' })
  const period = { date: '2026-07-13', endDate: '2026-07-19', payDate: '2026-07-20' }
  const { data } = await manager.send(createPayslip, {
    body: { employeeId: await idOf(manager, code), ...period },
  })
  await signIn(accounts.accountant, '/salary?from=2026-07-20&to=2026-07-20')
  const row = page.getByRole('row', { name: /EMP-00101/ })
  await expect(row).toContainText('Sta. Maria')
  await expect(page.getByRole('button', { name: 'Add Salary' })).toHaveCount(0)
  await expect(row.getByRole('button', { name: 'Edit' })).toHaveCount(0)
  await expect(row.getByRole('button', { name: 'Remove' })).toHaveCount(0)
  await expectAccessible()

  await test.step('a payslip opens to read, with what is behind it', async () => {
    await row.getByRole('button', { name: 'View' }).click()
    const payslip = page.getByRole('dialog', { name: 'Payslip' })
    await expect(payslip).toContainText('EMP-00101')
    await expect(payslip.getByText('Net Pay').first()).toBeVisible()
    await expect(payslip.getByRole('textbox')).toHaveCount(0)
    await expectAccessible()
    // The desk changes the status in between.
    for (const status of ['paid', 'pending'] as const) {
      await manager.send(markPayslips, { body: { ids: [data._id], status } })
      await expect(payslip.getByText(texts.payslip[status], { exact: true })).toBeVisible()
    }
    await page.keyboard.press('Escape')
    await expect(payslip).toHaveCount(0)
  })

  await test.step('and is marked as paid', async () => {
    await row.getByRole('button', { name: 'Mark as paid' }).click()
    await expect(row.getByText('Paid', { exact: true })).toBeVisible()
    await page.reload()
    await expect(row.getByText('Paid', { exact: true })).toBeVisible()
  })

  await test.step('attendance is there to read', async () => {
    await page.getByRole('link', { name: 'Attendance' }).click()
    await expect(page.getByRole('row', { name: /EMP-/ }).first()).toBeVisible()
    for (const name of ['New Attendance', 'Import', 'Edit', 'Remove', 'Confirm'])
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
    await expectAccessible()
  })

  await test.step('one link to it is everybody’s', async () => {
    const payslip = page.getByRole('dialog', { name: 'Payslip' })
    await page.goto(`/salary/new?id=${data._id}`)
    await expect(payslip).toContainText('EMP-00101')
    await expect(page).toHaveURL(`/salary?show=${data._id}`)
    const hr = await atDesk(browser, accounts.hr)
    await hr.goto(page.url())
    await expect(hr).toHaveURL(`/salary/new?id=${data._id}`)
    await expect(hr.getByRole('heading', { name: 'Payslip' })).toBeVisible()
    const manager = await atDesk(browser, accounts.admin)
    await manager.goto(hr.url())
    await expect(manager.getByRole('dialog', { name: 'Payslip' })).toContainText('EMP-00101')
    await manager.keyboard.press('Escape')
    await expect(manager).toHaveURL(/salary$/)
  })

  await test.step('a link to a form says that it is not allowed', async () => {
    for (const path of ['/attendance/new', '/salary/new', '/salary/new/']) {
      await page.goto(path)
      await expect(page.getByText('Not allowed')).toBeVisible()
      await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0)
    }
    await expectAccessible()
  })
})

test('an HR Manager works in every branch', async ({ page, signIn, expectAccessible }) => {
  await signIn(accounts.hr, '/attendance')
  const rows = page.getByRole('table', { name: 'Attendance' }).locator('tbody tr')
  await expect(page.getByRole('columnheader', { name: 'Branch' })).toBeVisible()
  await expect(rows.filter({ hasText: 'San Isidro' }).first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Branch' }).click()
  await page.getByRole('option', { name: 'Sta. Maria' }).click()
  await expect(page).toHaveURL(/branch=/)
  await expect(rows.filter({ hasNotText: 'Sta. Maria' })).toHaveCount(0)
  await expect(rows).toHaveCount(12)
  await expectAccessible()

  await test.step('employees of both branches are found, with their branch', async () => {
    await page.getByRole('button', { name: 'New Attendance' }).click()
    await page.getByRole('combobox', { name: 'Employee Name' }).fill('EMP-00102')
    await expect(page.getByRole('option', { name: /EMP-00102.*Sta\. Maria/ })).toBeVisible()
    await page.getByRole('combobox', { name: 'Employee Name' }).fill('EMP-00045')
    await expect(page.getByRole('option', { name: /EMP-00045.*San Isidro/ })).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('so are payslips', async () => {
    await page.getByRole('link', { name: 'Salary' }).click()
    await expect(page.getByRole('columnheader', { name: 'Branch' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add Salary' }).first()).toBeVisible()
  })
})

test('an HR Admin has one branch and no choice of it', async ({ page, signIn }) => {
  await signIn(accounts.other, '/attendance')
  await expect(page.getByRole('row', { name: /EMP-/ }).first()).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Branch' })).toHaveCount(0)
  await expect(page.getByRole('columnheader', { name: 'Branch' })).toHaveCount(0)
})

test('a link that somebody who is signed out opens is where they arrive', async ({ page }) => {
  await page.goto('/salary?status=paid')
  await expect(page).toHaveURL(/\/login\?/)
  await page.getByRole('textbox', { name: 'USER ID' }).fill(accounts.accountant)
  await page.getByRole('textbox', { name: 'PASSWORD' }).fill(password)
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await expect(page).toHaveURL(/\/salary\?status=paid$/)
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('Paid')
})

test('Logout ends the session here and on the server', async ({ page, signIn, expectAccessible }) => {
  await signIn(accounts.other)
  const token = await page.evaluate(() => sessionStorage.getItem('tahi-token'))
  const whoAmI = () => fetch(`${origin}/api/auth/user`, { headers: { authorization: `Bearer ${token}` } })
  expect((await whoAmI()).status).toBe(200)
  await page.goto('/attendance')
  const printed = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  const paper = await printed
  await expect(paper.getByText('Attendance Progress List').first()).toBeVisible()

  await page.getByRole('button', { name: /HR Admin/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  await expect.poll(async () => (await whoAmI()).status).toBe(401)
  // On a shared computer nobody finds the printed page.
  await expect.poll(() => paper.isClosed()).toBe(true)

  await page.goto('/attendance')
  await expect(page).toHaveURL(/\/login/)
  const kept = await page.evaluate(() => Object.keys(sessionStorage))
  expect(kept.filter((name) => name.startsWith('tahi-'))).toEqual([])
})

test('where the bar has no room, the menu says who is signed in', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn(accounts.other)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: /HR Admin/ }).click()
  const menu = page.getByRole('menu')
  await expect(menu.getByText('HR Admin')).toBeVisible()
  await expectAccessible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(menu.getByText('HR Admin')).toBeHidden()
  await expect(menu.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
})

test('Logout waits for no answer', async ({ page, signIn }) => {
  await signIn(accounts.other)
  const logout = await hold(page, '**/api/auth/logout')
  await page.getByRole('button', { name: /HR Admin/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await logout.asked
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  const kept = await page.evaluate(() => Object.keys(sessionStorage))
  expect(kept.filter((name) => name.startsWith('tahi-'))).toEqual([])
})

test('Logout asks before what was typed is lost', async ({ page, signIn }) => {
  await signIn(accounts.other, '/attendance/new')
  await page.getByLabel('Time IN').fill('7:05')
  await page.getByLabel('Time IN').press('Tab')
  const logout = async () => {
    await page.getByRole('button', { name: /HR Admin/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
  }
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })

  await logout()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByLabel('Time IN')).toHaveValue('07:05')
  expect(await page.evaluate(() => sessionStorage.getItem('tahi-token'))).not.toBeNull()

  // The browser must not ask a second time; its dialog would keep the person on the page.
  await logout()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
})

test('everything is reached by the keyboard alone', async ({ page, expectAccessible }) => {
  const { keyboard } = page
  await page.goto('/login')
  await expect(page.getByRole('textbox', { name: 'USER ID' })).toBeFocused()
  await keyboard.type(accounts.manager)
  await keyboard.press('Tab')
  await keyboard.type(password)
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Needs you today' })).toBeVisible()

  await test.step('the palette leads to Salary', async () => {
    await keyboard.press('Control+k')
    await expect(page.getByRole('textbox', { name: 'Search' })).toBeFocused()
    await expectAccessible()
    await keyboard.type('sala')
    await expect(page.getByRole('button', { name: 'Salary', exact: true })).toHaveAttribute('data-selected')
    await keyboard.press('Enter')
    await expect(page).toHaveURL(/\/salary$/)
    await expect(page.getByRole('row', { name: /EMP-/ }).first()).toBeVisible()
  })

  await test.step('the skip link leads past the menu, and the table is one stop', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Skip to content' }))
    await keyboard.press('Enter')
    const rows = page.locator('tbody tr')
    await tabTo(page, rows.first())
    await keyboard.press('ArrowDown')
    await expect(rows.nth(1)).toBeFocused()
    await keyboard.press('Enter')
    await expect(page).toHaveURL(/\/salary\/new\?id=/)
    await expect(page.getByText('Net Pay').first()).toBeVisible()
  })
})

/** Presses Tab until the target has the focus; after the end of the page comes its beginning. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < 60; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('No press of Tab led there')
}
