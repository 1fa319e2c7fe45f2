import { accounts } from './company.ts'
import { expect, test } from './page.ts'

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
    await from.click()
    await expect(page.getByRole('button', { name: 'November 2026', exact: true })).toBeVisible()
    await expectAccessible()
    await from.fill('10/5')
    await expect(page).toHaveURL(/from=2026-10-05/)
    await expect(page.getByRole('button', { name: 'October 2026', exact: true })).toBeVisible()
    await from.press('Escape')
    await expect(calendar).toBeHidden()
    await from.fill('someday')
    await from.blur()
    await expect(from).toHaveValue('Oct 5, 2026')
    await expect(calendar).toBeHidden()
  })

  await test.step('a day is picked, and those that cannot be are not offered', async () => {
    await page.getByRole('textbox', { name: 'Select To' }).click()
    await expect(page.getByRole('button', { name: 'November 2026', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Previous month' }).click()
    await expect(page.getByRole('button', { name: '4 October 2026', exact: true })).toBeDisabled()
    await page.getByRole('button', { name: '9 October 2026', exact: true }).click()
    await expect(page).toHaveURL(/to=2026-10-09/)
    await expect(page.getByRole('textbox', { name: 'Select To' })).toHaveValue('Oct 9, 2026')
    await expect(calendar).toBeHidden()
  })
})
