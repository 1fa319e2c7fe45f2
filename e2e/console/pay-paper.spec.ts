import { createPayslip, texts } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { addEmployee, choose } from '../support/employees.ts'

const { fields, notSaved, overlap, printSlip } = texts.payslip

test('a paper claims no payment that is not saved', async ({ page, signIn }) => {
  const { _id: employeeId, userId } = await addEmployee('Nakapapel')
  const period = { date: '2026-11-02', endDate: '2026-11-06' }
  const hr = await clientOf(accounts.manager)
  const { _id } = (await hr.send(createPayslip, { body: { employeeId, ...period } })).data
  const print = page.getByRole('button', { name: printSlip })
  const printed = async () => {
    const popup = page.waitForEvent('popup')
    await print.click()
    const paper = await popup
    await expect(paper.getByText(fields.netPay).first()).toBeVisible()
    return paper
  }

  await signIn(accounts.manager, `/salary/new?id=${_id}`)
  const saved = await printed()
  await expect(saved.getByText('Pending', { exact: true })).toBeVisible()
  await saved.close()
  await choose(page, fields.status, 'Paid')
  const changed = await printed()
  await expect(changed.getByText(notSaved, { exact: true })).toBeVisible()
  await expect(changed.getByText('Paid', { exact: true })).toHaveCount(0)
  await changed.close()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()

  // Where the days have a payslip already, a second one cannot be saved, and so is not printed.
  await page.goto('/salary/new')
  await page.getByRole('combobox', { name: fields.employeeUserId }).fill(userId)
  await page.getByRole('option', { name: new RegExp(userId) }).click()
  const type = async (label: string, day: string) => {
    const field = page.getByRole('textbox', { name: label })
    await field.fill(day)
    await field.press('Tab')
  }
  await type(fields.from, 'Nov 2, 2026')
  await type(fields.to, 'Nov 6, 2026')
  await expect(page.getByText(overlap).first()).toBeVisible()
  await expect(print).toBeDisabled()
  await type(fields.from, 'Nov 9, 2026')
  await type(fields.to, 'Nov 13, 2026')
  const unsaved = await printed()
  await expect(unsaved.getByText(notSaved, { exact: true })).toBeVisible()
})
