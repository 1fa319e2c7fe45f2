import { createPayslip, createPayslips, texts, updatePerson } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf, idOf, recordDay } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { addEmployee } from '../support/employees.ts'
import { hold, liveLine } from '../support/slow-network.ts'
import { visit } from '../support/visit.ts'

/** The address of a run. @param days its period, and what else its fields show */
const runOf = (days: Record<string, string>) => `/salary/new?for=many&${new URLSearchParams(days)}`

test('an open pay run is what its fields show', async ({ page, signIn, expectAccessible }) => {
  const elsewhere = await clientOf(accounts.manager)
  const times = { timeIn: '07:00', timeOut: '16:00' }
  const people = page.getByRole('row', { name: /EMP-/ })
  const menu = page.getByRole('navigation', { name: 'Main' })

  await test.step('it says that its figures are old, and stays as it is until it is computed again', async () => {
    // Figures requested before the realtime connection opens would be refetched then.
    const user = await hold(page, '**/api/auth/user')
    const isConnected = liveLine(page)
    const isSignedIn = signIn(accounts.manager, runOf({ date: '2026-02-01', endDate: '2026-02-15' }))
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
    await recordDay(elsewhere, { ...times, code: 'EMP-00035', date: '2026-01-05' })
    await (await looked).finished()
    await expect(again).toHaveCount(0)
    await recordDay(elsewhere, { ...times, code: 'EMP-00035', date: '2026-02-03' })
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
  })

  await test.step('a person who is left out stays so while another period is looked at', async () => {
    const row = page.getByRole('row', { name: /EMP-00035/ })
    await row.getByRole('checkbox').uncheck()
    await expect(page.getByText(/^1 person with ₱\S+ is not chosen/)).toBeVisible()
    await page.getByRole('button', { name: 'Show them' }).click()
    await expect(people).toHaveText([/EMP-00035/])
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

  await test.step('who is chosen by name is still chosen after a look elsewhere', async () => {
    await visit(page, runOf({ whom: 'people', date: '2026-02-01', endDate: '2026-02-15' }))
    await page.getByRole('combobox', { name: 'Employees' }).fill('EMP-00036')
    await page.getByRole('option', { name: /^EMP-00036/ }).click()
    await menu.getByRole('link', { name: 'Attendance' }).click()
    await expect(page.getByRole('heading', { name: 'Attendance' })).toBeVisible()
    await page.goBack()
    await expect(people).toHaveText([/EMP-00036/])
  })

  await test.step('it creates payslips only for the period and pay date that its fields show', async () => {
    const day = { code: 'EMP-00038', date: '2026-02-17', status: 'present' } as const
    await recordDay(elsewhere, { ...times, ...day })
    await visit(page, runOf({ date: '2026-02-16', endDate: '2026-02-20', payDate: '2026-02-23' }))
    const create = page.getByRole('button', { name: 'Create 1 payslip' })
    const totals = page.getByRole('region', { name: texts.payslipRun.totals })
    await expect(create).toBeEnabled()
    await expect(totals).toContainText('Feb 16–20, 2026')
    await expect(totals).toContainText('Feb 23, 2026')

    await page.getByText('One employee').click()
    for (const [name, shown] of [
      ['Payslip From', 'Feb 16, 2026'],
      ['Payslip to', 'Feb 20, 2026'],
      ['Date Issued', 'Feb 23, 2026'],
    ] as const)
      await expect(page.getByRole('textbox', { name })).toHaveValue(shown)
    await page.getByText('Many employees').click()

    for (const name of ['Payslip to', 'Date Issued']) {
      const field = page.getByRole('textbox', { name })
      const before = await field.inputValue()
      await field.fill('Nov 31')
      await create.click()
      await expect(field).toBeFocused()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(page).toHaveURL(/\/salary\/new/)
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

  await test.step('days that a payslip leaves out are paid by name, and who left without the others', async () => {
    const inPart = await addEmployee('Kulang')
    for (const code of [inPart.userId, 'EMP-00039'])
      for (const date of ['2026-06-02', '2026-06-12'])
        await recordDay(elsewhere, { ...times, code, date, status: 'present' })
    const firstWeek = { date: '2026-06-01', endDate: '2026-06-08' }
    await elsewhere.send(createPayslip, { body: { _id: 'new', employeeId: inPart._id, ...firstWeek } })

    await visit(page, runOf({ date: '2026-06-01', endDate: '2026-06-15' }))
    const notice = page.getByRole('alert').filter({ hasText: texts.payslip.notCovered(1) })
    await expect(page.getByRole('button', { name: 'Create 1 payslip' })).toBeVisible()
    await expect(page.getByText(`${texts.payslip.notCovered(1)}: Kulang, Ligaya`)).toBeVisible()
    await expect(notice).toContainText('Kulang, Ligaya')
    await notice.getByRole('button', { name: 'Pay Jun 9–15' }).click()
    await expect(people).toHaveText([/Kulang/])
    await expect(page.getByRole('textbox', { name: 'Payslip From' })).toHaveValue('Jun 9, 2026')
    await expect(page.getByRole('button', { name: 'Create 1 payslip' })).toBeEnabled()

    await elsewhere.send(updatePerson, { body: { _id: inPart._id, status: false } })
    await visit(page, runOf({ whom: 'left', date: '2026-06-09', endDate: '2026-06-12' }))
    await expect(people).toHaveText([/Kulang/])
    await expect(page.getByRole('button', { name: 'Create 0 payslips' })).toBeDisabled()
    await page.getByRole('button', { name: 'Choose all shown' }).click()
    await page.getByRole('button', { name: 'Create 1 payslip' }).click()
    await expect(page).toHaveURL(/\/salary\?/)
  })
})

test('a pay run leads from the days that wait to payslips that are paid', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const elsewhere = await clientOf(accounts.hr)
  const times = { timeIn: '07:00', timeOut: '16:00' }
  // People who had a rate by then.
  const codes = [42, 43, 44, 45, 46, 49, 50].map((number) => `EMP-000${number}`)
  const record = async (date: string, status: 'pending' | 'present', ...who: string[]) => {
    for (const code of who) await recordDay(elsewhere, { ...times, code, date, status })
  }
  const period = { date: '2026-03-01', endDate: '2026-03-15', payDate: '2026-03-16' }

  await test.step('to a list where all of them are selected at once', async () => {
    await record('2026-01-19', 'pending', ...codes.slice(0, 6))
    await signIn(accounts.manager, runOf({ date: '2026-01-16', endDate: '2026-01-31' }))
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
    await list.close()
  })

  await test.step('where one’s own day is not selected with the others, and is offered only once', async () => {
    await record('2026-01-20', 'pending', ...codes.slice(0, 5), accounts.manager)
    await visit(page, '/attendance?from=2026-01-20&to=2026-01-20&status=toConfirm&pageSize=5')
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
    const all = page.getByRole('button', { name: 'Select all 6' })
    await all.click()
    await expect(page.getByRole('button', { name: '5 Selected - Confirm' })).toBeVisible()
    await expect(page.getByText(texts.othersLeftOut(5, [{ msg: texts.attendance.ownDay }]))).toBeVisible()
    await expect(all).toHaveCount(0)
  })

  await test.step('whoever goes elsewhere while payslips are created stays there', async () => {
    await record('2026-03-02', 'present', ...codes)
    await visit(page, runOf(period))
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
  })

  await test.step('the payslips are paid at once, those beyond the page too', async () => {
    await visit(page, '/salary?from=2026-03-16&to=2026-03-16&status=pending&sort=lastName')
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
  })

  await test.step('the same run again has nobody left, and says why', async () => {
    await visit(page, runOf(period))
    await expect(page.getByRole('button', { name: 'Create 0 payslips' })).toBeDisabled()
    await expect(page.getByText(/^7 of \d+ have a payslip for days of this period$/)).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: 'Pay Mar 16–31 instead' }).click()
    await expect(page).toHaveURL(/date=2026-03-16&endDate=2026-03-31/)
    await expect(page.getByText('have a payslip for days')).toHaveCount(0)
  })
})
