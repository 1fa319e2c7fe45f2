import { readFile } from 'node:fs/promises'
import { updatePerson } from '@tahi/contract'
import readExcelFile from 'read-excel-file/node'
import { expect, test } from '../support/browser-test.ts'
import { clientOf, idOf } from '../support/client.ts'
import { clockFile } from '../support/clock-file.ts'
import { accounts } from '../support/demo-company.ts'
import { noteToasts } from '../support/toasts.ts'
import { visit } from '../support/visit.ts'

/** A Monday and a Tuesday long before the demo's days, so that nothing is recorded yet. */
const days = ['2026-08-03', '2026-08-04']
const codes = ['EMP-00002', 'EMP-00003', 'EMP-00005']
const range = 'from=2026-08-03&to=2026-08-15'

test("a branch's attendance becomes its payslips", async ({ page, signIn, expectAccessible }) => {
  await signIn(accounts.manager, '/attendance')

  await test.step('import the clock\u2019s file', async () => {
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await page.locator('input[type=file]').setInputFiles(clockFile(codes, days))
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: 'Import 6 rows' })).toBeVisible()
    await expect(dialog.getByText('No active employee has this ID or number').first()).toBeVisible()
    // What cannot be read stands as the file has it.
    await expect(dialog.getByRole('row', { name: /A time cannot be read/ })).toContainText(
      "7 o'clock to 4:00 PM",
    )
    await expect(dialog.getByRole('row', { name: /The date cannot be read/ })).toContainText('2026-13-03')
    await expectAccessible()
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: /rows to mend/i }).click()
    const bad = await readExcelFile(await readFile(await (await download).path()))
    expect(JSON.stringify(bad)).toContain('NOBODY-1')
    await dialog.getByRole('button', { name: 'Import 6 rows' }).click()
    await expect(dialog.getByRole('heading', { name: '6 rows imported' })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('confirm what it brought', async () => {
    await visit(page, `/attendance?${range}&status=pending`)
    await expect(page.getByText('of 6')).toBeVisible()
    await page.getByRole('checkbox', { name: /select all/i }).check()
    await page.getByRole('button', { name: '6 Selected - Confirm' }).click()
    await expect(page.getByText('No Data Found')).toBeVisible()
    await visit(page, `/attendance?${range}`)
    await expect(page.getByRole('row', { name: /EMP-00005/ }).first()).toContainText('Present')
  })

  await test.step('compute the payslips of the period', async () => {
    await visit(page, '/salary/new?for=many')
    await fillDay(page, 'Payslip From', 'Aug 1, 2026')
    await fillDay(page, 'Payslip to', 'Aug 15, 2026')
    // Each has 2 days of 8 hours with 1 hour of overtime. People without hours get nothing and are not preselected.
    await expect(page.getByRole('button', { name: 'Create 3 payslips' })).toBeVisible()
    // One person's days are opened first, down to a single day; the selection stays.
    await page.getByRole('searchbox', { name: 'Search' }).fill('EMP-00005')
    await page
      .getByRole('row', { name: /EMP-00005/ })
      .getByText('EMP-00005')
      .click()
    const payslip = page.getByRole('dialog', { name: 'Payslip preview' })
    await expect(payslip.getByText('EMP-00005')).toBeVisible()
    await payslip.getByRole('button', { name: /^Overtime hours/i }).click()
    await expect(page.getByRole('dialog', { name: /^Overtime pay of/ })).toContainText('2.00')
    await expectAccessible()
    await page.keyboard.press('Escape')
    await expect(payslip).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Create 3 payslips' }).click()
    await expect(page).toHaveURL(/\/salary\?.*status=pending/)
    await expect(page.getByText('of 3')).toBeVisible()
  })

  await test.step('look behind the figures', async () => {
    await page.getByRole('button', { name: /^Edit/ }).first().click()
    await expect(page.getByText('Net Pay').first()).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: /^Net Pay/ }).click()
    await expect(page.getByRole('dialog', { name: /^Net pay of/ })).toBeVisible()
    // What it explains stays in sight beside it.
    const wholeWidth = page.locator('.mantine-Drawer-inner')
    await expect(wholeWidth).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await page.keyboard.press('Escape')
  })

  await test.step('print them all, numbered by nobody else’s papers', async () => {
    await page.goBack()
    const popup = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Print', exact: true }).click()
    const slips = await popup
    await expect(slips.getByText('Received by')).toHaveCount(3)
    // The browser offers it as the name of the file.
    await expect(slips).toHaveTitle('Payslip')
    expect(await pageKindsOf(slips)).toEqual(Array(3).fill('one-of-several'))
    await slips.close()
    await page.goForward()
    // The list, whose rows also print slips, is gone.
    await expect(page.getByRole('heading', { name: 'Payslip', level: 1 })).toBeVisible()
  })

  await test.step('print the slip', async () => {
    const popup = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Print Slip' }).click()
    const slip = await popup
    await expect(slip.getByText('Net Pay').first()).toBeVisible()
    await expect(slip.getByText('Received by')).toBeVisible()
    await expect(slip).toHaveTitle(/^payslip-EMP-\d+-\d{4}-\d\d-\d\d$/)
    expect(await pageKindsOf(slip)).toEqual(['auto'])
    await slip.close()
    await page.goBack()
  })

  await test.step('keep it as the PDF that its employee has', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as PDF' }).first().click()
    expect((await download).suggestedFilename()).toMatch(/^payslip-EMP-\d+-\d{4}-\d\d-\d\d\.pdf$/)
  })

  await test.step('compute anew what was made too early', async () => {
    const hr = await clientOf(accounts.manager)
    const _id = await idOf(hr, codes[0] ?? '')
    await hr.send(updatePerson, { body: { _id, dailyRate: 640, overRate: 90, ratesFrom: '2026-08-01' } })
    await page.getByRole('checkbox', { name: /select all/i }).check()
    await page.getByRole('button', { name: '3 Selected - Recompute' }).click()
    const question = page.getByRole('dialog', { name: 'Recompute 1 payslip?' })
    await expect(question).toContainText('2 payslips stay the same.')
    const said = await noteToasts(page)
    await question.getByRole('button', { name: 'Recompute' }).click()
    await expect.poll(said).toContain('1 payslip recomputed')
    // 2 days of 640.00 and 2 hours of 90.00, less 11 %.
    await expect(page.getByRole('row', { name: codes[0] ?? '' })).toContainText('1,299.40')
  })

  await test.step('pay', async () => {
    await page.getByRole('button', { name: '3 to pay' }).click()
    await expect(page).not.toHaveURL(/status=pending/)
    await page.getByRole('button', { name: 'Mark as paid' }).first().click()
    await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Mark as paid' })).toHaveCount(2)
    const unpaid = page.getByRole('button', { name: /^2 to pay, ₱/ })
    await unpaid.click()
    await expect(page).toHaveURL(/status=pending/)
    await expect(page.getByText('of 2')).toBeVisible()
    await expectAccessible()
    await unpaid.click()
    await expect(page.getByText('of 3')).toBeVisible()
    const search = page.getByRole('searchbox', { name: 'Search' })
    await search.fill(codes[1] ?? '')
    await expect(page.getByRole('button', { name: /^1 to pay, ₱/ })).toBeVisible()
    await search.fill('')
    await expect(unpaid).toBeVisible()
  })

  await test.step('a day that a payslip covers stays as it is', async () => {
    await visit(page, `/attendance?${range}`)
    await expect(page.getByText('of 6')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  })

  await test.step('take back those that are not paid yet', async () => {
    await visit(page, '/salary?from=2026-11-18&to=2026-11-18&status=pending')
    await expect(page.getByText('of 2')).toBeVisible()
    // A payslip with a later issue date is still in the list to which its save returns.
    await page.getByRole('button', { name: /^Edit/ }).first().click()
    await fillDay(page, 'Date Issued', 'Nov 20, 2026')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page).toHaveURL(/\/salary\?from=2026-11-18&to=2026-11-20&status=pending$/)
    await expect(page.getByText('of 2')).toBeVisible()
    await page.getByRole('checkbox', { name: /select all/i }).check()
    await page.getByRole('button', { name: '2 Selected - Remove' }).click()
    const question = page.getByRole('dialog', { name: 'Remove 2 payslips?' })
    await expect(question).toContainText('Total net pay ₱')
    const said = await noteToasts(page)
    await question.getByRole('button', { name: 'Remove' }).click()
    await expect.poll(said).toContain('2 payslips removed')
    await expect(page.getByText('No Data Found')).toBeVisible()
  })

  await test.step('pay who left for the days that no payslip covers', async () => {
    const hr = await clientOf(accounts.manager)
    const code = codes[2] ?? ''
    const _id = await idOf(hr, code)
    await hr.send(updatePerson, { body: { _id, status: false } })
    await visit(page, '/salary/new')
    const field = page.getByRole('combobox', { name: 'Employee User ID' })
    await field.fill(code)
    const option = page.getByRole('option', { name: `${code} · Sarmiento, Rosalie (Deactivated)` })
    await expect(option).toBeVisible()
    await option.click()
    await fillDay(page, 'Payslip From', 'Aug 1, 2026')
    await fillDay(page, 'Payslip to', 'Aug 15, 2026')
    await expect(page.getByText('₱1,461.28').first()).toBeVisible()
    await visit(page, '/salary/new?for=many&date=2026-08-01&endDate=2026-08-15')
    await page.getByRole('searchbox', { name: 'Search' }).fill(code)
    const row = page.getByRole('row', { name: new RegExp(code) })
    await expect(row).toContainText('Left: final pay')
    await expect(row.getByRole('checkbox')).not.toBeChecked()
    await hr.send(updatePerson, { body: { _id, status: true } })
  })
})

type Page = Parameters<Parameters<typeof test>[2]>[0]['page']

/** The CSS page type of each paper. */
const pageKindsOf = (papers: Page) =>
  papers.locator('.paper').evaluateAll((all) => all.map((paper) => getComputedStyle(paper).page))

async function fillDay(page: Page, label: string, day: string): Promise<void> {
  const field = page.getByLabel(label)
  await field.fill(day)
  await field.press('Tab')
  // Rendered again from the address, which is sent with the other end of the range.
  await expect(field).toHaveValue(day)
}
