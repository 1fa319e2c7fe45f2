import type { Page } from '@playwright/test'
import {
  type AttendanceRecord,
  confirmAttendance,
  createAttendance,
  createPayslip,
  listAttendance,
  markPayslips,
  texts,
  updatePerson,
} from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf, idOf, recordDay } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { addEmployee } from '../support/employees.ts'
import { hold } from '../support/slow-network.ts'
import { visit } from '../support/visit.ts'

// The server refuses until the question is answered.
test.use({ expectedErrors: [/409/] })

const salary = (payDate: string) => `/salary?from=${payDate}&to=${payDate}`
const rowOf = (page: Page, code = '') => page.getByRole('row', { name: new RegExp(code) })
const paidIn = (page: Page, code = '') => rowOf(page, code).getByText('Paid', { exact: true })
const markIn = (page: Page, code = '') =>
  rowOf(page, code).getByRole('button', { name: texts.payslip.markAsPaid })

test('payslips are paid, recomputed and set back only after a question', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const hr = await clientOf(accounts.manager)
  const late = await addEmployee('Laging-huli')
  const none = await addEmployee('Walang-araw')
  const pay = async (employeeId: string, date: string, endDate: string, payDate: string) =>
    (await hr.send(createPayslip, { body: { employeeId, date, endDate, payDate } })).data._id

  const days = await daysToConfirm('2026-11-16', '2026-11-17')
  const [first, second, third] = days.map(({ employee }) => employee.userId)
  for (const { userId, date } of days) await pay(userId, date, date, '2026-11-17')

  await test.step('one that would come to another sum by now', async () => {
    const payDate = '2026-11-17'
    // Not `recordDay`, which knows no lateness.
    const times = { timeIn: '09:00', timeOut: '16:00', status: 'late' as const }
    await hr.send(createAttendance, { body: { _id: 'new', userId: late._id, date: payDate, ...times } })
    for (const { _id } of [late, none]) await pay(_id, payDate, payDate, payDate)
    await signIn(accounts.manager, salary(payDate))
    const question = page.getByRole('dialog', { name: texts.payslip.payOutdatedQuestion(1) })

    await test.step('while its day waits to be confirmed', async () => {
      await markIn(page, first).click()
      await expect(question).toContainText(texts.payslip.payUnsettledDetail)
      await expect(question).toContainText(', 2026: ₱')
      await question.getByRole('button', { name: 'Cancel' }).click()
      await expect(question).toHaveCount(0)
    })

    // Confirmed after their payslips were computed, which pay nothing for them.
    await hr.send(confirmAttendance, { body: { ids: days.slice(0, 2).map(({ _id }) => _id) } })

    await test.step('from its row', async () => {
      await markIn(page, first).click()
      await expect(question).toContainText(texts.payslip.payOutdatedDetail(true))
      await expect(question.getByRole('row', { name: 'Total net pay' })).toContainText('₱0.00')
      await question.getByRole('button', { name: 'Cancel' }).click()
      await expect(question).toHaveCount(0)
      await expect(markIn(page, first)).toBeVisible()
    })

    await test.step('from a selection of which one has days that wait, and one a late day', async () => {
      const all = page.getByRole('dialog', { name: texts.payslip.payOutdatedQuestion(3) })
      for (const name of [first, third, 'Laging-huli', 'Walang-araw'])
        await rowOf(page, name).getByRole('checkbox').check()
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
      await expect(paidIn(page, 'Walang-araw')).toBeVisible()
      for (const name of [third, 'Laging-huli']) await rowOf(page, name).getByRole('checkbox').uncheck()
    })

    await test.step('from a selection, as it was computed', async () => {
      await page.getByRole('button', { name: '1 Selected - Mark as paid' }).click()
      await question.getByRole('button', { name: texts.payslip.payAsComputed }).click()
      await expect(paidIn(page, first)).toBeVisible()
      await expect(rowOf(page, first)).toContainText('₱0.00')
    })

    await test.step('and from its form', async () => {
      await chooseAsPaid(page, second)
      await question.getByRole('button', { name: 'Cancel' }).click()
      await expect(page.getByText(texts.payslip.outdated).first()).toBeVisible()
      await page.getByRole('button', { name: 'Save' }).click()
      await question.getByRole('button', { name: texts.payslip.payAsComputed }).click()
      await expect(paidIn(page, second)).toBeVisible()
    })
  })

  await test.step('one whose period is not over', async () => {
    const codes = ['EMP-00041', 'EMP-00042'] as const
    for (const code of codes) await pay(await idOf(hr, code), '2026-12-16', '2026-12-31', '2026-12-20')
    await visit(page, salary('2026-12-20'))
    const question = page.getByRole('dialog', { name: texts.payslip.payEarlyQuestion(1, 1) })

    await test.step('from its row', async () => {
      await markIn(page, codes[0]).click()
      await expect(question).toContainText(texts.payslip.payEarlyDetail('Dec 31, 2026'))
      await expect(question).toContainText(', Dec 16–31, 2026: ₱')
      await question.getByRole('button', { name: 'Cancel' }).click()
      await expect(question).toHaveCount(0)
      await expect(paidIn(page, codes[0])).toHaveCount(0)
    })

    await test.step('from its form, of another period only once its sum is there to be seen', async () => {
      await chooseAsPaid(page, codes[0])
      await question.getByRole('button', { name: 'Cancel' }).click()
      await expect(question).toHaveCount(0)
      await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('Paid')
      const figures = await hold(page, '**/api/leave/salary/preview')
      const end = page.getByRole('textbox', { name: texts.payslip.fields.to })
      await end.fill('Dec 30, 2026')
      await end.press('Tab')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText(texts.payslipForm.figuresAwaited)).toBeVisible()
      await expect(question).toHaveCount(0)
      figures.release()
      await page.getByRole('button', { name: 'Cancel' }).click()
      await page.getByRole('button', { name: 'Leave', exact: true }).click()
    })

    await test.step('and from a selection', async () => {
      for (const code of codes) await rowOf(page, code).getByRole('checkbox').check()
      await expect(page.getByRole('region', { name: 'Selection' })).toContainText(/Net Pay ₱[\d,]+\.\d\d/)
      await page.getByRole('button', { name: '2 Selected - Mark as paid' }).click()
      const both = page.getByRole('dialog', { name: texts.payslip.payEarlyQuestion(2, 2) })
      await both.getByRole('button', { name: texts.payslip.markAsPaid }).click()
      for (const code of codes) await expect(paidIn(page, code)).toBeVisible()
    })
  })

  await test.step('those that were paid by mistake are set back together, with their sum', async () => {
    const ids: string[] = []
    for (const { _id, userId: code } of [late, none]) {
      await recordDay(hr, { code, date: '2026-04-06', timeIn: '07:00', timeOut: '16:00' })
      ids.push(await pay(_id, '2026-04-01', '2026-04-15', '2026-04-18'))
    }
    await hr.send(markPayslips, { body: { ids, status: 'paid' } })
    await visit(page, `${salary('2026-04-18')}&status=paid`)
    await expect(rowOf(page, late.userId)).toContainText('Apr')
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
    await page.getByRole('button', { name: `2 Selected - ${texts.payslip.setBack}` }).click()
    const question = page.getByRole('dialog', { name: texts.payslip.setBackQuestion(2) })
    await expect(question).toContainText(/The ₱[\d,.]+ count as unpaid then/)
    await question.getByRole('button', { name: texts.payslip.setBack }).click()
    await expect(page.getByText('No Data Found')).toBeVisible()
    await visit(page, `${salary('2026-04-18')}&status=pending`)
    await expect(page.getByRole('button', { name: texts.payslip.markAsPaid })).toHaveCount(2)
  })

  await test.step('a selection is recomputed only to the sum that was confirmed', async () => {
    const { _id, userId: code } = none
    const raise = (dailyRate: number) =>
      hr.send(updatePerson, { body: { _id, dailyRate, overRate: 85, ratesFrom: '2026-01-05' } })
    await recordDay(hr, { code, date: '2026-06-02', timeIn: '07:00', timeOut: '16:00' })
    await pay(_id, '2026-06-01', '2026-06-15', '2026-06-18')
    await raise(600)
    await visit(page, salary('2026-06-18'))
    await expect(rowOf(page, code)).toContainText('₱480.60')
    await rowOf(page, code).getByRole('checkbox').check()
    const question = page.getByRole('dialog', { name: texts.payslip.recomputeManyQuestion(1) })
    const ask = page.getByRole('button', { name: '1 Selected - Recompute' })
    // A day at each rate, less 11 %.
    await ask.click()
    await expect(question).toContainText('₱534.00')
    await raise(650)
    await question.getByRole('button', { name: 'Recompute' }).click()
    const left = texts.payslip.leftAsTheyAre([{ msg: texts.payslip.figuresChanged }])
    await expect(page.getByText(`${texts.payslip.recomputed(0)}. ${left}`)).toBeVisible()
    await expect(rowOf(page, code)).toContainText('₱480.60')

    // It stays selected, to look at the new sum.
    await ask.click()
    await expect(question).toContainText('₱578.50')
    await question.getByRole('button', { name: 'Recompute' }).click()
    await expect(rowOf(page, code)).toContainText('₱578.50')
  })
})

/** A day of each of three people. */
async function daysToConfirm(from: string, to: string): Promise<AttendanceRecord[]> {
  const hr = await clientOf(accounts.manager)
  const query = { status: 'toConfirm', from, to } as const
  const { data } = await hr.send(listAttendance, { params: { id: 'all' }, query })
  const isFirst = ({ userId }: AttendanceRecord, at: number) =>
    data.findIndex((day) => day.userId === userId) === at
  return data.filter(isFirst).slice(0, 3)
}

/** Opens a payslip in its form, chooses its status and saves. */
async function chooseAsPaid(page: Page, code?: string): Promise<void> {
  await rowOf(page, code).getByRole('button', { name: 'Edit' }).click()
  // The list has a combobox of the same name.
  await expect(page.getByRole('heading', { name: 'Payslip', level: 1 })).toBeVisible()
  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Paid' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
}
