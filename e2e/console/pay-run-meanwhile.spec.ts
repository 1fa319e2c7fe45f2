import { createPayslips, texts, updatePerson } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf, idOf, recordDay } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { addEmployee } from '../support/employees.ts'
import { hold, liveLine } from '../support/slow-network.ts'

test('an open pay run says that its figures are old, and stays as it is until it is computed again', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const elsewhere = await clientOf(accounts.manager)
  const day = { code: 'EMP-00035', timeIn: '07:00', timeOut: '16:00' }
  // Figures requested before the realtime connection opens would be refetched then.
  const user = await hold(page, '**/api/auth/user')
  const isConnected = liveLine(page)
  const isSignedIn = signIn(accounts.manager, '/salary/new?for=many&date=2026-02-01&endDate=2026-02-15')
  await isConnected
  user.release()
  await isSignedIn
  await page.getByRole('searchbox', { name: 'Search' }).fill('EMP-00035')
  const row = page.getByRole('row', { name: /EMP-00035/ })
  await expect(row).toBeVisible()
  const before = await row.textContent()
  const again = page.getByRole('button', { name: 'Compute again' })
  await expect(again).toHaveCount(0)

  // A day of another period, as when somebody clocks in today.
  const looked = page.waitForResponse(/preview-many/)
  await recordDay(elsewhere, { ...day, date: '2026-01-05' })
  await (await looked).finished()
  await expect(again).toHaveCount(0)
  await recordDay(elsewhere, { ...day, date: '2026-02-03' })
  await page.clock.runFor(10_000)
  await expect(again).toBeVisible()
  expect(await row.textContent()).toBe(before)
  await expectAccessible()
  await again.click()
  await expect(again).toHaveCount(0)
  await expect(row).not.toHaveText(before ?? '')
  const raise = { dailyRate: 580, ratesFrom: '2026-02-01' }
  await elsewhere.send(updatePerson, { body: { _id: await idOf(elsewhere, 'EMP-00035'), ...raise } })
  await page.clock.runFor(10_000)
  await again.click()
  await expect(again).toHaveCount(0)

  // A person who is left out stays so while another period is looked at.
  await row.getByRole('checkbox').uncheck()
  await expect(page.getByText(/^1 person with ₱\S+ is not chosen/)).toBeVisible()
  await page.getByRole('button', { name: 'Show them' }).click()
  await expect(page.getByRole('row', { name: /EMP-/ })).toHaveText([/EMP-00035/])
  await page.getByRole('button', { name: 'Show everybody' }).click()
  const from = page.getByRole('textbox', { name: 'Payslip From' })
  for (const day of ['Feb 2, 2026', 'Feb 1, 2026']) {
    const computed = page.waitForResponse(/preview-many/)
    await from.fill(day)
    await from.press('Tab')
    await computed
    await expect(page).toHaveURL(new RegExp(`date=2026-02-0${day.charAt(4)}`))
    const box = row.getByRole('checkbox')
    await (day === 'Feb 1, 2026' ? expect(box).not.toBeChecked() : expect(box).toBeChecked())
  }
})

