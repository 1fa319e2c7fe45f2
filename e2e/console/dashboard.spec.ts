import type { Locator, Page } from '@playwright/test'
import { createAnnouncement, createQuota, listDesignations } from '@tahi/contract'
import { expect, leave, test } from '../support/browser-test.ts'
import { clientOf, recordDay } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { intercept } from '../support/intercept.ts'
import { watchMoves } from '../support/moves.ts'

/** The number on a card or a need. */
const numberOn = async (shown: Locator): Promise<number> => {
  await expect(shown).toContainText(/\d/)
  return Number((await shown.innerText()).match(/\d[\d,]*/)?.[0].replaceAll(',', ''))
}

/** Expects the total number of records below the list. */
const expectRecords = (page: Page, label: string, count: number) =>
  expect(
    page
      .getByRole('navigation', { name: `Pages of ${label}` })
      .getByText(`of ${count.toLocaleString('en')}`, {
        exact: true,
      }),
  ).toBeVisible()

test('an HR Admin finds what needs them today, and nothing moves while it loads', async ({
  page,
  signIn,
}) => {
  const pending = { code: 'EMP-00052', timeIn: '07:00', timeOut: '16:00', status: 'pending' } as const
  await recordDay(await clientOf(accounts.manager), { ...pending, date: '2026-10-25' })
  const moved = await watchMoves(page)
  await signIn(accounts.manager, '/')
  const needs = page.getByRole('region', { name: 'Needs you today' })
  await expect(needs.getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Gallery' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Documents' }).locator('tbody tr').first()).toBeVisible()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  expect(await moved()).toBeLessThan(0.001)
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome, /)
  await expect(page.getByText('HR Admin · San Isidro').last()).toBeVisible()
  await expect(page.getByText('Wednesday, November 18, 2026')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Branch' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add Documents' })).toBeVisible()

  for (const link of [
    needs.getByRole('link', { name: /attendances? to confirm$/ }),
    page.getByRole('main').getByRole('link', { name: 'Absent' }),
  ])
    await test.step(`${link} leads to the list of just that`, async () => {
      const count = await numberOn(link)
      await link.click()
      await expectRecords(page, 'Attendance', count)
      await page.goBack()
    })
})

test('figures of another day than the page are told and linked with their own', async ({ page, signIn }) => {
  await intercept(page, '**/api/dashboard/summary*', async (route) => {
    const response = await route.fetch()
    const { data, ...envelope } = await response.json()
    await route.fulfill({ response, json: { ...envelope, data: { ...data, today: '2026-11-19' } } })
  })
  await signIn(accounts.accountant, '/')
  const attendance = page.getByRole('link', { name: 'Attendance Today' })
  await expect(attendance).toContainText('on Thursdays')
  await expect(attendance).toHaveAttribute('href', /from=2026-11-19&to=2026-11-19$/)
  await expect(page.getByText('Wednesday, November 18, 2026')).toBeVisible()
})

