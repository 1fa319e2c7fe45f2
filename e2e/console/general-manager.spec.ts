import { listPayslips, markPayslips } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'

test('the General Manager watches every branch', async ({ page, signIn, expectAccessible }) => {
  await signIn(accounts.admin)

  await test.step('attendance by branch and day', async () => {
    await page.goto('/attendance')
    const rows = page.getByRole('row')
    await expect(rows.filter({ hasText: 'San Isidro' }).first()).toContainText(/\d+ \/ \d+/)
    await expect(page.getByRole('button', { name: 'New Attendance' })).toHaveCount(0)
    await expectAccessible()
    await rows.filter({ hasText: 'Sta. Maria' }).first().getByRole('button').first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: 'Print' })).toBeVisible()
    await expectAccessible()
    const popup = page.waitForEvent('popup')
    await dialog.getByRole('button', { name: 'Print' }).click()
    const paper = await popup
    await expect(paper.getByText('Sta. Maria').first()).toBeVisible()
    await paper.close()
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Export' }).click()
    expect((await download).suggestedFilename()).toBe('attendance-data.xlsx')
    await page.keyboard.press('Escape')
  })

  await test.step('the filters live in the address', async () => {
    await page.getByRole('combobox', { name: 'Branch' }).click()
    await page.getByRole('option', { name: 'San Isidro' }).click()
    await expect(page).toHaveURL(/branch=/)
    await expect(page.getByRole('row').filter({ hasText: 'Sta. Maria' })).toHaveCount(0)
    await page.goBack()
    await expect(page.getByRole('row').filter({ hasText: 'Sta. Maria' }).first()).toBeVisible()
  })

  await test.step('pay by branch and pay date', async () => {
    await page.getByRole('link', { name: 'Salary' }).click()
    await expect(page.getByRole('row').filter({ hasText: 'San Isidro' }).first()).toContainText(/\d+\/\d+/)
    await expect(page.getByRole('button', { name: 'Add Salary' })).toHaveCount(0)
    await expectAccessible()
  })

  await test.step('a pay day’s sums stay those of its payslips while they are paid', async () => {
    const accountant = await clientOf(accounts.accountant)
    const query = { payDate: '2026-11-05', status: 'pending', search: 'EMP-00009' } as const
    const [slip] = (await accountant.send(listPayslips, { params: { id: 'all' }, query })).data
    const mark = (status: 'paid' | 'pending') =>
      accountant.send(markPayslips, { body: { ids: [slip?._id ?? ''], status } })
    await page.goto('/salary?from=2026-11-05&to=2026-11-05')
    await page.getByRole('row').filter({ hasText: 'San Isidro' }).click()
    const day = page.getByRole('dialog', { name: 'San Isidro, Nov 5, 2026' })
    await expect(day.getByText(/^0 of \d+ paid · net ₱/)).toBeVisible()
    await mark('paid')
    await expect(day.getByText(/^1 of \d+ paid · net ₱/)).toBeVisible()
    await mark('pending')
    await expect(day.getByText(/^0 of \d+ paid · net ₱/)).toBeVisible()
  })

  await test.step('what is not the admin\u2019s says so', async () => {
    await page.goto('/salary/new')
    await expect(page.getByText('Not allowed')).toBeVisible()
  })
})

test.describe('where a day cannot be read', () => {
  test.use({ expectedErrors: [/500/] })

  test('no paper says that nobody was present', async ({ page, signIn }) => {
    await signIn(accounts.admin, '/attendance')
    await page.route('**/api/attendance/all?*', (route) => route.fulfill({ status: 500, json: {} }))
    await page.getByRole('row').filter({ hasText: 'Sta. Maria' }).first().getByRole('button').first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: 'Retry' })).toBeVisible()
    const popup = page.waitForEvent('popup')
    await dialog.getByRole('button', { name: 'Print' }).click()
    const paper = await popup
    await expect.poll(() => paper.isClosed()).toBe(true)
  })
})
