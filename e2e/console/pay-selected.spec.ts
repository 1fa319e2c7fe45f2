import { createPayslip, texts, updatePerson } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf, recordDay } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { addEmployee } from '../support/employees.ts'

test('a selection is recomputed only to the sum that was confirmed', async ({ page, signIn }) => {
  const { _id, userId: code } = await addEmployee('Nagbabago')
  const hr = await clientOf(accounts.manager)
  const period = { date: '2026-06-01', endDate: '2026-06-15', payDate: '2026-06-18' }
  await recordDay(hr, { code, date: '2026-06-02', timeIn: '07:00', timeOut: '16:00' })
  await hr.send(createPayslip, { body: { employeeId: _id, ...period } })
  const raise = (dailyRate: number) =>
    hr.send(updatePerson, { body: { _id, dailyRate, overRate: 85, ratesFrom: '2026-01-05' } })
  await raise(600)

  await signIn(accounts.manager, '/salary?from=2026-06-18&to=2026-06-18')
  const row = page.getByRole('row', { name: new RegExp(code) })
  await row.getByRole('checkbox').check()
  const question = page.getByRole('dialog', { name: texts.payslip.recomputeManyQuestion(1) })
  const ask = page.getByRole('button', { name: '1 Selected - Recompute' })
  // A day at each rate, less 11 %.
  await ask.click()
  await expect(question).toContainText('₱534.00')
  await raise(650)
  await question.getByRole('button', { name: 'Recompute' }).click()
  const left = texts.payslip.leftAsTheyAre([{ msg: texts.payslip.figuresChanged }])
  await expect(page.getByText(`${texts.payslip.recomputed(0)}. ${left}`)).toBeVisible()
  await expect(row).toContainText('₱480.60')

  // It stays selected, to look at the new sum.
  await ask.click()
  await expect(question).toContainText('₱578.50')
  await question.getByRole('button', { name: 'Recompute' }).click()
  await expect(row).toContainText('₱578.50')
})
