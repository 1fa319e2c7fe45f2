import { listBranches, texts } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf, recordDay } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { addEmployee } from '../support/employees.ts'

test('a run creates payslips only for the period and pay date that its fields show', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const { userId: code } = await addEmployee('Sahuran')
  const day = { code, date: '2026-02-17', timeIn: '07:00', timeOut: '16:00', status: 'present' } as const
  await recordDay(await clientOf(accounts.manager), day)
  await signIn(accounts.manager, '/salary/new?for=many&date=2026-02-16&endDate=2026-02-20&payDate=2026-02-23')
  const create = page.getByRole('button', { name: 'Create 1 payslip' })
  const totals = page.getByRole('region', { name: texts.payslipRun.totals })
  await expect(create).toBeEnabled()
  await expect(totals).toContainText('Feb 16–20, 2026')
  await expect(totals).toContainText('Feb 23, 2026')

  for (const name of ['Payslip to', 'Date Issued']) {
    const field = page.getByRole('textbox', { name })
    const before = await field.inputValue()
    await field.fill('Nov 31')
    await create.click()
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(page).toHaveURL(/\/salary\/new/)
    await expectAccessible()
    await field.fill(before)
    await field.press('Tab')
  }
  await create.click()
  await expect(page).toHaveURL(/\/salary\?from=2026-02-23&to=2026-02-23/)
})

test('what is to be settled before a branch’s run is that branch’s alone', async ({ page, signIn }) => {
  const client = await clientOf(accounts.hr)
  const day = { date: '2026-01-13', timeIn: '07:00', timeOut: '16:00', status: 'pending' } as const
  // One of each branch.
  for (const code of ['EMP-00038', 'EMP-00098']) await recordDay(client, { ...day, code })
  const { data } = await client.send(listBranches, { params: { id: 'all' }, query: {} })
  const branch = data.find(({ branchName }) => branchName === 'San Isidro')?._id
  const days = 'from=2026-01-13&to=2026-01-13'
  await signIn(accounts.hr, `/salary/new?for=many&date=2026-01-13&endDate=2026-01-13&branch=${branch}`)
  const link = page.getByRole('link', { name: 'Confirm pending days of 1 person' })
  await expect(link).toHaveAttribute('href', `/attendance?branch=${branch}&${days}&status=toConfirm`)
  await page.goto(`${await link.getAttribute('href')}`)
  await expect(page.getByRole('row', { name: /EMP-/ })).toHaveText([/EMP-00038/])
})
