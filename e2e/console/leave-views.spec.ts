import { createLeave, decideLeaves, texts, withdrawLeave } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { badgeOf, countOn, enterLeave, loneWorker } from '../support/leaves.ts'
import { expectPrinted } from '../support/printed.ts'
import { visit } from '../support/visit.ts'

// Each journey has its own days in a 2027 without demo records.

test('the calendar shows who is away on which day', async ({ page, signIn, expectAccessible }) => {
  const client = await clientOf(accounts.manager)
  const worker = await loneWorker(client)
  const away = await enterLeave(client, worker.userId, {
    date: '2027-09-13',
    dateEnd: '2027-09-21',
    state: 'confirmed',
  })
  await enterLeave(client, 'EMP-00045', { date: '2027-09-14', dateEnd: '2027-09-14' })
  await signIn(accounts.manager, '/leaves')
  await page.getByText('Calendar', { exact: true }).click()
  await expect(page).toHaveURL(/view=calendar/)
  await expect(page.getByRole('heading', { name: 'November 2026' })).toBeVisible()
  await page.getByRole('button', { name: 'Next month' }).click()
  await expect(page).toHaveURL(/month=2026-12-01/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'November 2026' })).toBeVisible()

  await test.step('an employee’s request reaches the badge, and leaves it when it is withdrawn', async () => {
    const before = await countOn(page)
    const employee = await clientOf('EMP-00046', 'employee')
    const body = { leaveType: 'Sick', date: '2027-10-04', dateEnd: '2027-10-04' } as const
    const { data } = await employee.send(createLeave, { body })
    await expect.poll(() => countOn(page)).toBe(before + 1)
    await employee.send(withdrawLeave, { body: { _id: data._id } })
    await expect.poll(() => countOn(page)).toBe(before)
  })

  await test.step('a leave over two weeks is there in both', async () => {
    await visit(page, '/leaves?view=calendar&month=2027-09-01')
    const bars = page.getByRole('link', { name: new RegExp(`${worker.lastName}.*confirmed, Sep 13, 2027`) })
    await expect(bars).toHaveCount(2)
    await expect(page.getByRole('link', { name: /Emergency, requested, Sep 14, 2027/ })).toHaveCount(1)
    await expectPrinted(page, page, 'Leave List from Sep 1, 2027 to Sep 30, 2027')
  })

  await test.step('a day opens by the keyboard, with everybody and what is left', async () => {
    const day = page.getByRole('button', {
      name: /^Tuesday, September 14: 1 away, 1 requested\. .* 0 of 1 left/,
    })
    await day.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Tuesday, September 14' })
    await expect(dialog.getByText('EMP-00045')).toBeVisible()
    await expect(dialog.getByText(/0 of 1 left/)).toBeVisible()
    await expectAccessible()
    await page.keyboard.press('Escape')
    await expect(day).toBeFocused()
  })

  await test.step('how many more there are than bars stands beneath the bars', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    for (const userId of ['EMP-00041', 'EMP-00042', 'EMP-00043', 'EMP-00044'])
      await enterLeave(client, userId, { date: '2027-09-14', dateEnd: '2027-09-14' })
    const more = page.getByText('+2 more')
    await expect(more).toBeVisible()
    const lowest = await page
      .getByRole('link', { name: /, Sep 14, 2027/ })
      .last()
      .boundingBox()
    const beneath = await more.boundingBox()
    expect(beneath?.y).toBeGreaterThanOrEqual((lowest?.y ?? 0) + (lowest?.height ?? 0))
    await expectAccessible()
  })

  await test.step('on a narrow screen it is a list of days', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByRole('heading', { name: 'Tuesday, September 14' })).toBeVisible()
    await expect(page.getByText('EMP-00045')).toBeVisible()
    await expectAccessible()
    await page
      .getByRole('link', { name: new RegExp(worker.lastName) })
      .first()
      .click()
    await expect(page).toHaveURL(new RegExp(`/leaves/new\\?id=${away._id}`))
  })
})