test('who is chosen by name for a run is still chosen after a look elsewhere', async ({ page, signIn }) => {
  await signIn(accounts.manager, '/salary/new?for=many&whom=people&date=2026-02-01&endDate=2026-02-15')
  await page.getByRole('combobox', { name: 'Employees' }).fill('EMP-00035')
  await page.getByRole('option', { name: /^EMP-00035/ }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Attendance' }).click()
  await expect(page.getByRole('heading', { name: 'Attendance' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('row', { name: /EMP-00035/ })).toBeVisible()
})

test('a pay run leads to the pending days where all of them are selected at once', async ({
  page,
  signIn,
}) => {
  const elsewhere = await clientOf(accounts.manager)
  const day = { timeIn: '07:00', timeOut: '16:00', status: 'pending' } as const
  for (const number of [31, 32, 33, 34, 35, 36])
    await recordDay(elsewhere, { ...day, code: `EMP-000${number}`, date: '2026-01-19' })
  await signIn(accounts.manager, '/salary/new?for=many&date=2026-01-16&endDate=2026-01-31')
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Confirm pending days of 6 people' }).click()
  const list = await opened
  await list.getByRole('combobox', { name: 'Rows' }).selectOption('5')
  await expect(list).toHaveURL(/pageSize=5/)
  // All six rows stay until the page of five arrives.
  await expect(list.getByRole('row', { name: /EMP-/ })).toHaveCount(5)
  await list.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
  await list.getByRole('button', { name: 'Select all 6' }).click()
  await list.getByRole('button', { name: '6 Selected - Confirm' }).click()
  await expect(list.getByText('No Data Found')).toBeVisible()
})

test('one’s own day is not selected with the others, and is offered only once', async ({ page, signIn }) => {
  const hr = await clientOf(accounts.hr)
  const day = { date: '2026-01-20', timeIn: '07:00', timeOut: '16:00', status: 'pending' } as const
  for (const code of ['EMP-00031', 'EMP-00032', 'EMP-00033', 'EMP-00034', 'EMP-00035', accounts.manager])
    await recordDay(hr, { ...day, code })
  await signIn(accounts.manager, '/attendance?from=2026-01-20&to=2026-01-20&status=toConfirm&pageSize=5')
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
  const all = page.getByRole('button', { name: 'Select all 6' })
  await all.click()
  await expect(page.getByRole('button', { name: '5 Selected - Confirm' })).toBeVisible()
  await expect(page.getByText(texts.othersLeftOut(5, [{ msg: texts.attendance.ownDay }]))).toBeVisible()
  await expect(all).toHaveCount(0)
})

test('the payslips of a run are paid at once, those beyond the page too', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const elsewhere = await clientOf(accounts.manager)
  const day = { date: '2026-03-02', timeIn: '07:00', timeOut: '16:00', status: 'present' } as const
  for (const number of ['Una', 'Dalawa', 'Tatlo', 'Apat', 'Lima', 'Anim', 'Pito'])
    await recordDay(elsewhere, { ...day, code: (await addEmployee(number)).userId })
  const run = new URLSearchParams({ date: '2026-03-01', endDate: '2026-03-15', payDate: '2026-03-16' })
  await signIn(accounts.manager, `/salary/new?for=many&${run}`)
  // Whoever goes elsewhere while they are created stays there.
  const created = await hold(page, `**${createPayslips.path}`)
  await page.getByRole('button', { name: 'Create 7 payslips' }).click()
  await created.asked
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Attendance' }).click()
  await expect(page.getByRole('heading', { name: 'Attendance' })).toBeVisible()
  await page.clock.runFor(1000)
  await expect(page.getByText(texts.payslipRun.creating(7))).toBeVisible()
  created.release()
  await expect(page.getByText(/^7 payslips created/)).toBeVisible()
  await expect(page.getByText(texts.payslipRun.creating(7))).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Attendance' })).toBeVisible()
  await page.goto('/salary?from=2026-03-16&to=2026-03-16&status=pending&sort=lastName')
  const rows = page.getByRole('row', { name: /EMP-/ })
  await expect(rows).toHaveCount(7)

  await page.getByRole('button', { name: '7 to pay' }).click()
  await rows.first().getByRole('button', { name: 'Mark as paid' }).click()
  await expect(rows.first().getByText('Paid', { exact: true })).toBeVisible()
  await page.getByRole('combobox', { name: 'Rows' }).selectOption('5')
  await expect(rows).toHaveCount(5)
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
  // One of the seven is paid.
  await page.getByRole('button', { name: 'Select all 6' }).click()
  await page.getByRole('button', { name: '6 Selected - Mark as paid' }).click()
  await expect(rows.getByText('Paid', { exact: true })).toHaveCount(5)
  await expect(page.getByRole('button', { name: /to pay/ })).toHaveCount(0)

  // The same run again has nobody left, and says why.
  await page.goto(`/salary/new?for=many&${run}`)
  await expect(page.getByRole('button', { name: 'Create 0 payslips' })).toBeDisabled()
  await expect(page.getByText(/^7 of \d+ have a payslip for days of this period$/)).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Pay Mar 16–31 instead' }).click()
  await expect(page).toHaveURL(/date=2026-03-16&endDate=2026-03-31/)
  await expect(page.getByText('have a payslip for days')).toHaveCount(0)
})
