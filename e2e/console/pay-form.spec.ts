import type { Locator, Page } from '@playwright/test'
import {
  createAttendance,
  createPayslip,
  createPunch,
  markPayslips,
  type Payslip,
  previewPayslip,
  removePayslip,
  texts,
} from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { claimOf } from '../support/claims.ts'
import { clientOf, clientWith, sessionOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { addEmployee, choose } from '../support/employees.ts'
import { intercept } from '../support/intercept.ts'
import { setPassword } from '../support/set-password.ts'
import { visit } from '../support/visit.ts'

const { fields, notSaved, overlap, paidFrozen, printSlip, setBack, setBackQuestion } = texts.payslip

// A removed payslip is read once more, a paid one is not saved, and one save has no line.
test.use({ expectedErrors: [/404|409|ERR_FAILED/] })

test('an HR Admin has payslips open while others work on them too', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const hr = await clientOf(accounts.manager)
  const accountant = await clientOf(accounts.accountant)
  const { _id: employeeId, userId } = await addEmployee('Nakatingin')
  /** The payslip of a week from Monday to Friday. */
  const payslipOf = async (date: string, endDate: string) =>
    (await hr.send(createPayslip, { body: { employeeId, date, endDate } })).data._id
  const mark = (_id: string, status: Payslip['status']) =>
    accountant.send(markPayslips, { body: { ids: [_id], status } })
  const recompute = page.getByRole('button', { name: 'Recompute' })
  const frozen = page.getByText(paidFrozen)

  await test.step('one in which nothing is typed follows what others make of it, and tells it', async () => {
    const _id = await payslipOf('2026-11-02', '2026-11-06')
    await signIn(accounts.manager, `/salary/new?id=${_id}`)
    await expect(recompute).toBeVisible()
    await page.getByText(texts.history.title, { exact: true }).click()
    const steps = page.getByRole('main').locator('ol > li')
    await expect(steps).toHaveText([/^Created.*Net Pay\s+₱0\.00/])

    await test.step('a figure of which nothing counts is explained as well', async () => {
      await page.getByRole('button', { name: new RegExp(fields.totalRegularPay) }).click()
      await expect(page.getByText('Nothing counts in this period.')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByText('Nothing counts in this period.')).toHaveCount(0)
    })

    await mark(_id, 'paid')
    await expect(frozen).toBeVisible()
    await expect(recompute).toHaveCount(0)
    await mark(_id, 'pending')
    await expect(recompute).toBeVisible()
    await expect(steps).toHaveText([/^Set back to pending/, /^Marked as paid/, /^Created/])

    const { token } = await sessionOf(userId, 'employee', await setPassword(userId))
    await clientWith(token).send(createPunch, { body: claimOf('2026-11-04') })
    await expect(page.getByText(texts.payslip.warnings.unrecorded_times)).toBeVisible()
    await expectAccessible()

    await test.step('also once what was typed is taken back', async () => {
      const address = `**/api/leave/salary/payslip/${_id}`
      let answer = () => {}
      const typed = new Promise<void>((resolve) => {
        answer = resolve
      })
      await intercept(page, address, (route) => typed.then(() => route.continue()), { times: 1 })
      const asked = page.waitForRequest(address)
      await mark(_id, 'paid')
      await asked
      const before = await page.getByRole('textbox', { name: fields.payDate }).inputValue()
      await type(page, fields.payDate, 'Dec 24, 2026')
      const read = page.waitForResponse(address)
      answer()
      await read
      await type(page, fields.payDate, before)
      await expect(frozen).toBeVisible()
      await mark(_id, 'pending')
      await expect(recompute).toBeVisible()
    })

    await hr.send(removePayslip, { body: { _id } })
    await expect(page.getByText(texts.recordNotFound)).toBeVisible()
    await expect(recompute).toHaveCount(0)
  })

  await test.step('one that somebody else paid is shown as it was paid, and set back after a question', async () => {
    const _id = await payslipOf('2026-10-19', '2026-10-23')
    await visit(page, `/salary/new?id=${_id}`)
    const end = await endOn(page, 'Oct 22, 2026')
    await mark(_id, 'paid')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Keep mine' }).click()
    await expect(frozen).toBeVisible()
    await expect(end).toHaveValue('Oct 23, 2026')
    await page.getByRole('button', { name: setBack }).click()
    const question = page.getByRole('dialog', { name: setBackQuestion(1) })
    await expect(question).toContainText('Nakatingin')
    await question.getByRole('button', { name: setBack }).click()
    await expect(frozen).toHaveCount(0)
    await expect(recompute).toBeVisible()

    await endOn(page, 'Oct 22, 2026')
    await mark(_id, 'paid')
    await page.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText(texts.changedSinceSeen)).toBeVisible()
    await expect(frozen).toBeVisible()

    const day = new URLSearchParams({ userId: employeeId, employee: 'Nakatingin', date: '2026-10-21' })
    await visit(page, `/attendance/new?${day}`)
    await page.getByRole('button', { name: texts.attendance.save }).click()
    const refusal = page.getByRole('alert').filter({ hasText: texts.attendance.paidByPayslip })
    await expect(refusal.getByRole('link', { name: texts.attendance.openPayslip })).toBeVisible()
  })

  await test.step('one that covers a day is removed where the day leads to, which can then be corrected', async () => {
    const date = '2026-10-14'
    const day = { userId: employeeId, date, timeIn: '07:00', timeOut: '', status: 'pending' as const }
    await hr.send(createAttendance, { body: { _id: 'new', ...day } })
    await payslipOf('2026-10-12', '2026-10-16')
    await visit(page, `/attendance?from=${date}&to=${date}&status=missingTimeOut`)
    await page
      .getByRole('row', { name: new RegExp(userId) })
      .getByRole('button', { name: 'Edit' })
      .click()
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: texts.attendance.openPayslip }).click()
    const tab = await opened
    await tab.getByRole('button', { name: 'Remove' }).click()
    const question = tab.getByRole('dialog', { name: texts.payslip.removeQuestion })
    await expect(question).toContainText('Nakatingin')
    await question.getByRole('button', { name: 'Remove' }).click()
    await expect(tab).toHaveURL(/\/salary$/)
    await tab.close()
    // As the browser does when the user comes back to the first tab; without windows it never left it.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expect(page.getByRole('button', { name: 'Correct times…' })).toBeVisible()
  })

  await test.step('a paper claims no payment that is not saved', async () => {
    const _id = await payslipOf('2026-10-05', '2026-10-09')
    // Where its save will lead back to.
    await visit(page, '/salary?from=2026-11-18&to=2026-11-18')
    await page
      .getByRole('row', { name: /Nakatingin.*Oct 9, 2026/ })
      .getByRole('button', { name: 'Edit' })
      .click()
    await expect(page).toHaveURL(new RegExp(`id=${_id}`))
    await expect(page.getByRole('textbox', { name: fields.to })).toHaveValue('Oct 9, 2026')
    await choose(page, fields.status, 'Paid')
    const popup = page.waitForEvent('popup')
    await page.getByRole('button', { name: printSlip }).click()
    const changed = await popup
    await expect(changed.getByText(fields.netPay).first()).toBeVisible()
    await expect(changed.getByText(notSaved, { exact: true })).toBeVisible()
    await expect(changed.getByText('Paid', { exact: true })).toHaveCount(0)
    await changed.close()
    await choose(page, fields.status, 'Pending')
  })

  await test.step('one that could not be saved keeps the sum that was shown, which is saved or none', async () => {
    await endOn(page, 'Oct 8, 2026')
    const save = page.getByRole('button', { name: 'Save' })
    await intercept(page, `**${createPayslip.path}`, (route) => route.abort())
    let computedAnew = 0
    page.on('request', (request) => {
      if (request.url().endsWith(previewPayslip.path)) computedAnew += 1
    })
    await save.click()
    await expect(page.getByText('Check the connection and save again').first()).toBeVisible()
    expect(computedAnew).toBe(0)
    await page.unroute(`**${createPayslip.path}`)
    const sent = page.waitForRequest(`**${createPayslip.path}`)
    await save.click()
    expect((await sent).postDataJSON()).toMatchObject({ endDate: '2026-10-08', shownNetPay: 0 })
    await expect(page.getByRole('row', { name: /Nakatingin.*Oct 8, 2026/ })).toBeVisible()
  })

  await test.step('where the days have a payslip, a second one cannot be saved, and so is not printed', async () => {
    await visit(page, '/salary/new')
    await page.getByRole('combobox', { name: fields.employeeUserId }).fill(userId)
    await page.getByRole('option', { name: new RegExp(userId) }).click()
    await type(page, fields.from, 'Oct 5, 2026')
    await type(page, fields.to, 'Oct 8, 2026')
    await expect(page.getByText(overlap).first()).toBeVisible()
    await expect(page.getByRole('button', { name: printSlip })).toBeDisabled()
    await type(page, fields.from, 'Nov 9, 2026')
    await type(page, fields.to, 'Nov 13, 2026')
    await expect(page.getByRole('button', { name: printSlip })).toBeEnabled()
  })
})

/** Types a day, and leaves its field. */
async function type(page: Page, label: string, day: string): Promise<Locator> {
  const field = page.getByRole('textbox', { name: label })
  await field.fill(day)
  await field.press('Tab')
  return field
}

/** Types another last day, and waits for the figures. @returns the field */
async function endOn(page: Page, day: string): Promise<Locator> {
  const end = await type(page, fields.to, day)
  await expect(page.getByRole('button', { name: printSlip })).toBeEnabled()
  return end
}
