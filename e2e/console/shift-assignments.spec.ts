import { createShift, updatePerson } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { addEmployee } from '../support/employees.ts'

test.describe('an assignment that others get ahead of', () => {
  test.use({ expectedErrors: [/400/] })

  test('says that the shift was removed, and who of the selection is not assigned', async ({
    page,
    signIn,
  }) => {
    const colleague = await clientOf(accounts.hr)
    const [stays, goes] = [await addEmployee('Naiwan'), await addEmployee('Umalis')]
    const branchId = stays.branchId ?? ''
    const make = async (name: string, start: string) => {
      const body = { _id: crypto.randomUUID(), branchId, name, start, end: '18:00' }
      return (await colleague.send(createShift, { body })).data
    }
    const [removed, kept] = [await make('Vanishing', '09:00'), await make('Staying', '10:00')]
    await signIn(accounts.manager, '/core-hr/shifts')
    for (const { userId } of [stays, goes]) {
      await page.getByRole('searchbox', { name: 'Search' }).fill(userId)
      await page.getByRole('checkbox', { name: new RegExp(`^Select ${userId}`) }).check()
    }
    await page.getByRole('button', { name: '2 Selected - Assign shift' }).click()
    const dialog = page.getByRole('dialog', { name: 'Assign shift: 2 people' })
    const choice = dialog.getByRole('combobox', { name: 'Shift' })
    const assign = dialog.getByRole('button', { name: 'Assign shift' })
    await choice.click()
    await page.getByRole('option', { name: /^Vanishing/ }).click()

    await colleague.send(createShift, { body: { _id: removed._id, status: false } })
    await assign.click()
    await expect(dialog.getByText('This shift was removed meanwhile.')).toBeVisible()
    await assign.click()
    await expect(dialog.getByText('Choose a shift')).toBeVisible()

    await colleague.send(updatePerson, { body: { _id: goes._id, status: false } })
    await choice.click()
    await page.getByRole('option', { name: /^Staying/ }).click()
    await assign.click()
    await expect(page.getByText('1 person is not assigned: This record is no longer there')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await page.getByRole('searchbox', { name: 'Search' }).fill(stays.userId)
    await page.getByRole('button', { name: 'Next week' }).click()
    await expect(page.getByRole('row', { name: stays.userId })).toContainText('Staying')
    await colleague.send(createShift, { body: { _id: kept._id, status: false } })
  })
})

test('who is selected for a shift stays so in another week, and not under another filter', async ({
  page,
  signIn,
}) => {
  await signIn(accounts.manager, '/core-hr/shifts')
  const selection = page.getByRole('region', { name: 'Selection' })
  await page
    .getByRole('checkbox', { name: /^Select EMP-/ })
    .first()
    .check()
  await page.getByRole('button', { name: 'Next week' }).click()
  await expect(page).toHaveURL(/from=/)
  await expect(selection).toContainText('1 Selected')
  await page.getByRole('combobox', { name: 'Department' }).click()
  await page.getByRole('option').last().click()
  await expect(page).toHaveURL(/department=/)
  await expect(selection).toHaveCount(0)
})

test('who left the list is not selected for a shift, and gets none that was chosen for others', async ({
  page,
  signIn,
}) => {
  const [stays, leaves] = [await addEmployee('Papaalis-una'), await addEmployee('Papaalis-huli')]
  await signIn(accounts.manager, '/core-hr/shifts?search=papaalis')
  const dialog = page.getByRole('dialog', { name: /^Assign shift/ })
  const shift = dialog.getByRole('combobox', { name: 'Shift' })
  await page.getByRole('checkbox', { name: new RegExp(`^Select ${stays.userId}`) }).check()
  await page.getByRole('button', { name: '1 Selected - Assign shift' }).click()
  await shift.click()
  await page.getByRole('option', { name: /^Usual hours/ }).click()
  await page.reload()

  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
  await page.getByRole('button', { name: '2 Selected - Assign shift' }).click()
  await expect(shift).toHaveValue('')
  await page.keyboard.press('Escape')
  const colleague = await clientOf(accounts.hr)
  await colleague.send(updatePerson, { body: { _id: leaves._id, status: false } })
  await page.getByRole('button', { name: '1 Selected - Assign shift' }).click()
  await expect(shift).toHaveValue(/^Usual hours/)
})
