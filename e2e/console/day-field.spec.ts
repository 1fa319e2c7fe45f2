import { expect, test } from '../support/browser-test.ts'
import { accounts } from '../support/demo-company.ts'

test.describe('where its calendar does not come', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('a day is typed all the same', async ({ page, signIn, expectAccessible }) => {
    await page.route('**/day-calendar-*.js', (route) => route.abort())
    await signIn(accounts.manager, '/attendance?from=2026-11-01&to=2026-11-18')
    const from = page.getByRole('textbox', { name: 'Select From' })
    await from.click()
    await expect(page.getByText('Type the day instead.')).toBeVisible()
    await expectAccessible()
    await from.fill('10/5')
    await expect(page).toHaveURL(/from=2026-10-05/)
    await from.blur()
    await expect(from).toHaveValue('Oct 5, 2026')
  })
})

test('a day is typed or picked, and its calendar comes when it is wanted', async ({
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
    await expect(page).toHaveURL(/from=2026-10-05/)
    await expect(page.getByRole('button', { name: 'October 2026', exact: true })).toBeVisible()
    await from.press('Escape')
    await expect(calendar).toBeHidden()
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
    await expectAccessible()
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
    await expect(page).toHaveURL(/from=2026-11-05&to=2026-11-05/)
    await expect(to).toHaveValue('Nov 5, 2026')
    await to.fill('11/3')
    await expect(page).toHaveURL(/from=2026-11-03&to=2026-11-03/)
    await expect(from).toHaveValue('Nov 3, 2026')
  })
})

test('a form keeps what is no day, says so and is not saved with another', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn(accounts.manager, '/attendance/new')
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
  await expectAccessible()
  await page.getByRole('button', { name: 'Save Shift' }).click()
  await expect(date).toBeFocused()
  await page.getByRole('button', { name: 'Save and add another' }).click()
  await expect(date).toBeFocused()
  await expect(page.getByText('Success')).toBeHidden()
  await date.fill('11/30/2026')
  await date.blur()
  await expect(page.getByText('Not after Nov 18, 2026')).toBeVisible()
})
