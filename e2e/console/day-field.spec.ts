import { listAnnouncements } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { intercept } from '../support/intercept.ts'
import { visit } from '../support/visit.ts'

test.describe('on a device on which it is another day, and the calendar does not come', () => {
  test.use({ expectedErrors: [/Failed to load resource/], timezoneId: 'Pacific/Honolulu' })

  test('a day is typed all the same, and today is the day of the company', async ({ page, signIn }) => {
    await intercept(page, '**/day-calendar-*.js', (route) => route.abort())
    await signIn(accounts.manager, '/attendance?from=2026-11-01&to=2026-11-18')
    expect(await page.evaluate(() => new Date().getDate())).toBe(17)
    const from = page.getByRole('textbox', { name: 'Select From' })
    await from.click()
    await expect(page.getByText('Type the day instead.')).toBeVisible()
    await from.fill('10/5')
    await from.blur()
    await expect(page).toHaveURL(/from=2026-10-05/)
    await expect(from).toHaveValue('Oct 5, 2026')
    await from.fill('today')
    await from.press('Enter')
    await expect(from).toHaveValue('Nov 18, 2026')
  })
})

test('a day is typed or picked in a list, and its calendar comes when it is wanted', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn(accounts.manager, '/attendance?from=2026-11-01&to=2026-11-18')
  const from = page.getByRole('textbox', { name: 'Select From' })
  const calendar = page.getByRole('button', { name: 'Next month' })
  await expect(from).toHaveValue('Nov 1, 2026')
  await expect(calendar).toBeHidden()

  await test.step('the calendar follows what is typed', async () => {
    await from.focus()
    await expect(calendar).toBeHidden()
    await from.press('ArrowDown')
    await expect(page.getByRole('button', { name: 'November 2026', exact: true })).toBeVisible()
    await expectAccessible()
    await from.fill('10/5')
    await expect(page.getByRole('button', { name: 'October 2026', exact: true })).toBeVisible()
    await from.press('Escape')
    await expect(calendar).toBeHidden()
    await expect(page).toHaveURL(/from=2026-11-01/)
    await from.press('Enter')
    await expect(page).toHaveURL(/from=2026-10-05/)
    await from.fill('')
    await from.blur()
    await expect(from).toHaveValue('Oct 5, 2026')
    await expect(calendar).toBeHidden()
  })

  await test.step('what is no day stays, and is told of', async () => {
    await from.fill('22/11/2026')
    await from.blur()
    await expect(from).toHaveValue('22/11/2026')
    await expect(page.getByText('No such day')).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(from).toHaveValue('Nov 1, 2026')
    await expect(page.getByText('No such day')).toBeHidden()
    await page.goBack()
    await expect(from).toHaveValue('Oct 5, 2026')
  })

  const to = page.getByRole('textbox', { name: 'Select To' })
  await test.step('a day is picked, and those that cannot be are not offered', async () => {
    await to.click()
    await expect(page.getByRole('button', { name: 'November 2026', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: '19 November 2026', exact: true })).toBeDisabled()
    await page.getByRole('button', { name: 'Previous month' }).click()
    await page.getByRole('button', { name: '9 October 2026', exact: true }).click()
    await expect(page).toHaveURL(/to=2026-10-09/)
    await expect(to).toHaveValue('Oct 9, 2026')
    await expect(calendar).toBeHidden()
  })

  await test.step('a day that would pass the other takes it along', async () => {
    await from.fill('11/5')
    await from.press('Tab')
    await expect(page).toHaveURL(/from=2026-11-05&to=2026-11-05/)
    await expect(to).toHaveValue('Nov 5, 2026')
    await to.fill('11/3')
    await to.press('Enter')
    await expect(page).toHaveURL(/from=2026-11-03&to=2026-11-03/)
    await expect(from).toHaveValue('Nov 3, 2026')
  })

  await visit(page, '/announcement?from=2026-11-10&to=2026-11-18')
  await expect(from).toHaveValue('Nov 10, 2026')
  const type = async (text: string) => {
    await to.selectText()
    await to.pressSequentially(text)
  }
  const expectRange = (first: string, last: string) =>
    expect(page).toHaveURL(new RegExp(`from=${first}&to=${last}$`))

  await test.step('a day that is typed key by key is one change, and leaves the other end alone', async () => {
    await type('Nov 15, 202')
    await expectRange('2026-11-10', '2026-11-18')
    await to.press('6')
    await expectRange('2026-11-10', '2026-11-15')
    await to.press('Tab')
    await expect(to).toHaveValue('Nov 15, 2026')
    await expect(from).toHaveValue('Nov 10, 2026')
    await page.goBack()
    await expectRange('2026-11-10', '2026-11-18')
    await expect(to).toHaveValue('Nov 18, 2026')
  })

  await test.step('Back takes a typed day out of the field that still has the focus', async () => {
    // No earlier step requested this day: when the list requests it, the field has it too.
    const asked = page.waitForRequest(/[?&]to=2026-11-12/)
    await type('11/12/2026')
    await expectRange('2026-11-10', '2026-11-12')
    await asked
    await page.goBack()
    await expect(to).toBeFocused()
    await expect(to).toHaveValue('Nov 18, 2026')
  })

  await test.step('what may be half a day is given on when the field is left, or by Enter', async () => {
    await type('11/15')
    await expectRange('2026-11-10', '2026-11-18')
    await to.press('Tab')
    await expectRange('2026-11-10', '2026-11-15')
    await expect(to).toHaveValue('Nov 15, 2026')
    await type('today')
    await to.press('Enter')
    await expectRange('2026-11-10', '2026-11-18')
    await expect(to).toHaveValue('Nov 18, 2026')
    await page.goBack()
    await page.goBack()
    await expectRange('2026-11-10', '2026-11-18')
    await page.goForward()
    await expectRange('2026-11-10', '2026-11-15')
    await expect(to).toHaveValue('Nov 15, 2026')
  })

  await test.step('a digit that is changed in the middle is no day yet', async () => {
    await to.press('Home')
    for (let step = 0; step < 'Nov 15'.length; step += 1) await to.press('ArrowRight')
    await to.press('Backspace')
    await expect(to).toHaveValue('Nov 1, 2026')
    await to.press('6')
    await to.press('Enter')
    await expectRange('2026-11-10', '2026-11-16')
    await expect(to).toHaveValue('Nov 16, 2026')
    await expect(from).toHaveValue('Nov 10, 2026')
  })

  await test.step('a day of the calendar stands in for what was typed', async () => {
    await type('12/2')
    await page.getByRole('button', { name: '2 December 2026', exact: true }).click()
    await expectRange('2026-11-10', '2026-12-02')
    await expect(to).toHaveValue('Dec 2, 2026')
    await page.goBack()
    await expectRange('2026-11-10', '2026-11-16')
  })
})

