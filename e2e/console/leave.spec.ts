import type { Route } from '@playwright/test'
import {
  createAttendance,
  createLeave,
  createQuota,
  decideLeaves,
  listAttendance,
  texts,
} from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { intercept } from '../support/intercept.ts'
import { badgeOf, countOn, enterLeave, fillDay, loneWorker } from '../support/leaves.ts'
import { visit } from '../support/visit.ts'

// Each journey has its own days in a 2027 without demo records.

// What the server refuses, and the lost answer.
test.use({ expectedErrors: [/409|ERR_FAILED/] })

test('a manager enters a leave, confirms it, takes it back and withdraws it', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const client = await clientOf(accounts.manager)
  const worker = await loneWorker(client)
  const { designationId, departmentId } = worker
  await client.send(createQuota, {
    body: { designationId, departmentId, styleName: 'Barong', target: 10, date: '2027-06-08' },
  })
  await signIn(accounts.manager, '/leaves')
  await expect(page.getByRole('table', { name: 'Leaves' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Select From' })).toHaveValue('Nov 1, 2026')
  await expect(page.getByRole('textbox', { name: 'Select To' })).toHaveValue('Nov 18, 2026')
  const before = await countOn(page)
  const row = page.getByRole('row', { name: new RegExp(`${worker.userId}.*Jun 7, 2027`) })

  await test.step('what is missing is said at its field', async () => {
    await page.getByRole('button', { name: 'Add Leave' }).click()
    await page.getByRole('button', { name: 'Save Leave' }).click()
    await expect(page.getByText('Choose an employee')).toBeVisible()
    await expect(page.getByText('Choose a leave type', { exact: true })).toBeVisible()
  })

  await test.step('days are counted while they are chosen', async () => {
    await page.getByRole('combobox', { name: 'Employee Name' }).fill(worker.userId)
    await page.getByRole('option', { name: new RegExp(worker.userId) }).click()
    await page.getByRole('combobox', { name: 'Leave Type' }).click()
    await expect(page.getByRole('option')).toHaveCount(10)
    await page.getByRole('option', { name: 'Service Incentive' }).click()
    await fillDay(page, 'Start Date', '6/7/2027')
    await fillDay(page, 'End Date', '6/9/2027')
    await expect(page.getByText('3 days, Jun 7, 2027 to Jun 9, 2027')).toBeVisible()
    await expect(page.getByText(`Leaves of`)).toBeVisible()
  })

  await test.step('choosing Confirmed warns of the quota that it would empty', async () => {
    await page.getByRole('combobox', { name: 'Leave Status' }).click()
    await page.getByRole('option', { name: 'Confirmed' }).click()
    await expect(page.getByText('This quota would have nobody left')).toBeVisible()
    await expect(page.getByText(/Barong: .*, 0 of 1 left/)).toBeVisible()
    await expectAccessible()
    await page.getByRole('combobox', { name: 'Leave Status' }).click()
    await page.getByRole('option', { name: 'Requested' }).click()
  })

  await test.step('a saved request counts on the badge, which leads to the requests', async () => {
    await page.getByRole('button', { name: 'Save Leave' }).click()
    await expect(page).toHaveURL(/\/leaves\?to=2027-06-09$/)
    await expect(row).toBeVisible()
    await expect.poll(() => countOn(page)).toBe(before + 1)
    await badgeOf(page).click()
    await expect(page).toHaveURL(/\/leaves\?status=requested$/)
    await expect(page.getByRole('textbox', { name: 'Select From' })).toHaveValue('')
  })

  await test.step('confirming warns of the emptied quota first', async () => {
    await page.getByRole('searchbox', { name: 'Search' }).fill(worker.userId)
    await row.getByRole('button', { name: 'Confirm' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm this leave?' })
    await expect(dialog).toContainText('Jun 8, 2027')
    await expect(dialog).toContainText('Barong')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(row).toBeVisible()
    await row.getByRole('button', { name: 'Confirm' }).click()
    await dialog.getByRole('button', { name: 'Confirm all the same' }).click()
    await expect(row).toHaveCount(0)
    await expect.poll(() => countOn(page)).toBe(before)
  })

  await test.step('attendance shows the days', async () => {
    await visit(page, '/attendance?from=2027-06-07&to=2027-06-09')
    const days = page.getByRole('table', { name: 'Attendance' }).getByRole('row', { name: worker.userId })
    await expect(days).toHaveCount(3)
    await expect(days.filter({ hasText: 'Leave' })).toHaveCount(3)
    await days.first().getByRole('button', { name: 'Edit' }).click()
    await expect(page.getByText('Leave confirmed')).toBeVisible()
  })

  await test.step('it is taken back, and withdrawn after a question', async () => {
    await visit(page, '/leaves?from=2027-06-01&to=2027-06-15')
    await expect(row).toContainText('Confirmed')
    await row.getByRole('button', { name: 'Reopen' }).click()
    await expect(row).toContainText('Requested')
    await row.getByRole('button', { name: 'Withdraw' }).click()
    const question = page.getByRole('dialog', { name: 'Withdraw this leave?' })
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await question.getByRole('button', { name: 'Withdraw' }).click()
    await expect(page.getByText('Success', { exact: true })).toBeVisible()
    await expect(page.getByText('No Data Found')).toBeVisible()
  })

  await test.step('whoever confirms a leave over days that were worked reads that they stay', async () => {
    const [date, dateEnd] = ['2026-11-15', '2026-11-16']
    const query = { from: dateEnd, to: dateEnd, status: 'present' } as const
    const worked = (await client.send(listAttendance, { params: { id: 'all' }, query })).data[0]
    const { _id, userId } = await enterLeave(client, worked?.employee.userId ?? '', { date, dateEnd })
    await visit(page, `/leaves/new?id=${_id}`)
    await page.getByRole('combobox', { name: 'Leave Status' }).click()
    await page.getByRole('option', { name: 'Confirmed' }).click()
    await expect(page.getByText('At work on Nov 16: that day stays as it is')).toBeVisible()
    await client.send(createAttendance, { body: { userId, date, timeIn: '07:00', timeOut: '16:00' } })
    await expect(page.getByText('At work on Nov 15 and 16: those days stay as they are')).toBeVisible()
  })

  const elsewhere = await clientOf(accounts.hr)
  const mine = await enterLeave(elsewhere, 'EMP-00044', { date: '2027-08-02', dateEnd: '2027-08-03' })
  await test.step('an overlap names the other days', async () => {
    const days = { date: '2027-08-09', dateEnd: '2027-08-10' }
    await enterLeave(elsewhere, 'EMP-00044', { ...days, state: 'confirmed' })
    await visit(page, `/leaves/new?id=${mine._id}`)
    await expect(page.getByRole('textbox', { name: 'Start Date' })).toHaveValue('Aug 2, 2027')
    await expect(page.getByRole('textbox', { name: 'Employee Name' })).toBeDisabled()
    await expect(page.getByRole('textbox', { name: 'Leave Type' })).toBeDisabled()
    await fillDay(page, 'End Date', '8/9/2027')
    await page.getByRole('button', { name: 'Save Leave' }).click()
    const sentence = 'already has a confirmed leave from Aug 9, 2027 to Aug 10, 2027.'
    await expect(page.getByRole('main').getByText(sentence)).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Start Date' })).toBeFocused()
    await page.keyboard.press('Escape')
  })

  await test.step('both versions stand side by side where somebody else was first, long words too', async () => {
    const details = `Her brother is getting married: ${'W'.repeat(100)}`
    await elsewhere.send(createLeave, { body: { _id: mine._id, state: 'confirmed', details } })
    await fillDay(page, 'End Date', '8/4/2027')
    await page.getByRole('button', { name: 'Save Leave' }).click()
    await expect(page.getByRole('row', { name: /End Date/ })).toContainText(/Aug 4, 2027.*Aug 3, 2027/)
    await expect(page.getByRole('row', { name: /Details/ })).toContainText('getting married')
    const notice = page.getByRole('alert').filter({ has: page.getByRole('table') })
    const [table, around] = [await notice.getByRole('table').boundingBox(), await notice.boundingBox()]
    expect((table?.x ?? 0) + (table?.width ?? 0)).toBeLessThan((around?.x ?? 0) + (around?.width ?? 0))
    await page.getByRole('button', { name: 'Keep mine' }).click()
    // What somebody else decided is taken along.
    await expect(page.getByText(/^Confirmed by /)).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Leave Status' })).toHaveValue('Confirmed')
    await page.getByRole('button', { name: 'Save Leave' }).click()
    await expect(page).not.toHaveURL(new RegExp(mine._id))
  })
})

test('many requests are decided at once', async ({ page, signIn, expectAccessible }) => {
  const client = await clientOf(accounts.manager)
  const ids: string[] = []
  for (const code of ['EMP-00041', 'EMP-00042', 'EMP-00043'])
    ids.push((await enterLeave(client, code, { date: '2027-07-05', dateEnd: '2027-07-06' }))._id)
  const july = '/leaves?from=2027-07-01&to=2027-07-31'
  await signIn(accounts.manager, july)
  const rows = page.getByRole('table', { name: 'Leaves' }).locator('tbody tr')
  const all = page.getByRole('checkbox', { name: /Select all/ })
  await expect(rows).toHaveCount(3)
  await expect(page.getByRole('checkbox', { name: 'Select EMP-00041, Jul 5, 2027' })).toBeVisible()
  await all.check()
  await expectAccessible()
  await test.step('one that a colleague decides meanwhile is selected no longer', async () => {
    await expect(page.getByRole('button', { name: '3 Selected - Reject' })).toBeVisible()
    const colleague = await clientOf(accounts.hr)
    await colleague.send(decideLeaves, { body: { ids: ids.slice(0, 1), state: 'confirmed' } })
    await expect(page.getByRole('button', { name: '2 Selected - Reject' })).toBeVisible()
  })
  await test.step('several are rejected after a question; a lost answer is told, and it is taken back', async () => {
    const answerIsLost = async (route: Route) => {
      await route.fetch()
      await route.abort()
    }
    await intercept(page, `**${decideLeaves.path}`, answerIsLost, { times: 1 })
    await page.getByRole('button', { name: '2 Selected - Reject' }).click()
    const question = page.getByRole('dialog', { name: 'Reject 2 leaves?' })
    await expect(question).toContainText(/^Reject 2 leaves\?Of \S+.* and .*\. Whoever asked is told/)
    await question.getByRole('button', { name: 'Reject' }).click()
    await expect(page.getByText(texts.saving.noReplyToAction)).toBeVisible()
    await expect(rows.filter({ hasText: 'Rejected' })).toHaveCount(2)
    await visit(page, `${july}&status=rejected`)
    await expect(rows).toHaveCount(2)
    await all.check()
    await page.getByRole('button', { name: '2 Selected - Reopen' }).click()
    await expect(page.getByText('No Data Found')).toBeVisible()
    await visit(page, july)
    await expect(rows.filter({ hasText: 'Requested' })).toHaveCount(2)
    await all.check()
  })
  await page.getByRole('button', { name: '2 Selected - Confirm' }).click()
  await expect(rows.filter({ hasText: 'Confirmed' })).toHaveCount(3)
  await expect(page.getByRole('button', { name: /Selected/ })).toHaveCount(0)
})
