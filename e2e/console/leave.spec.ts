import type { Route } from '@playwright/test'
import { createLeave, createQuota, decideLeaves, texts } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { intercept } from '../support/intercept.ts'
import { badgeOf, countOn, enterLeave, fillDay, loneWorker } from '../support/leaves.ts'

// Each test has its own days in a 2027 without demo records.

// The lost answer.
test.use({ expectedErrors: [/ERR_FAILED/] })

test('a manager enters a leave for an employee', async ({ page, signIn, expectAccessible }) => {
  const client = await clientOf(accounts.manager)
  const worker = await loneWorker(client)
  const { designationId, departmentId } = worker
  await client.send(createQuota, {
    body: { designationId, departmentId, styleName: 'Barong', target: 10, date: '2027-06-08' },
  })
  await signIn(accounts.manager)
  await page.getByRole('link', { name: 'Leaves', exact: true }).click()
  await expect(page.getByRole('table', { name: 'Leaves' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Select From' })).toHaveValue('Nov 1, 2026')
  await expect(page.getByRole('textbox', { name: 'Select To' })).toHaveValue('Nov 18, 2026')
  const before = await countOn(page)

  await test.step('what is missing is said at its field', async () => {
    await page.getByRole('button', { name: 'Add Leave' }).click()
    await page.getByRole('button', { name: 'Save Leave' }).click()
    await expect(page.getByText('Choose an employee')).toBeVisible()
    await expect(page.getByText('Choose a leave type', { exact: true })).toBeVisible()
    await expectAccessible()
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
    const saved = page.getByRole('row', { name: new RegExp(`${worker.userId}.*Jun 7, 2027`) })
    await expect(saved).toBeVisible()
    await expect.poll(() => countOn(page)).toBe(before + 1)
    await badgeOf(page).click()
    await expect(page).toHaveURL(/\/leaves\?status=requested$/)
    await expect(page.getByRole('textbox', { name: 'Select From' })).toHaveValue('')
    await expectAccessible()
  })
})

test('a leave is confirmed, and taken back', async ({ page, signIn, expectAccessible }) => {
  const client = await clientOf(accounts.manager)
  const worker = await loneWorker(client)
  const { designationId, departmentId } = worker
  await client.send(createQuota, {
    body: { designationId, departmentId, styleName: 'Terno', target: 10, date: '2027-06-22' },
  })
  await enterLeave(client, worker.userId, { date: '2027-06-21', dateEnd: '2027-06-23' })
  await signIn(accounts.manager, '/leaves?status=requested')
  const row = page.getByRole('row', { name: new RegExp(`${worker.userId}.*Jun 21, 2027`) })
  await page.getByRole('searchbox', { name: 'Search' }).fill(worker.userId)
  await expect(row).toBeVisible()
  const before = await countOn(page)

  await test.step('confirming warns of the emptied quota first', async () => {
    await row.getByRole('button', { name: 'Confirm' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm this leave?' })
    await expect(dialog).toContainText('Jun 22, 2027')
    await expect(dialog).toContainText('Terno')
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(row).toBeVisible()
    await row.getByRole('button', { name: 'Confirm' }).click()
    await dialog.getByRole('button', { name: 'Confirm all the same' }).click()
    await expect(row).toHaveCount(0)
    await expect.poll(() => countOn(page)).toBe(before - 1)
  })

  const attendance = '/attendance?from=2027-06-21&to=2027-06-23'
  await test.step('attendance shows the days', async () => {
    await page.goto(attendance)
    const days = page.getByRole('row', { name: new RegExp(worker.userId) })
    await expect(days).toHaveCount(3)
    await expect(days.filter({ hasText: 'Leave' })).toHaveCount(3)
    await days.first().getByRole('button', { name: 'Edit' }).click()
    await expect(page.getByText('Leave confirmed')).toBeVisible()
  })

  await test.step('taking it back removes them', async () => {
    await page.goto('/leaves?from=2027-06-20&to=2027-06-30')
    await expect(row).toContainText('Confirmed')
    await row.getByRole('button', { name: 'Reopen' }).click()
    await expect(row).toContainText('Requested')
    await page.goto(attendance)
    await expect(page.getByText('No Data Found')).toBeVisible()
  })

  await test.step('withdrawing asks first', async () => {
    await page.goto('/leaves?from=2027-06-20&to=2027-06-30')
    await row.getByRole('button', { name: 'Withdraw' }).click()
    const question = page.getByRole('dialog', { name: 'Withdraw this leave?' })
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await question.getByRole('button', { name: 'Withdraw' }).click()
    await expect(page.getByText('Success', { exact: true })).toBeVisible()
    await expect(page.getByText('No Data Found')).toBeVisible()
    await expectAccessible()
  })
})

test('many requests are decided at once', async ({ page, signIn, expectAccessible }) => {
  const client = await clientOf(accounts.manager)
  const ids: string[] = []
  for (const code of ['EMP-00041', 'EMP-00042', 'EMP-00043'])
    ids.push((await enterLeave(client, code, { date: '2027-07-05', dateEnd: '2027-07-06' }))._id)
  const july = '/leaves?from=2027-07-01&to=2027-07-31'
  await signIn(accounts.manager, `${july}&pageSize=2`)
  await test.step('those beyond the page can be among them', async () => {
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
    await page.getByRole('button', { name: 'Select all 3' }).click()
    await expect(page.getByRole('button', { name: '3 Selected - Reject' })).toBeVisible()
  })
  await page.goto(july)
  const rows = page.getByRole('table', { name: 'Leaves' }).locator('tbody tr')
  await expect(rows).toHaveCount(3)
  await expect(page.getByRole('checkbox', { name: 'Select EMP-00041, Jul 5, 2027' })).toBeVisible()
  await page.getByRole('checkbox', { name: /Select all/ }).check()
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
    await page.goto(`${july}&status=rejected`)
    await page.getByRole('checkbox', { name: /Select all/ }).check()
    await page.getByRole('button', { name: '2 Selected - Reopen' }).click()
    await expect(page.getByText('No Data Found')).toBeVisible()
    await page.goto(july)
    await page.getByRole('checkbox', { name: /Select all/ }).check()
  })
  await page.getByRole('button', { name: '2 Selected - Confirm' }).click()
  await expect(rows.filter({ hasText: 'Confirmed' })).toHaveCount(3)
  await expect(page.getByRole('button', { name: /Selected/ })).toHaveCount(0)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  expect((await download).suggestedFilename()).toBe('leave-data.xlsx')
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Print' }).click()
  const paper = await popup
  await expect(paper.getByText('Leave List from Jul 1, 2027 to Jul 31, 2027').first()).toBeVisible()
  await expect(paper.getByText('EMP-00042')).toBeVisible()
  await paper.close()
})

test.describe('what the server refuses', () => {
  test.use({ expectedErrors: [/409/] })

  test('stands at the field, and both versions of a stale edit side by side', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    const elsewhere = await clientOf(accounts.hr)
    const mine = await enterLeave(elsewhere, 'EMP-00044', { date: '2027-08-02', dateEnd: '2027-08-03' })
    await enterLeave(elsewhere, 'EMP-00044', {
      date: '2027-08-09',
      dateEnd: '2027-08-10',
      state: 'confirmed',
    })
    await signIn(accounts.manager, `/leaves/new?id=${mine._id}`)
    await expect(page.getByRole('textbox', { name: 'Employee Name' })).toBeDisabled()
    await expect(page.getByRole('textbox', { name: 'Leave Type' })).toBeDisabled()

    await test.step('an overlap names the other days', async () => {
      await fillDay(page, 'End Date', '8/9/2027')
      await page.getByRole('button', { name: 'Save Leave' }).click()
      const sentence = 'already has a confirmed leave from Aug 9, 2027 to Aug 10, 2027.'
      await expect(page.getByRole('main').getByText(sentence)).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Start Date' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expectAccessible()
    })

    await test.step('what somebody else decided meanwhile is taken', async () => {
      await elsewhere.send(createLeave, {
        body: { _id: mine._id, state: 'confirmed', details: 'Her sister is ill' },
      })
      await fillDay(page, 'End Date', '8/5/2027')
      await page.getByRole('button', { name: 'Save Leave' }).click()
      await page.getByRole('button', { name: 'Take the saved version' }).click()
      await expect(page.getByText(/^Confirmed by /)).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Details' })).toHaveValue('Her sister is ill')
      await expect(page.getByRole('combobox', { name: 'Leave Status' })).toHaveValue('Confirmed')
      await expect(page.getByRole('textbox', { name: 'End Date' })).toHaveValue('Aug 3, 2027')
    })

    await test.step('somebody else was first', async () => {
      await elsewhere.send(createLeave, {
        body: { _id: mine._id, details: `Her brother is getting married: ${'W'.repeat(100)}` },
      })
      await fillDay(page, 'End Date', '8/4/2027')
      await page.getByRole('button', { name: 'Save Leave' }).click()
      await expect(page.getByRole('row', { name: /End Date/ })).toContainText('Aug 4, 2027')
      await expect(page.getByRole('row', { name: /End Date/ })).toContainText('Aug 3, 2027')
      await expect(page.getByRole('row', { name: /Details/ })).toContainText('getting married')
      const notice = page.getByRole('alert').filter({ has: page.getByRole('table') })
      const [table, around] = [await notice.getByRole('table').boundingBox(), await notice.boundingBox()]
      expect((table?.x ?? 0) + (table?.width ?? 0)).toBeLessThan((around?.x ?? 0) + (around?.width ?? 0))
      await expectAccessible()
      await page.getByRole('button', { name: 'Keep mine' }).click()
      await page.getByRole('button', { name: 'Save Leave' }).click()
      await expect(page).not.toHaveURL(/leaves\/new/)
    })
  })
})
