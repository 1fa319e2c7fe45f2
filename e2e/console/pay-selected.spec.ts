import { createPayslip, markPayslips, removePayslip, texts, updatePerson } from '@tahi/contract'
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

test('a payslip that a colleague removed from another page leaves the selection when it cannot be recomputed', async ({
  page,
  signIn,
}) => {
  const hr = await clientOf(accounts.manager)
  const period = { date: '2026-05-01', endDate: '2026-05-15', payDate: '2026-05-18' }
  const payslips: string[] = []
  for (const name of ['Nawawala-a', 'Nawawala-b', 'Nawawala-c']) {
    const { _id, userId: code } = await addEmployee(name)
    await recordDay(hr, { code, date: '2026-05-04', timeIn: '07:00', timeOut: '16:00' })
    payslips.push((await hr.send(createPayslip, { body: { employeeId: _id, ...period } })).data._id)
  }
  await signIn(accounts.manager, '/salary?from=2026-05-18&to=2026-05-18&sort=lastName&pageSize=1')
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  const selection = page.getByRole('region', { name: 'Selection' })
  await row('Nawawala-a').getByRole('checkbox').check()
  await page
    .getByRole('navigation', { name: 'Pages of Salary' })
    .getByRole('button', { name: 'Next' })
    .click()
  await expect(row('Nawawala-b')).toBeVisible()
  await hr.send(removePayslip, { body: { _id: payslips[0] ?? '' } })
  // The list is read anew, and the second went to the page before.
  await expect(row('Nawawala-c')).toBeVisible()
  await selection.getByRole('button', { name: '1 Selected - Recompute' }).click()
  await expect(page.getByText(texts.payslip.leftAsTheyAre([{ msg: texts.recordNotFound }]))).toBeVisible()
  await expect(selection).toHaveCount(0)
})

test('payslips that were paid by mistake are set back together, after a question with their sum', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const hr = await clientOf(accounts.manager)
  const period = { date: '2026-04-01', endDate: '2026-04-15', payDate: '2026-04-18' }
  const ids: string[] = []
  for (const name of ['Nauna-a', 'Nauna-b']) {
    const { _id, userId: code } = await addEmployee(name)
    await recordDay(hr, { code, date: '2026-04-06', timeIn: '07:00', timeOut: '16:00' })
    ids.push((await hr.send(createPayslip, { body: { employeeId: _id, ...period } })).data._id)
  }
  await hr.send(markPayslips, { body: { ids, status: 'paid' } })
  await signIn(accounts.manager, '/salary?from=2026-04-18&to=2026-04-18&status=paid')
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
  await page.getByRole('button', { name: `2 Selected - ${texts.payslip.setBack}` }).click()
  const question = page.getByRole('dialog', { name: texts.payslip.setBackQuestion(2) })
  await expect(question).toContainText(/The ₱[\d,.]+ count as unpaid then/)
  await expectAccessible()
  await question.getByRole('button', { name: texts.payslip.setBack }).click()
  await expect(page.getByText('No Data Found')).toBeVisible()
  await page.goto('/salary?from=2026-04-18&to=2026-04-18&status=pending')
  await expect(page.getByRole('button', { name: texts.payslip.markAsPaid })).toHaveCount(2)
})
