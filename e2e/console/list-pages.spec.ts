import { listBranches, texts } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf, recordDay } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { visit } from '../support/visit.ts'

test('the list is filtered, searched and paged, and the back button undoes it', async ({ page, signIn }) => {
  await signIn(accounts.manager, '/attendance')
  const rows = page.getByRole('table', { name: 'Attendance' }).locator('tbody tr')
  const pages = page.getByRole('navigation', { name: 'Pages of Attendance' })
  await expect(rows).toHaveCount(12)
  // An HR Admin has one branch and no choice of it.
  await expect(page.getByRole('combobox', { name: 'Branch' })).toHaveCount(0)
  await expect(page.getByRole('columnheader', { name: 'Branch' })).toHaveCount(0)

  await test.step('a status', async () => {
    await page.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('option', { name: 'Halfday' }).click()
    await expect(page).toHaveURL(/status=halfday/)
    await expect(rows.filter({ hasNotText: 'Halfday' })).toHaveCount(0)
    await expect(rows.filter({ hasText: 'Halfday' }).first()).toBeVisible()
    await page.goBack()
    await expect(page).not.toHaveURL(/status=/)
    await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('All')
    await expect(rows.filter({ hasNotText: 'Halfday' }).first()).toBeVisible()
  })

  await test.step('pages and their size', async () => {
    await expect(pages).toContainText(/Page 1 of \d+/)
    await expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled()
    await pages.getByRole('combobox', { name: 'Rows' }).selectOption('5')
    await expect(rows).toHaveCount(5)
    const first = await rows.first().textContent()
    await pages.getByRole('button', { name: 'Next' }).click()
    await expect(pages).toContainText(/Page 2 of \d+/)
    await expect(rows.first()).not.toHaveText(first ?? '')
    await page.reload()
    await expect(pages).toContainText(/Page 2 of \d+/)
    await page.goBack()
    await expect(pages).toContainText(/Page 1 of \d+/)
    await expect(rows.first()).toHaveText(first ?? '')
  })

  await test.step('a search by user ID goes back to page 1, and says when there is nothing', async () => {
    await pages.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('searchbox', { name: 'Search' }).fill('emp-00044')
    await expect(page).toHaveURL(/search=emp-00044/)
    await expect(pages).toContainText(/Page 1 of \d+/)
    await expect(rows.filter({ hasNotText: 'EMP-00044' })).toHaveCount(0)
    await expect(rows.filter({ hasText: 'EMP-00044' }).first()).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search' }).fill('EMP-00061')
    await expect(page.getByText('No Data Found')).toBeVisible()
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect(rows).toHaveCount(5)
  })

  await test.step('a range that is cleared again', async () => {
    await page.getByRole('textbox', { name: 'Select To' }).fill('11/3/2026')
    await page.getByRole('textbox', { name: 'Select To' }).press('Tab')
    await expect(page).toHaveURL(/to=2026-11-03/)
    await expect(rows.filter({ hasNotText: /Nov [23], 2026/ })).toHaveCount(0)
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(page).not.toHaveURL(/to=/)
  })

  await test.step('a page past the end gives way to the last one, where its last row leaves the list', async () => {
    const steps = () => page.evaluate(() => history.length)
    const elsewhere = await clientOf(accounts.manager)
    const day = { date: '2026-07-24', timeIn: '07:30', timeOut: '16:30', status: 'pending' } as const
    for (const number of [41, 42, 43, 44, 45, 46])
      await recordDay(elsewhere, { ...day, code: `EMP-000${number}` })
    await visit(page, '/attendance?from=2026-07-24&to=2026-07-24&status=pending&pageSize=5&page=2')
    await expect(pages).toContainText('Page 2 of 2')
    await expect(rows).toHaveCount(1)
    const before = await steps()
    await page.getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(pages).toContainText('Page 1 of 1')
    await expect(page.getByRole('row', { name: /EMP-0004/ })).toHaveCount(5)
    await expect(page).toHaveURL(/pageSize=5$/)
    expect(await steps()).toBe(before)
  })

  await test.step('and where an address names one', async () => {
    await visit(page, '/attendance?from=2026-11-01&to=2026-11-18&page=9999')
    await expect(pages).toContainText(/Page (\d+) of \1/)
    await expect(page).toHaveURL(/page=\d{1,3}$/)
    await expect(page.getByText('No Data Found')).toBeHidden()
  })

  await test.step('what makes no sense in an address counts as not there', async () => {
    await visit(page, '/attendance?from=2026-02-30&to=banana&sort=bogus&status=lost&pageSize=1000')
    await expect(page.getByRole('textbox', { name: 'Select From' })).toHaveValue('Nov 1, 2026')
    await expect(page.getByRole('textbox', { name: 'Select To' })).toHaveValue('Nov 18, 2026')
    await expect(pages).toContainText('Page 1 of')
    await expect(rows).toHaveCount(12)
  })

  await test.step('a row that is edited says so to its form (C2)', async () => {
    for (const [path, list] of [
      ['/leaves', 'Leaves'],
      ['/salary', 'Salary'],
    ] as const) {
      await visit(page, `${path}?from=2026-01-01&to=2026-11-18`)
      await page.getByRole('table', { name: list }).getByRole('button', { name: 'Edit' }).first().click()
      await expect(page).toHaveURL(new RegExp(`${path}/new\\?id=`))
      expect(await page.evaluate(() => history.state.isEdit)).toBe(true)
    }
  })
})

test('a list says that nothing is left only where no branch, no search and no range leaves others out', async ({
  page,
  signIn,
}) => {
  const client = await clientOf(accounts.hr)
  const { data } = await client.send(listBranches, { params: { id: 'all' }, query: {} })
  const branch = `branch=${data[0]?._id}`
  // Days before the company's.
  const days = 'from=2026-01-01&to=2026-01-02'
  const says = async (list: string, narrowed: string, all: string, part: string) => {
    await visit(page, list)
    await expect(page.getByText(all)).toBeVisible()
    await visit(page, `${list}&${narrowed}`)
    await expect(page.getByText(part)).toBeVisible()
  }
  await signIn(accounts.hr, '/salary')
  const { noneMatches, noneToPay } = texts.payslip
  await says(`/salary?status=pending&${days}`, branch, noneToPay, noneMatches)
  for (const [list, words] of [
    ['/leaves', texts.leaveList.noneMatches],
    ['/attendance/corrections', texts.correctionDecision.noneMatches],
  ] as const) {
    await visit(page, `${list}?status=requested&${days}`)
    await expect(page.getByText(words)).toBeVisible()
  }
  await test.step('and another list of the same days is of the same branch', async () => {
    await visit(page, `/attendance?status=late&${branch}`)
    // The requests' list, which is left, has the same switch.
    await expect(page.getByRole('radio', { name: 'Days' })).toBeChecked()
    await page.getByText('Corrections', { exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/attendance/corrections\\?${branch}$`))
  })
  await signIn(accounts.admin, '/salary')
  await says(`/salary?${days}`, branch, texts.payslipSummary.none, noneMatches)
})
