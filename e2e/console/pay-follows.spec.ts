import { createPayslip, createPunch, markPayslips, type Payslip, removePayslip, texts } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { claimOf } from '../support/claims.ts'
import { clientOf, clientWith, sessionOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { addEmployee } from '../support/employees.ts'
import { intercept } from '../support/intercept.ts'
import { setPassword } from '../support/set-password.ts'

// The removed payslip is read once more.
test.use({ expectedErrors: [/404/] })

test('a payslip in which nothing is typed follows what others make of it, and tells it', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const hr = await clientOf(accounts.manager)
  const { _id: employeeId, userId } = await addEmployee('Nakatingin')
  const body = { employeeId, date: '2026-11-02', endDate: '2026-11-06' }
  const { _id } = (await hr.send(createPayslip, { body })).data
  const accountant = await clientOf(accounts.accountant)
  const mark = (status: Payslip['status']) => accountant.send(markPayslips, { body: { ids: [_id], status } })
  await signIn(accounts.manager, `/salary/new?id=${_id}`)
  const recompute = page.getByRole('button', { name: 'Recompute' })
  await expect(recompute).toBeVisible()
  await page.getByText(texts.history.title, { exact: true }).click()
  const steps = page.getByRole('main').locator('ol > li')
  await expect(steps).toHaveText([/^Created.*Net Pay\s+₱0\.00/])

  await test.step('a figure of which nothing counts is explained as well', async () => {
    await page.getByRole('button', { name: new RegExp(texts.payslip.fields.totalRegularPay) }).click()
    await expect(page.getByText('Nothing counts in this period.')).toBeVisible()
    await expectAccessible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('Nothing counts in this period.')).toHaveCount(0)
  })

  await mark('paid')
  await expect(page.getByText(texts.payslip.paidFrozen)).toBeVisible()
  await expect(recompute).toHaveCount(0)
  await mark('pending')
  await expect(recompute).toBeVisible()
  await expect(steps).toHaveText([/^Set back to pending/, /^Marked as paid/, /^Created/])
  await expectAccessible()

  const { token } = await sessionOf(userId, 'employee', await setPassword(userId))
  await clientWith(token).send(createPunch, { body: claimOf('2026-11-04') })
  await expect(page.getByText(texts.payslip.warnings.unrecorded_times)).toBeVisible()

  await test.step('also once what was typed is taken back', async () => {
    const address = `**/api/leave/salary/payslip/${_id}`
    let answer = () => {}
    const typed = new Promise<void>((resolve) => {
      answer = resolve
    })
    await intercept(page, address, (route) => typed.then(() => route.continue()), { times: 1 })
    const asked = page.waitForRequest(address)
    await mark('paid')
    await asked
    const payDate = page.getByRole('textbox', { name: texts.payslip.fields.payDate })
    const before = await payDate.inputValue()
    const type = async (day: string) => {
      await payDate.fill(day)
      await payDate.press('Tab')
    }
    await type('Dec 24, 2026')
    const read = page.waitForResponse(address)
    answer()
    await read
    await type(before)
    await expect(page.getByText(texts.payslip.paidFrozen)).toBeVisible()
    await mark('pending')
    await expect(recompute).toBeVisible()
  })

  await hr.send(removePayslip, { body: { _id } })
  await expect(page.getByText(texts.recordNotFound)).toBeVisible()
  await expect(recompute).toHaveCount(0)
})
