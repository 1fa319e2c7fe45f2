import { createPayslip, markPayslips, type Payslip, removePayslip, texts } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { addEmployee } from '../support/employees.ts'

// The removed payslip is read once more.
test.use({ expectedErrors: [/404/] })

test('a payslip in which nothing is typed follows what others make of it, and tells it', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const hr = await clientOf(accounts.manager)
  const { _id: employeeId } = await addEmployee('Nakatingin')
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
  await mark('paid')
  await expect(page.getByText(texts.payslip.paidFrozen)).toBeVisible()
  await expect(recompute).toHaveCount(0)
  await mark('pending')
  await expect(recompute).toBeVisible()
  await expect(steps).toHaveText([/^Set back to pending/, /^Marked as paid/, /^Created/])
  await expectAccessible()
  await hr.send(removePayslip, { body: { _id } })
  await expect(page.getByText(texts.recordNotFound)).toBeVisible()
  await expect(recompute).toHaveCount(0)
})
