import type { Locator, Page } from '@playwright/test'
import {
  type AttendanceRecord,
  confirmAttendance,
  createAttendance,
  createPayslip,
  listAttendance,
  markPayslips,
  type Payslip,
  previewPayslip,
  texts,
} from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { addEmployee } from '../support/employees.ts'
import { intercept } from '../support/intercept.ts'
import { cutLive } from '../support/slow-network.ts'

// The server refuses until the question is answered.
test.use({ expectedErrors: [/409/] })

test('a payslip that would come to another sum by now is paid only after a question', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const hr = await clientOf(accounts.manager)
  const payDate = '2026-11-17'
  const { data } = await hr.send(listAttendance, {
    params: { id: 'all' },
    query: { status: 'toConfirm', from: '2026-11-16', to: payDate },
  })
  const days = data.filter(isOfItsOwn).slice(0, 3)
  for (const { userId, date } of days)
    await hr.send(createPayslip, { body: { employeeId: userId, date, endDate: date, payDate } })
  const [first, second, third] = days.map(({ employee }) => employee.userId)
  await signIn(accounts.manager, `/salary?from=${payDate}&to=${payDate}`)
  const row = (code = '') => page.getByRole('row', { name: new RegExp(code) })
  const question = page.getByRole('dialog', { name: texts.payslip.payOutdatedQuestion(1) })

  await test.step('while its day waits to be confirmed', async () => {
    await row(first).getByRole('button', { name: texts.payslip.markAsPaid }).click()
    await expect(question).toContainText(texts.payslip.payUnsettledDetail)
    await expect(question).toContainText(', 2026: ₱')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toHaveCount(0)
  })

  // Confirmed after their payslips were computed, which pay nothing for them.
  await hr.send(confirmAttendance, { body: { ids: days.slice(0, 2).map(({ _id }) => _id) } })

  await test.step('from its row', async () => {
    await row(first).getByRole('button', { name: texts.payslip.markAsPaid }).click()
    await expect(question).toContainText(texts.payslip.payOutdatedDetail(true))
    await expect(question.getByRole('row', { name: 'Total net pay' })).toContainText('₱0.00')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toHaveCount(0)
    await expect(row(first).getByRole('button', { name: texts.payslip.markAsPaid })).toBeVisible()
  })

  await test.step('from a selection of which one has days that wait, and one a late day', async () => {
    const all = page.getByRole('dialog', { name: texts.payslip.payOutdatedQuestion(3) })
    const late = await addEmployee('Laging-huli')
    const times = { date: payDate, timeIn: '09:00', timeOut: '16:00', status: 'late' as const }
    await hr.send(createAttendance, { body: { _id: 'new', userId: late._id, ...times } })
    const none = await addEmployee('Walang-araw')
    for (const { _id: employeeId } of [late, none])
      await hr.send(createPayslip, { body: { employeeId, date: payDate, endDate: payDate, payDate } })
    await page.reload()
    for (const name of [first, third, 'Laging-huli', 'Walang-araw'])
      await row(name).getByRole('checkbox').check()
    await page.getByRole('button', { name: '4 Selected - Mark as paid' }).click()
    await expect(all).toContainText(texts.payslip.othersPaid(1))
    const { payOutdatedDetail, payUnsettledDetail, payLateOrHalfDetail } = texts.payslip
    for (const reason of [payOutdatedDetail(true), payUnsettledDetail, payLateOrHalfDetail])
      await expect(all).toContainText(`1 of 3: ${reason}`)
    for (const code of [first, third, late.userId])
      await expect(all.getByRole('link', { name: new RegExp(code ?? '') })).toHaveAttribute(
        'target',
        '_blank',
      )
    await expectAccessible()
    await all.getByRole('button', { name: texts.payslip.leavePending }).click()
    await expect(row('Walang-araw').getByText('Paid', { exact: true })).toBeVisible()
    for (const name of [third, 'Laging-huli']) await row(name).getByRole('checkbox').uncheck()
  })

  await test.step('from a selection, as it was computed', async () => {
    await page.getByRole('button', { name: '1 Selected - Mark as paid' }).click()
    await question.getByRole('button', { name: texts.payslip.payAsComputed }).click()
    await expect(row(first).getByText('Paid', { exact: true })).toBeVisible()
    await expect(row(first)).toContainText('₱0.00')
  })

  await test.step('and from its form', async () => {
    await row(second).getByRole('button', { name: 'Edit' }).click()
    await expect(page.getByRole('heading', { name: 'Payslip', level: 1 })).toBeVisible()
    await page.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('option', { name: 'Paid' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText(texts.payslip.outdated).first()).toBeVisible()
    await page.getByRole('button', { name: 'Save' }).click()
    await question.getByRole('button', { name: texts.payslip.payAsComputed }).click()
    await expect(row(second).getByText('Paid', { exact: true })).toBeVisible()
  })
})