test.describe('a dashboard that cannot be read at first', () => {
  test.use({ expectedErrors: [/500/] })

  test('is tried again by the General Manager, who goes through its days and branches', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    const admin = await clientOf(accounts.admin)
    const manager = await clientOf(accounts.other)
    await admin.send(createAnnouncement, {
      body: {
        title: 'Stock taking',
        desc: 'Bring your badge.\nThe gate opens at six.',
        branchId: 'All',
        startDate: '2027-02-27',
        endDate: '2027-03-02',
      },
    })
    const { data } = await manager.send(listDesignations, { params: { id: 'all' }, query: {} })
    const sewer = data.find(({ designationName }) => designationName === 'Sewer')
    await manager.send(createQuota, {
      body: {
        departmentId: sewer?.departmentName,
        designationId: sewer?._id,
        styleName: 'Baro',
        target: 1200,
        date: '2027-03-02',
      },
    })
    const main = page.getByRole('main')
    const employees = main.getByRole('link', { name: 'Employees' })

    await test.step('what failed says so in its place and is tried again', async () => {
      const fail = { status: 500, json: { success: false, msg: 'The database is away.', code: 'internal' } }
      await intercept(page, '**/api/dashboard/*', (route) => route.fulfill(fail))
      // A realtime connection would make the page refetch everything; here only Retry does.
      await page.routeWebSocket(/socket\.io/, () => {})
      await signIn(accounts.admin, '/?day=2027-03-01')
      await expect(page.getByText('The database is away.')).toHaveCount(2)
      await page.unroute('**/api/dashboard/*')
      await page.getByRole('button', { name: 'Retry' }).first().click()
      await expect(employees).toContainText(/\d/)
      await page.getByRole('button', { name: 'Retry' }).click()
    })

    await test.step('the calendar opens days, by pointer and by keyboard', async () => {
      const month = page.getByRole('grid', { name: 'March 2027' })
      await expect(month.getByRole('columnheader')).toHaveText([
        'Sun',
        'Mon',
        'Tue',
        'Wed',
        'Thu',
        'Fri',
        'Sat',
      ])
      await expect(page.getByRole('region', { name: 'Monday, March 1' })).toContainText(
        'No quota on this day.',
      )
      await month.getByRole('button', { name: 'Tuesday, March 2: 1 announcement, 1 quota' }).click()
      const day = page.getByRole('region', { name: 'Tuesday, March 2' })
      await expect(day).toContainText('Feb 27, 2027 to Mar 2, 2027 · All')
      await expect(day).toContainText('Baro')
      await expect(day).toContainText('Sewing · Sewer · Sta. Maria')
      await expect(day).toContainText('0 / 1,200')
      await expect(day.getByText('Bring your badge.')).toBeHidden()
      await day.getByText('Stock taking').click()
      await expect(day.getByText('Bring your badge.')).toBeVisible()
      await expectAccessible()

      await page.keyboard.press('Escape')
      await month.getByRole('button', { name: /March 2:/ }).focus()
      await page.keyboard.press('ArrowUp')
      await expect(page.getByRole('grid', { name: 'February 2027' })).toBeVisible()
      await expect(page.getByRole('button', { name: /^Tuesday, February 23: nothing/ })).toBeFocused()
      await page.keyboard.press('End')
      await expect(page.getByRole('button', { name: /February 27: 1 announcement/ })).toBeFocused()
      await expect(page).toHaveURL(/day=2027-02-27/)
      await page.getByRole('button', { name: 'This month' }).click()
      await expect(page.getByRole('grid', { name: 'November 2026' })).toBeVisible()
      await expect(page.getByRole('button', { name: /^Wednesday, November 18/ })).toHaveAttribute(
        'aria-current',
        'date',
      )
    })

    const everybody = await numberOn(employees)
    await test.step('one branch', async () => {
      await page.getByRole('combobox', { name: 'Branch' }).click()
      await expect(page.getByRole('option', { name: 'All Branch' })).toBeVisible()
      await page.getByRole('option', { name: 'Sta. Maria' }).click()
      await expect(page).toHaveURL(/branch=/)
      await expect.poll(() => numberOn(employees)).toBeLessThan(everybody)
      const count = await numberOn(employees)
      await employees.click()
      await expectRecords(page, 'Employees', count)
      await page.goBack()
      await page.getByRole('button', { name: 'Announcements', exact: true }).click()
      await expect(page).toHaveURL(/\/announcement\?branch=/)
      await page.goBack()
      await page.goBack()
      await expect.poll(() => numberOn(employees)).toBe(everybody)
    })

    await test.step('the branches', async () => {
      await main.getByRole('button', { name: /^Branches/ }).click()
      const dialog = page.getByRole('dialog', { name: 'Branches' })
      await expect(dialog.getByRole('row', { name: /San Isidro/ })).toContainText(/\d+ \/ \d+$/)
      await expectAccessible()
      await dialog.getByRole('link', { name: 'San Isidro', exact: true }).click()
      await expect(dialog).toHaveCount(0)
      await expect(page.getByRole('combobox', { name: 'Branch' })).toHaveValue('San Isidro')
      await page.goBack()
    })

    await test.step('an Accountant sees what accountants read, on a narrow screen too', async () => {
      await leave(page)
      // `signIn` waits for the menu, which is a drawer on a narrow screen.
      await signIn(accounts.accountant, '/')
      await page.setViewportSize({ width: 390, height: 844 })
      await expect(page.getByRole('link', { name: 'Attendance Today' })).toContainText(/\d/)
      await expect(page.getByRole('list', { name: 'Legend' })).not.toContainText('Quotas')
      await expect(page.getByRole('link', { name: /payslips to pay/ })).toBeVisible()
      for (const name of ['Gallery', 'Documents'])
        await expect(page.getByRole('heading', { name })).toHaveCount(0)
      await expectAccessible()
    })
  })
})
