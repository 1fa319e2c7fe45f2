import { assignShift, createLeave, createShift, updatePerson } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf, recordDay } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { addEmployee } from '../support/employees.ts'
import { visit } from '../support/visit.ts'

// The demo's date is Wednesday, Nov 18, 2026. The shift that is removed while it is chosen is refused.
test.use({ expectedErrors: [/400/] })

test('a manager assigns shifts while a colleague does, changes them and removes people', async ({
  page,
  signIn,
}) => {
  const colleague = await clientOf(accounts.hr)
  const [stays, goes] = [await addEmployee('Kasabay-una'), await addEmployee('Kasabay-huli')]
  const make = async (name: string, start: string, end: string) => {
    const days = [1, 2, 3, 4, 5, 6]
    const body = { _id: crypto.randomUUID(), branchId: stays.branchId ?? '', name, start, end, days }
    return (await colleague.send(createShift, { body })).data
  }
  const evening = await make('Evening', '10:00', '19:00')
  await signIn(accounts.manager, '/core-hr/shifts?search=kasabay')
  const row = page.getByRole('table', { name: 'Week at a glance' }).getByRole('row', { name: stays.userId })
  const card = page.getByRole('list', { name: 'Shifts', exact: true }).getByRole('listitem')
  const tick = ({ userId }: { userId: string }) =>
    page.getByRole('checkbox', { name: new RegExp(`^Select ${userId}`) }).check()
  const dialog = page.getByRole('dialog', { name: /^Assign shift/ })
  const choice = dialog.getByRole('combobox', { name: 'Shift' })

  await test.step('what a colleague assigns shows in the week that is open', async () => {
    await expect(row).toContainText('7 AM')
    await expect(card.filter({ hasText: 'Evening' })).toContainText('0 people today')
    await colleague.send(assignShift, {
      body: { shiftId: evening._id, userIds: [stays._id], from: '2026-11-16' },
    })
    await expect(row).toContainText('Evening')
    await expect(card.filter({ hasText: 'Evening' })).toContainText('1 person today')
  })

  await test.step('and new hours of the shift, from today on', async () => {
    await page.getByRole('button', { name: 'Edit Evening' }).click()
    const form = page.getByRole('dialog', { name: 'Shift' })
    await expect(form).toContainText('days before today keep the hours they had')
    await form.getByRole('textbox', { name: 'Start' }).fill('11am')
    await form.getByRole('textbox', { name: 'End' }).fill('8pm')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toHaveCount(0)
    await expect(row.getByRole('cell', { name: 'Evening 10 AM–7 PM' })).toHaveCount(2)
    await expect(row.getByRole('cell', { name: 'Evening 11 AM–8 PM' })).toHaveCount(4)
  })

  await test.step('and a leave that is decided', async () => {
    const leave = { userId: stays._id, leaveType: 'Sick', date: '2026-11-19', dateEnd: '2026-11-19' } as const
    await colleague.send(createLeave, { body: { ...leave, state: 'confirmed' } })
    await expect(row).toContainText('Sick')
  })

  await test.step('who is selected stays so in another week, and not under another filter', async () => {
    const selection = page.getByRole('region', { name: 'Selection' })
    await tick(stays)
    await page.getByRole('button', { name: 'Next week' }).click()
    await expect(page).toHaveURL(/from=/)
    await expect(selection).toContainText('1 Selected')
    await page.getByRole('combobox', { name: 'Department' }).click()
    await page.getByRole('option').last().click()
    await expect(page).toHaveURL(/department=/)
    await expect(selection).toHaveCount(0)
    await page.goBack()
    await page.goBack()
    await expect(row).toContainText('Sick')
  })

  await test.step('who left the list is not selected, and gets no shift that was chosen for others', async () => {
    await tick(stays)
    await page.getByRole('button', { name: '1 Selected - Assign shift' }).click()
    await choice.click()
    await page.getByRole('option', { name: /^Usual hours/ }).click()
    await page.reload()
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
    await page.getByRole('button', { name: '2 Selected - Assign shift' }).click()
    await expect(choice).toHaveValue('')
    await page.keyboard.press('Escape')
    await colleague.send(updatePerson, { body: { _id: goes._id, lastName: 'Umalis' } })
    await page.getByRole('button', { name: '1 Selected - Assign shift' }).click()
    await expect(choice).toHaveValue(/^Usual hours/)
    await dialog.getByRole('button', { name: 'Assign shift' }).click()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('an assignment says that the shift was removed, and who is not assigned', async () => {
    const [removed] = [await make('Vanishing', '09:00', '18:00'), await make('Staying', '10:00', '18:00')]
    for (const person of [stays, goes]) {
      await page.getByRole('searchbox', { name: 'Search' }).fill(person.userId)
      await tick(person)
    }
    await page.getByRole('button', { name: '2 Selected - Assign shift' }).click()
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
    await expect(page.getByText(/1 person is not assigned: This employee left on Nov 18, 2026/)).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await page.getByRole('searchbox', { name: 'Search' }).fill(stays.userId)
    await page.getByRole('button', { name: 'Next week' }).click()
    await expect(row).toContainText('Staying')
  })

  await test.step('who left gets the shift for the days until then', async () => {
    await page.getByRole('button', { name: 'This week' }).click()
    await page.getByRole('searchbox', { name: 'Search' }).fill(goes.userId)
    const left = page.getByRole('row', { name: new RegExp(goes.userId) })
    await expect(left).toContainText('Left on Nov 18, 2026')
    await left.click()
    const history = page.getByRole('list', { name: 'Shifts, newest first' })
    await expect(history).toContainText('Held on the last day')
    await page.getByRole('dialog').getByRole('button', { name: 'Assign shift' }).click()
    await expect(dialog.getByRole('textbox', { name: 'From' })).toHaveValue('Nov 16, 2026')
    await expect(dialog.getByRole('button', { name: 'Today' })).toHaveCount(0)
    await choice.click()
    await page.getByRole('option', { name: /^Staying/ }).click()
    await dialog.getByRole('button', { name: 'Assign shift' }).click()
    await expect(history.getByRole('listitem').filter({ hasText: 'From Nov 16, 2026' })).toContainText(
      'Staying',
    )
    await expect(history).toContainText('Held on the last day')
    await page.keyboard.press('Escape')
  })

  const day = page.getByRole('row', { name: new RegExp(stays.userId) })
  const current = page.getByRole('status').filter({ hasText: 'Current status' })
  await test.step('a day is in time by the shift, though not by the usual hours', async () => {
    const times = { timeIn: '09:50', timeOut: '19:05', status: 'pending' } as const
    await recordDay(colleague, { code: stays.userId, date: '2026-11-16', ...times })
    await visit(page, `/attendance?from=2026-11-16&to=2026-11-16&search=${stays.userId}`)
    await expect(day).toContainText('Pending')
    await day.click()
    await expect(current).toHaveText(/Pending/)
  })

  await test.step('another is late by the shift, told before it is saved', async () => {
    await visit(page, '/attendance/new')
    await page.getByRole('combobox', { name: 'Employee Name' }).fill(stays.userId)
    await page.getByRole('option', { name: new RegExp(stays.userId) }).click()
    await page.getByRole('textbox', { name: 'Date' }).fill('11/17/2026')
    await page.getByRole('textbox', { name: 'Date' }).press('Tab')
    await page.getByLabel('Time IN').fill('10:31')
    await page.getByLabel('Time OUT').fill('19:00')
    await page.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('option', { name: 'Pending' }).click()
    await expect(current).toHaveText(/Late.*later than 10:30 AM/)
    await page.getByRole('button', { name: 'Save Shift' }).click()
    await expect(page).not.toHaveURL(/attendance\/new$/)
    await visit(page, `/attendance?from=2026-11-17&to=2026-11-17&search=${stays.userId}`)
    await expect(day).toContainText('Late')
  })
})