test('a form takes the day that was typed last, and keeps what is no day', async ({ page, signIn }) => {
  await test.step('Enter sends a form with the day that was typed last', async () => {
    await signIn(accounts.manager, '/announcement/new')
    await page.getByRole('textbox', { name: 'Title' }).fill('Typed to the end')
    await page.getByRole('textbox', { name: 'Description' }).fill('The last day is typed without its year.')
    const start = page.getByRole('textbox', { name: 'Start Date' })
    const end = page.getByRole('textbox', { name: 'End Date' })
    await start.selectText()
    await start.pressSequentially('2027-06-12')
    await expect(end).toHaveValue('Jun 12, 2027')
    await end.selectText()
    await end.pressSequentially('6/23/27')
    await end.press('Enter')
    await expect(page).toHaveURL(/\/announcement$/)
    const query = { from: '2027-06-01', to: '2027-06-30' }
    const manager = await clientOf(accounts.manager)
    const { data } = await manager.send(listAnnouncements, { params: { id: 'all' }, query })
    expect(data).toMatchObject([{ startDate: '2027-06-12', endDate: '2027-06-23' }])
  })

  await visit(page, '/attendance/new')
  await page.getByRole('combobox', { name: 'Employee Name' }).fill('EMP-00041')
  await page.getByRole('option', { name: /EMP-00041/ }).click()
  await page.getByLabel('Time IN').fill('7:00')
  const date = page.getByRole('textbox', { name: 'Date' })
  await date.fill('Feb 30, 2026')
  await date.press('Enter')
  await expect(page.getByText('No such day')).toBeVisible()
  await expect(date).toBeFocused()
  await date.press('Tab')
  await expect(date).toHaveValue('Feb 30, 2026')
  await expect(page.getByText('No such day')).toBeVisible()
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
  await page.getByRole('button', { name: 'Save Shift' }).click()
  await expect(date).toBeFocused()
  await page.getByRole('button', { name: 'Save and add another' }).click()
  await expect(date).toBeFocused()
  // Requests before this one have been recorded when it is answered.
  await page.evaluate(() => fetch('/healthz'))
  expect(sent).not.toContain('/api/attendance/create')
  await date.fill('11/30/2026')
  await date.blur()
  await expect(page.getByText('Not after Nov 18, 2026')).toBeVisible()

  await date.fill('11/15/2026')
  await page.getByRole('button', { name: 'Save and add another' }).click()
  await expect(page.getByRole('combobox', { name: 'Employee Name' })).toBeFocused()
  // What is typed for the next one and taken back leaves nothing to come back to.
  await page.getByLabel('Time IN').fill('7')
  await page.getByLabel('Time IN').fill('')
  await page.reload()
  await expect(date).toHaveValue('Nov 18, 2026')
})
