import { createPayslip, texts } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf, idOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { hold } from '../support/slow-network.ts'

test('a payslip whose period is not over is paid only after a question', async ({ page, signIn }) => {
  const hr = await clientOf(accounts.manager)
  const period = { date: '2026-12-16', endDate: '2026-12-31', payDate: '2026-12-20' }
  const codes = ['EMP-00041', 'EMP-00042'] as const
  for (const code of codes)
    await hr.send(createPayslip, { body: { employeeId: await idOf(hr, code), ...period } })
  await signIn(accounts.manager, '/salary?from=2026-12-20&to=2026-12-20')
  const row = (code: string) => page.getByRole('row', { name: new RegExp(code) })
  const detail = texts.payslip.payEarlyDetail('Dec 31, 2026')

  await test.step('from its row', async () => {
    await row(codes[0]).getByRole('button', { name: texts.payslip.markAsPaid }).click()
    const question = page.getByRole('dialog', { name: texts.payslip.payEarlyQuestion(1, 1) })
    await expect(question).toContainText(detail)
    await expect(question).toContainText(', Dec 16–31, 2026: ₱')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(row(codes[0]).getByText('Paid', { exact: true })).toHaveCount(0)
  })

  await test.step('from its form', async () => {
    await row(codes[0]).getByRole('button', { name: 'Edit' }).click()
    // The list has a combobox of the same name.
    await expect(page.getByRole('heading', { name: 'Payslip', level: 1 })).toBeVisible()
    await page.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('option', { name: 'Paid' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    const question = page.getByRole('dialog', { name: texts.payslip.payEarlyQuestion(1, 1) })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toHaveCount(0)
    await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('Paid')
    // Of another period only once its sum is there to be seen.
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
    for (const code of codes) await row(code).getByRole('checkbox').check()
    await expect(page.getByRole('region', { name: 'Selection' })).toContainText(/Net Pay ₱[\d,]+\.\d\d/)
    await page.getByRole('button', { name: '2 Selected - Mark as paid' }).click()
    const question = page.getByRole('dialog', { name: texts.payslip.payEarlyQuestion(2, 2) })
    await question.getByRole('button', { name: texts.payslip.markAsPaid }).click()
    for (const code of codes) await expect(row(code).getByText('Paid', { exact: true })).toBeVisible()
  })
})