test('the General Manager sees totals per branch and day', async ({ page, signIn, expectAccessible }) => {
  const hr = await clientOf(accounts.hr)
  const one = await enterLeave(hr, 'EMP-00047', { date: '2027-11-08', dateEnd: '2027-11-09' })
  await enterLeave(hr, 'EMP-00107', { date: '2027-11-09', dateEnd: '2027-11-09' })
  await enterLeave(hr, 'EMP-00048', { date: '2027-11-09', dateEnd: '2027-11-09', state: 'rejected' })
  await hr.send(decideLeaves, { body: { ids: [one._id], state: 'confirmed' } })
  // A colleague's link to rejected leaves, which no total counts, shows all.
  await signIn(accounts.admin, '/leaves?from=2027-11-01&to=2027-11-30&status=rejected')
  const rows = page.getByRole('table', { name: 'Leaves' }).locator('tbody tr')
  await expect(rows).toHaveText([/San Isidro.*1.*Nov 8/, /San Isidro.*1.*Nov 9/, /Sta\. Maria.*1.*Nov 9/])
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('All')
  await expect(page.getByRole('button', { name: 'Add Leave' })).toHaveCount(0)
  await expect(badgeOf(page)).toHaveCount(0)

  await test.step('a row opens the day, which leads to each leave, read there and not changed', async () => {
    await rows.first().getByRole('button', { name: 'Preview and print' }).click()
    const dialog = page.getByRole('dialog', { name: 'San Isidro, Nov 8, 2027' })
    await expect(dialog.getByText('EMP-00047')).toBeVisible()
    await expectAccessible()
    await dialog.getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`/leaves/new\\?id=${one._id}`))
    for (const name of ['Employee Name', 'Leave Type', 'Start Date', 'End Date', 'Leave Status', 'Details'])
      await expect(page.getByRole('textbox', { name })).toBeDisabled()
    await expect(page.getByRole('textbox', { name: 'Leave Status' })).toHaveValue('Confirmed')
    await expect(page.getByRole('button', { name: 'Save Leave' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Withdraw' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(rows).toHaveCount(3)
  })

  await test.step('those of the people searched for, also in what is opened, printed and exported', async () => {
    await page.getByRole('searchbox', { name: 'Search' }).fill('emp-00107')
    await expect(page).toHaveURL(/search=emp-00107/)
    await expect(rows).toHaveText([/Sta\. Maria.*1.*Nov 9/])
    const asked = page.waitForRequest(/leave\/export\?.*search=emp-00107/)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).click()
    expect((await Promise.all([download, asked]))[0].suggestedFilename()).toBe('leave-data.xlsx')
    await rows.first().getByRole('button', { name: 'Preview and print' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sta. Maria, Nov 9, 2027' })
    await expect(dialog).toContainText('0 confirmed, 1 requested, with “emp-00107”')
    await expect(dialog.getByRole('listitem')).toHaveText([/EMP-00107/])
    await expectPrinted(page, dialog, 'Sta. Maria, only Requested or Confirmed, with “emp-00107”')
    await page.keyboard.press('Escape')
    await page.getByRole('searchbox', { name: 'Search' }).fill('emp-00046')
    await expect(page.getByText('No leave matches these filters.')).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search' }).fill('')
    await expect(rows).toHaveCount(3)
  })

  await test.step('the branch filter narrows it', async () => {
    await page.getByRole('combobox', { name: 'Branch' }).click()
    await page.getByRole('option', { name: 'Sta. Maria' }).click()
    await expect(rows).toHaveCount(1)
  })

  await test.step('a new one is for who keeps the records', async () => {
    await visit(page, '/leaves/new')
    await expect(page.getByRole('heading', { name: texts.pages.forbidden })).toBeVisible()
  })
})
