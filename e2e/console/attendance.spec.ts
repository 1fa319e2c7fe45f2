import { expect, test } from '../support/browser-test.ts'
import { clientOf, recordDay } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { hold } from '../support/slow-network.ts'
import { noteToasts } from '../support/toasts.ts'
import { visit } from '../support/visit.ts'

// Each test has its own employee and day in a June or July without demo records.

test('a day that the clock missed is added by hand', async ({ page, signIn, expectAccessible }) => {
  await signIn(accounts.manager, '/attendance?from=2026-07-06&to=2026-07-06')
  await expect(page.getByText('No Data Found')).toBeVisible()
  await page.getByRole('button', { name: 'New Attendance' }).first().click()

  await test.step('what is missing is said at its field', async () => {
    await page.getByRole('button', { name: 'Save Shift' }).click()
    await expect(page.getByText('Choose an employee')).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Employee Name' })).toBeFocused()
  })

  await test.step('the employee is found by a part of the user ID', async () => {
    await page.getByRole('combobox', { name: 'Employee Name' }).click()
    await expect(page.getByRole('option').last()).toHaveText(/^\d+ more: type a name or user ID$/)
    await page.getByRole('combobox', { name: 'Employee Name' }).fill('emp-00041')
    await expect(page.getByRole('option')).toHaveCount(1)
    await page.getByRole('option', { name: /EMP-00041/ }).click()
  })

  await test.step('times are typed as people type them', async () => {
    await page.getByRole('textbox', { name: 'Date' }).fill('7/6/2026')
    await page.getByRole('textbox', { name: 'Date' }).press('Tab')
    await page.getByLabel('Time IN').fill('7')
    await page.getByLabel('Time OUT').fill('4:30pm')
    await page.getByLabel('Time OUT').press('Tab')
    await expect(page.getByLabel('Time OUT')).toHaveValue('16:30')
    await expectAccessible()
  })

  await test.step('Save Shift goes back to the list as it was', async () => {
    const said = await noteToasts(page)
    await page.getByRole('button', { name: 'Save Shift' }).click()
    await expect.poll(said).toContain('Success')
    await expect(page).toHaveURL(/\/attendance\?from=2026-07-06&to=2026-07-06$/)
    const row = page.getByRole('row', { name: /EMP-00041/ })
    await expect(row).toContainText('7:00 AM')
    await expect(row).toContainText('4:30 PM')
    await expect(row).toContainText('Present')
  })

  await test.step('the same day a second time is told before it is saved, and leads to the first', async () => {
    await page.getByRole('button', { name: 'New Attendance' }).click()
    await page.getByRole('combobox', { name: 'Employee Name' }).fill('EMP-00041')
    await page.getByRole('option', { name: /EMP-00041/ }).click()
    await page.getByRole('textbox', { name: 'Date' }).fill('7/6/2026')
    await page.getByRole('textbox', { name: 'Date' }).press('Tab')
    await expect(page.getByText('already has an attendance record on that day')).toBeVisible()
    await page.getByRole('link', { name: 'Open that record' }).click()
    await page.getByRole('button', { name: 'Leave' }).click()
    await expect(page.getByText('Cannot modify the date here')).toBeVisible()
    await expect(page.getByLabel('Time IN')).toBeDisabled()
  })
})

