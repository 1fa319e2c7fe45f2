import type { Locator, Page } from '@playwright/test'
import { createPayslip, listPayslips, markPayslips, readPayslip, texts, updatePerson } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf, idOf, recordDay } from '../support/client.ts'
import { accounts, password } from '../support/demo-company.ts'
import { choose, rowsOf } from '../support/employees.ts'
import { visit } from '../support/visit.ts'

test('an accountant reads and pays payslips, and changes nothing else', async ({
  page,
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
  const payslip = page.getByRole('dialog', { name: 'Payslip' })
  await signIn(accounts.accountant, '/salary?from=2026-07-20&to=2026-07-20')
  const row = page.getByRole('row', { name: /EMP-00101/ })
  await expect(row).toContainText('Sta. Maria')
  await expect(page.getByRole('button', { name: 'Add Salary' })).toHaveCount(0)
  await expect(row.getByRole('button', { name: 'Edit' })).toHaveCount(0)
  await expect(row.getByRole('button', { name: 'Remove' })).toHaveCount(0)

  await test.step('a payslip opens to read, with what is behind it', async () => {
    await row.getByRole('button', { name: 'View' }).click()
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
    const kept = await manager.send(readPayslip, { params: { id: data._id } })
    expect(kept.data.status).toBe('paid')
  })

  await test.step('a link to its form leads to where it is read', async () => {
    await visit(page, `/salary/new?id=${data._id}`)
    await expect(payslip).toContainText('EMP-00101')
    await expect(page).toHaveURL(`/salary?show=${data._id}`)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/salary$/)
  })

  await test.step('attendance is there to read', async () => {
    await page.getByRole('link', { name: 'Attendance' }).click()
    await expect(page.getByRole('main', { name: 'Attendance' })).toBeVisible()
    await expect(page.getByRole('row', { name: /EMP-/ }).first()).toBeVisible()
    for (const name of ['New Attendance', 'Import', 'Edit', 'Remove', 'Confirm'])
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
  })

  await test.step('so are records of people', async () => {
    await visit(page, '/employees?search=EMP-00001')
    await expect(rowsOf(page)).toHaveCount(1)
    for (const name of ['Add Employee', 'Edit', 'View'])
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
    await expect(page.getByRole('columnheader', { name: 'Actions' })).toHaveCount(0)
    await rowsOf(page).first().click()
    await expect(page.getByRole('heading', { name: 'Payroll' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await expectAccessible()
  })

  await test.step('which follow what HR changes meanwhile', async () => {
    const hr = await clientOf(accounts.hr)
    const _id = await idOf(hr, 'EMP-00001')
    await hr.send(updatePerson, { body: { _id, dailyRate: 612 } })
    await expect(page.getByRole('table', { name: texts.employeeRates.title })).toContainText('612.00')
    await visit(page, `/profile?id=${_id}`)
    const contact = page.getByLabel('Contact')
    await expect(contact).toBeDisabled()
    await hr.send(updatePerson, { body: { _id, contact: '0900 612 0000' } })
    await expect(contact).toHaveValue('0900 612 0000')
  })

  await test.step('a link to a form says that it is not allowed, inside the frame', async () => {
    await page.goto('/attendance/new')
    const refused = page.getByRole('main').getByRole('heading', { name: 'Not allowed' })
    await expect(refused).toBeVisible()
    await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expectAccessible()
    await visit(page, '/employees/new')
    await expect(page).toHaveURL(/employees/)
    await expect(refused).toBeVisible()
    await page.getByRole('link', { name: 'Go to the start' }).click()
    await expect(refused).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  })
})

test('an HR Manager works in every branch', async ({ page, signIn }) => {
  await signIn(accounts.hr, '/attendance')
  const rows = page.getByRole('table', { name: 'Attendance' }).locator('tbody tr')
  await expect(page.getByRole('columnheader', { name: 'Branch' })).toBeVisible()
  await expect(rows.filter({ hasText: 'San Isidro' }).first()).toBeVisible()
  await choose(page, 'Branch', 'Sta. Maria')
  await expect(page).toHaveURL(/branch=/)
  await expect(rows.filter({ hasNotText: 'Sta. Maria' })).toHaveCount(0)
  await expect(rows).toHaveCount(12)

  await test.step('employees of both branches are found, with their branch', async () => {
    await page.getByRole('button', { name: 'New Attendance' }).click()
    await page.getByRole('combobox', { name: 'Employee Name' }).fill('EMP-00102')
    await expect(page.getByRole('option', { name: /EMP-00102.*Sta\. Maria/ })).toBeVisible()
    await page.getByRole('combobox', { name: 'Employee Name' }).fill('EMP-00045')
    await expect(page.getByRole('option', { name: /EMP-00045.*San Isidro/ })).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('so are payslips, and a link to where one is read leads to its form', async () => {
    await page.getByRole('link', { name: 'Salary' }).click()
    await expect(page.getByRole('main', { name: 'Salary' })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Branch' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add Salary' }).first()).toBeVisible()
    const [payslip] = (
      await (await clientOf(accounts.hr)).send(listPayslips, { params: { id: 'all' }, query: {} })
    ).data
    await visit(page, `/salary?show=${payslip?._id}`)
    await expect(page).toHaveURL(`/salary/new?id=${payslip?._id}`)
    await expect(page.getByRole('heading', { name: 'Payslip' })).toBeVisible()
  })

  // HR sees every branch, and so has to choose one.
  await test.step('what a form refuses to be without is marked before', async () => {
    // No form has the button of the one before, which is still there for a moment.
    for (const [form, save] of [
      ['/attendance/new', 'Save Shift'],
      ['/announcement/new', 'Save'],
      ['/leaves/new', 'Save Leave'],
      ['/documents/new', 'Save'],
      ['/employees/new', 'Save User'],
    ] as const) {
      await visit(page, form)
      await page.getByRole('main').getByRole('button', { name: save, exact: true }).click()
      const refused = page.locator('main :is(input, textarea)[aria-invalid=true]')
      await expect(refused.first(), form).toBeVisible()
      for (const field of await refused.all()) {
        const name = (await field.getAttribute('aria-label')) ?? (await field.getAttribute('id')) ?? ''
        await expect(field, `${form} ${name}`).toHaveAttribute('required')
      }
    }
  })

  await test.step('several people are added to a branch in a row without leaving the keyboard', async () => {
    await choose(page, 'Branch', 'Sta. Maria')
    await choose(page, 'Department', 'Packing')
    await choose(page, 'Designation', 'Packer')
    for (const [index, firstName] of ['Una', 'Dalawa'].entries()) {
      await page.getByLabel('First Name').fill(firstName)
      await page.getByLabel('Last Name').fill('Magkasunod')
      await page.getByLabel('Email').fill(`${firstName}@journey.example`)
      await page.getByRole('textbox', { name: 'Birthday' }).fill('1995-06-07')
      await page.getByRole('textbox', { name: 'Birthday' }).press('Tab')
      await page.keyboard.press('Control+Enter')
      await expect(page.getByRole('heading', { name: `Added just now: ${index + 1}` })).toBeVisible()
      await expect(page.getByLabel('First Name')).toBeFocused()
      await expect(page.getByLabel('First Name')).toHaveValue('')
      await expect(page.getByRole('combobox', { name: 'Branch' })).toHaveValue('Sta. Maria')
      await expect(page.getByRole('combobox', { name: 'Designation' })).toHaveValue('Packer')
    }
    await visit(page, '/employees?search=dalawa')
    await expect(page.getByRole('row', { name: /Magkasunod/ })).toContainText('Packer')
  })
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
    // Key by key: results for earlier letters must not stay.
    await keyboard.type('sal')
    // People are found later than pages, and come below them.
    const first = page.getByRole('dialog').getByRole('button').first()
    await expect(first).toHaveText('Salary')
    await expect(first).toHaveAttribute('data-selected')
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
