import { createShift, listShifts } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'

// The demo's date is Wednesday, Nov 18, 2026.

// Refusals of the server are shown at the field; the browser logs them too.
test.use({ expectedErrors: [/40[09]/] })

test('a shift is made, assigned to a selection from a day on, and seen in the week', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn(accounts.manager, '/core-hr')
  await page.getByRole('link', { name: 'Shifts and the week' }).click()
  const shifts = page.getByRole('list', { name: 'Shifts', exact: true })
  const rows = page.getByRole('table', { name: 'Week at a glance' }).locator('tbody tr')
  await expect(rows).toHaveCount(20)
  await expectAccessible()

  await test.step('what is missing is said at its field', async () => {
    await page.getByRole('button', { name: 'Add shift' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add shift' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Required')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await expectAccessible()
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Early')
    await dialog.getByRole('textbox', { name: 'Start' }).fill('11')
    await dialog.getByRole('textbox', { name: 'End' }).fill('9:30am')
    await dialog.getByRole('checkbox', { name: 'Sat' }).uncheck()
  })

  await test.step('the end and a name that is taken too', async () => {
    const dialog = page.getByRole('dialog', { name: 'Add shift' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('A shift ends after it starts, on the same day')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'End' }).fill('8pm')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('This branch already has a shift of that name.')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Midday')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    const card = shifts.getByRole('listitem').filter({ hasText: 'Midday' })
    await expect(card).toContainText('11 AM–8 PM')
    await expect(card).toContainText('Mon–Fri')
    await expect(card).toContainText('0 people today')
  })

  await test.step('a selection is assigned from the coming Monday', async () => {
    await page.getByRole('searchbox', { name: 'Search' }).fill('EMP-0003')
    await expect(page.getByText('of 10', { exact: true })).toBeVisible()
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
    await page.getByRole('checkbox', { name: /^Select EMP-00030/ }).uncheck()
    await page.getByRole('button', { name: '9 Selected - Assign shift' }).click()
    const dialog = page.getByRole('dialog', { name: 'Assign shift: 9 people' })
    await expect(dialog.getByRole('textbox', { name: 'From' })).toHaveValue('Nov 23, 2026')
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Assign shift' }).click()
    await expect(dialog.getByText('Choose a shift')).toBeVisible()
    await dialog.getByRole('combobox', { name: 'Shift' }).click()
    await page.getByRole('option', { name: 'Midday, 11 AM–8 PM' }).click()
    await dialog.getByRole('button', { name: 'Assign shift' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: /Selected - Assign shift/ })).toHaveCount(0)
    await expect(rows.filter({ hasText: 'Midday' })).toHaveCount(0)
  })

  await test.step('the next week shows it, Saturday off, and the back button undoes the step', async () => {
    await page.getByRole('button', { name: 'Next week' }).click()
    await expect(page).toHaveURL(/from=2026-11-23/)
    await expect(rows.filter({ hasText: 'Midday' })).toHaveCount(9)
    const week = page.getByRole('row', { name: /EMP-00034/ })
    await expect(week.getByRole('cell', { name: 'Midday 11 AM–8 PM' })).toHaveCount(5)
    await expect(week.getByRole('cell', { name: 'Day off' })).toHaveCount(2)
    await page.goBack()
    await expect(page).not.toHaveURL(/from=/)
    await page.goForward()
  })

  await test.step("a person's history has what is planned, which is changed there", async () => {
    await page.getByRole('row', { name: /EMP-00034/ }).click()
    const history = page.getByRole('dialog')
    const planned = history.getByRole('listitem').filter({ hasText: 'Planned' })
    await expect(planned).toContainText('From Nov 23, 2026')
    await expect(planned).toContainText('Midday')
    await expectAccessible()
    await planned.getByRole('button', { name: 'Change' }).click()
    const dialog = page.getByRole('dialog', { name: /^Assign shift/ })
    await expect(dialog.getByRole('textbox', { name: 'From' })).toHaveValue('Nov 23, 2026')
    await dialog.getByRole('combobox', { name: 'Shift' }).click()
    await page.getByRole('option', { name: /^Usual hours/ }).click()
    await dialog.getByRole('button', { name: 'Assign shift' }).click()
    await expect(planned).toContainText('Usual hours')
    await expect(dialog).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(rows.filter({ hasText: 'Midday' })).toHaveCount(8)
  })

  await test.step('the week is printed across the paper', async () => {
    const popup = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Print' }).click()
    const paper = await popup
    await expect(paper.getByText('Shifts from Nov 23, 2026 to Nov 29, 2026')).toBeVisible()
    await expect(paper.locator('.paper.landscape tbody tr:not(:has(.signatures))')).toHaveCount(10)
    await paper.close()
  })

  await test.step('where somebody else changed it meanwhile, both versions are shown, and what was typed is kept', async () => {
    const elsewhere = await clientOf(accounts.hr)
    const { data } = await elsewhere.send(listShifts, { params: { id: 'all' }, query: {} })
    const shift = data.find(({ name }) => name === 'Midday')
    await page.getByRole('button', { name: 'Edit Midday' }).click()
    const dialog = page.getByRole('dialog', { name: 'Shift' })
    await dialog.getByRole('textbox', { name: 'End' }).fill('8:30pm')
    await elsewhere.send(createShift, { body: { _id: shift?._id ?? '', start: '10:30' } })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByRole('row', { name: /^Start/ })).toContainText('10:30 AM')
    await expect(dialog.getByRole('row', { name: /^End/ })).toContainText('8:30 PM')
    await dialog.getByRole('button', { name: 'Keep mine' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    const card = shifts.getByRole('listitem').filter({ hasText: 'Midday' })
    await expect(card).toContainText('10:30 AM–8:30 PM')
  })

  await test.step('a shift is removed after a question that says how many work it', async () => {
    await shifts.getByRole('button', { name: 'Remove Midday' }).click()
    const question = page.getByRole('dialog', { name: 'Remove the shift Midday?' })
    await expect(question).toContainText('Nobody has it today.')
    await question.getByRole('button', { name: 'Remove' }).click()
    await expect(shifts.getByRole('listitem').filter({ hasText: 'Midday' })).toHaveCount(0)
    await expect(rows.filter({ hasText: 'Midday' })).toHaveCount(8)
  })
})