test('of selected days each action takes those that it is for', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const hr = await clientOf(accounts.hr)
  const pending = { code: 'EMP-00047', timeOut: '17:00', status: 'pending' as const }
  for (const [date, timeIn] of [
    ['2026-06-08', '07:55'],
    ['2026-06-09', '09:10'],
    ['2026-06-10', '09:20'],
    ['2026-06-11', '12:30'],
    ['2026-06-12', '09:30'],
    ['2026-06-15', '07:40'],
    ['2026-06-16', '07:45'],
  ] as const)
    await recordDay(hr, { ...pending, date, timeIn })
  await signIn(accounts.manager, '/attendance?from=2026-06-15&to=2026-06-16')
  const tickAll = () => page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
  const present = page.getByRole('cell', { name: 'Present', exact: true })
  const action = (name: string) => page.getByRole('button', { name, exact: true })

  await test.step('what is ticked in the second between a press and its action is left as it is', async () => {
    const tick = (day: number) => page.getByRole('checkbox', { name: `Select EMP-00047, Jun ${day}, 2026` })
    await tick(15).check()
    await action('1 Selected - Confirm').click()
    await tick(16).check()
    await expect(present).toHaveCount(1)
    await expect(action('1 Selected - Confirm')).toBeVisible()
    await expect(page.getByRole('row', { name: /Jun 16/ })).not.toContainText('Present')
  })

  await visit(page, '/attendance?from=2026-06-08&to=2026-06-12&sort=date')
  const said = await noteToasts(page)
  await test.step('one day is set to Present in its row', async () => {
    await expect(page.getByRole('checkbox', { name: 'Select EMP-00047, Jun 12, 2026' })).toBeVisible()
    const set = page.getByRole('row', { name: /Jun 12/ }).getByRole('button', { name: 'Set to Present' })
    await set.click()
    await expect(present).toHaveCount(1)
    await expect(set).toHaveCount(0)
  })

  await test.step('Shift ticks all rows since the last one', async () => {
    const tick = (day: number) => page.getByRole('checkbox', { name: `Select EMP-00047, Jun ${day}, 2026` })
    await tick(8).check()
    await tick(11).click({ modifiers: ['Shift'] })
    await expect(action('4 Selected - Remove')).toBeVisible()
    await tick(10).press('Shift+Space')
    await expect(action('2 Selected - Remove')).toBeVisible()
    await page.getByRole('row', { name: /Jun 12/ }).press('Shift+Space')
    await expect(action('5 Selected - Remove')).toBeVisible()
    await action('Clear selection').click()
  })

  await test.step('while another search is answered, the rows of the one before cannot be used, and none say nothing', async () => {
    const search = page.getByRole('searchbox', { name: 'Search' })
    const nothing = page.getByText('No Data Found')
    await search.fill('EMP-99999')
    await expect(nothing).toBeVisible()
    const found = await hold(page, /search=EMP-0004/)
    await search.fill('EMP-0004')
    await found.asked
    await expect(nothing).toHaveCount(0)
    found.release()
    const row = page.getByRole('row', { name: /Jun 12/ })
    await expect(row).toBeVisible()
    const answer = await hold(page, /search=EMP-00047/)
    await search.fill('EMP-00047')
    await answer.asked
    for (const pressed of [
      page.getByRole('checkbox', { name: 'Select all rows on this page' }),
      row.getByRole('checkbox'),
      row.getByRole('button', { name: 'Edit' }),
    ])
      await pressed.click({ force: true })
    await row.press('Space')
    await expect(row).toBeFocused()
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
    answer.release()
    await row.getByRole('checkbox').check()
    await expect(page).toHaveURL(/attendance\?.*search=EMP-00047/)
    await action('Clear selection').click()
    await search.fill('')
    await expect(page).not.toHaveURL(/search=/)
  })

  await test.step('other filters select nothing', async () => {
    const bar = page.getByRole('region', { name: 'Selection' })
    await tickAll()
    await expect(bar).toContainText('5 Selected - Remove')
    await page.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('option', { name: 'Late', exact: true }).click()
    await expect(bar).toHaveCount(0)
    await page.goBack()
    await tickAll()
    await expectAccessible()
  })

  await test.step('late and half days are set to Present after a question', async () => {
    await expect(action('1 Selected - Confirm')).toBeVisible()
    await expect(action('5 Selected - Remove')).toBeVisible()
    await action('3 Selected - Set to Present').click()
    const question = page.getByRole('dialog', { name: 'Set 3 days to Present?' })
    await expect(question).toContainText(', Jun 9, 2026 to Jun 11, 2026')
    await question.getByRole('button', { name: 'Set to Present' }).click()
    await expect.poll(said).toContain('3 days set to Present')
    await expect(present).toHaveCount(4)
  })

  await test.step('what is done, or could only be removed, is selected no more; the rest still is', async () => {
    await expect(page.getByRole('button', { name: /Selected - / })).toHaveText([
      '1 Selected - Confirm',
      '1 Selected - Remove',
    ])
    await action('1 Selected - Confirm').click()
    await expect(present).toHaveCount(5)
    await expect(page.getByRole('region', { name: 'Selection' })).toHaveCount(0)
  })

  await test.step('days brought in by mistake are removed together', async () => {
    await tickAll()
    await action('5 Selected - Remove').click()
    const question = page.getByRole('dialog', { name: 'Remove the attendance of 5 days?' })
    await question.getByRole('button', { name: 'Remove' }).click()
    await expect.poll(said).toContain('5 days removed')
    await expect(page.getByText('No Data Found')).toBeVisible()
  })
})
