import { createPayslip, listBranches, texts, updatePerson } from '@tahi/contract'
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
  const to = page.getByRole('textbox', { name: 'Payslip to' })
  await to.fill('02/01/2026')
  await to.press('Tab')
  await expect(page.getByText(texts.payslipRun.choosePeriod)).toBeVisible()
  await expect(page.getByText(texts.payslip.endBeforeStart)).toBeVisible()
  await expect(page.getByRole('region', { name: texts.payslipRun.list })).toHaveCount(0)
  await expectAccessible()
  await to.fill('02/20/2026')
  await to.press('Tab')
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

test('days that a payslip leaves out are paid by name, and who left is paid without the others', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const client = await clientOf(accounts.manager)
  const [inPart, colleague] = [await addEmployee('Kulang'), await addEmployee('Buo')]
  for (const { userId: code } of [inPart, colleague])
    for (const date of ['2026-03-02', '2026-03-12'])
      await recordDay(client, { code, date, timeIn: '07:00', timeOut: '16:00', status: 'present' })
  const firstWeek = { date: '2026-03-01', endDate: '2026-03-08' }
  await client.send(createPayslip, { body: { _id: 'new', employeeId: inPart._id, ...firstWeek } })

  await signIn(accounts.manager, '/salary/new?for=many&date=2026-03-01&endDate=2026-03-15')
  const notice = page.getByRole('alert').filter({ hasText: texts.payslip.notCovered(1) })
  await expect(page.getByRole('button', { name: 'Create 1 payslip' })).toBeVisible()
  await expect(page.getByText(`${texts.payslip.notCovered(1)}: Kulang, Ligaya`)).toBeVisible()
  await expectAccessible()
  await expect(notice).toContainText('Kulang, Ligaya')
  await notice.getByRole('button', { name: 'Pay Mar 9–15' }).click()
  await expect(page.getByRole('row', { name: /EMP-/ })).toHaveText([/Kulang/])
  await expect(page.getByRole('textbox', { name: 'Payslip From' })).toHaveValue('Mar 9, 2026')
  await expect(page.getByRole('button', { name: 'Create 1 payslip' })).toBeEnabled()

  await client.send(updatePerson, { body: { _id: inPart._id, status: false } })
  await page.goto('/salary/new?for=many&whom=left&date=2026-03-09&endDate=2026-03-12')
  await expect(page.getByRole('row', { name: /EMP-/ })).toHaveText([/Kulang/])
  const create = page.getByRole('button', { name: 'Create 0 payslips' })
  await expect(create).toBeDisabled()
  await page.getByRole('button', { name: 'Choose all shown' }).click()
  await page.getByRole('button', { name: 'Create 1 payslip' }).click()
  await expect(page).toHaveURL(/\/salary\?/)
})