test('a payslip that somebody else saved meanwhile is shown as it is now where it is recomputed', async ({
  page,
  signIn,
}) => {
  const hr = await clientOf(accounts.manager)
  const payDate = '2026-11-16'
  const { data } = await hr.send(listAttendance, {
    params: { id: 'all' },
    query: { status: 'toConfirm', from: payDate, to: payDate },
  })
  const [day] = data
  if (!day) throw new Error('Nobody has a day to confirm')
  const body = { employeeId: day.userId, date: day.date, endDate: day.date, payDate }
  const payslip = (await hr.send(createPayslip, { body })).data
  await cutLive(page)
  await signIn(accounts.manager, `/salary/new?id=${payslip._id}`)
  const recompute = page.getByRole('button', { name: 'Recompute' })
  await expect(recompute).toBeVisible()
  await hr.send(createPayslip, { body: { ...body, _id: payslip._id, payDate: '2026-11-20' } })
  await hr.send(confirmAttendance, { body: { ids: [day._id] } })

  await recompute.first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Recompute' }).click()
  await expect(page.getByRole('alert').filter({ hasText: texts.changedSinceSeen })).toBeVisible()
  await expect(page.getByRole('textbox', { name: texts.payslip.fields.payDate })).toHaveValue('Nov 20, 2026')
  await recompute.first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Recompute' }).click()
  await expect(page.getByText(texts.updated)).toBeVisible()
})

test('a payslip that somebody else paid meanwhile is shown as it was paid, and set back after a question', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const hr = await clientOf(accounts.manager)
  const payslip = await paidUntilFriday('Bayad-na')
  await signIn(accounts.manager, `/salary/new?id=${payslip._id}`)
  const end = await endOnThursday(page)
  await hr.send(markPayslips, { body: { ids: [payslip._id], status: 'paid' } })
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByText(texts.payslip.paidFrozen)).toBeVisible()
  await expect(end).toHaveValue('Nov 6, 2026')
  await page.getByRole('button', { name: texts.payslip.setBack }).click()
  const question = page.getByRole('dialog', { name: texts.payslip.setBackQuestion(1) })
  await expect(question).toContainText('Bayad-na')
  await expectAccessible()
  await question.getByRole('button', { name: texts.payslip.setBack }).click()
  await expect(page.getByText(texts.payslip.paidFrozen)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Recompute' })).toBeVisible()

  await endOnThursday(page)
  await hr.send(markPayslips, { body: { ids: [payslip._id], status: 'paid' } })
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText(texts.changedSinceSeen)).toBeVisible()
  await expect(page.getByText(texts.payslip.paidFrozen)).toBeVisible()

  const day = new URLSearchParams({ userId: payslip.employeeId, employee: 'Bayad-na', date: '2026-11-04' })
  await page.goto(`/attendance/new?${day}`)
  await page.getByRole('button', { name: texts.attendance.save }).click()
  const refusal = page.getByRole('alert').filter({ hasText: texts.attendance.paidByPayslip })
  await expect(refusal.getByRole('link', { name: texts.attendance.openPayslip })).toBeVisible()
})

test('a payslip that covers a day is removed where the day leads to, which can then be corrected', async ({
  page,
  signIn,
}) => {
  const hr = await clientOf(accounts.manager)
  const { _id: userId, userId: code } = await addEmployee('Walang-labas')
  const day = { userId, date: '2026-11-04', timeIn: '07:00', timeOut: '', status: 'pending' as const }
  await hr.send(createAttendance, { body: { _id: 'new', ...day } })
  await hr.send(createPayslip, { body: { employeeId: userId, date: '2026-11-02', endDate: '2026-11-06' } })
  await signIn(accounts.manager, '/attendance?from=2026-11-04&to=2026-11-04&status=missingTimeOut')
  await page
    .getByRole('row', { name: new RegExp(code) })
    .getByRole('button', { name: 'Edit' })
    .click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: texts.attendance.openPayslip }).click()
  const tab = await opened
  await tab.getByRole('button', { name: 'Remove' }).click()
  const question = tab.getByRole('dialog', { name: texts.payslip.removeQuestion })
  await expect(question).toContainText('Walang-labas')
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(tab).toHaveURL(/\/salary$/)
  // As the browser does when the user comes back to the first tab; without windows it never left it.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(page.getByRole('button', { name: 'Correct times…' })).toBeVisible()
})

test.describe('without a server', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('a payslip that could not be saved keeps the sum that was shown, which is saved or none', async ({
    page,
    signIn,
  }) => {
    const payslip = await paidUntilFriday('Walang-linya')
    await signIn(accounts.manager, `/salary/new?id=${payslip._id}`)
    await endOnThursday(page)
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
    expect((await sent).postDataJSON()).toMatchObject({ endDate: '2026-11-05', shownNetPay: 0 })
    await expect(page.getByRole('row', { name: /Walang-linya.*Nov 5, 2026/ })).toBeVisible()
  })
})

/** The payslip of a new employee for a week, Nov 2 to 6. */
async function paidUntilFriday(lastName: string): Promise<Payslip> {
  const { _id: employeeId } = await addEmployee(lastName)
  const body = { employeeId, date: '2026-11-02', endDate: '2026-11-06' }
  return (await (await clientOf(accounts.manager)).send(createPayslip, { body })).data
}

/** Types the day before as the last one, and waits for the figures. @returns the field */
async function endOnThursday(page: Page): Promise<Locator> {
  const end = page.getByRole('textbox', { name: texts.payslip.fields.to })
  await end.fill('Nov 5, 2026')
  await end.press('Tab')
  await expect(page.getByRole('button', { name: texts.payslip.printSlip })).toBeEnabled()
  return end
}

/** The first of each person's days, for which a payslip of its own is made. */
const isOfItsOwn = ({ userId }: AttendanceRecord, at: number, days: readonly AttendanceRecord[]): boolean =>
  days.findIndex((day) => day.userId === userId) === at
