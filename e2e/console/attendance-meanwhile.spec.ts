import { correctAttendance, createAttendance, readAttendance, requestCorrection, texts } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf, recordDay } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { visit } from '../support/visit.ts'

// What somebody else changed meanwhile is refused.
test.use({ expectedErrors: [/409/] })

test('a manager corrects a day and removes it, while somebody else changes it', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const elsewhere = await clientOf(accounts.hr)
  // A day of a July without demo records.
  const day = { code: 'EMP-00042', date: '2026-07-07', timeIn: '07:10', timeOut: '' }
  const { _id } = await recordDay(elsewhere, day)
  await signIn(accounts.manager, `/attendance/new?id=${_id}`)
  const open = page.getByRole('button', { name: 'Correct times…' })
  const dialog = page.getByRole('dialog', { name: 'Correct times' })
  const correct = dialog.getByRole('button', { name: 'Correct', exact: true })
  const choose = async (status: string) => {
    await page.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('option', { name: status, exact: true }).click()
  }

  await test.step('a correction needs a reason', async () => {
    await open.click()
    // What is missing is typed at once.
    await expect(dialog.getByLabel('Time OUT')).toBeFocused()
    await dialog.getByLabel('Time OUT').fill('16:00')
    await correct.click()
    await expect(dialog.getByText('Say why, for the record')).toBeVisible()
    await dialog.getByLabel('Reason').fill('The clock was off in the evening')
  })

  await test.step('times that somebody else corrected are shown beside what was typed, which is kept', async () => {
    const body = { _id, timeIn: '07:00', timeOut: '15:00', reason: 'The guard wrote it down' }
    await elsewhere.send(correctAttendance, { body })
    await correct.click()
    const row = (head: string) => dialog.getByRole('row').filter({ hasText: head })
    await expect(row('Time OUT')).toContainText(/4:00 PM.*3:00 PM/)
    await expect(row('Time IN')).toContainText(/7:10 AM \(not changed here\).*7:00 AM/)
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Keep mine' }).click()
    await expect(dialog.getByLabel('Time OUT')).toHaveValue('16:00')
    // The field that was not edited shows the colleague's time.
    await expect(dialog.getByLabel('Time IN')).toHaveValue('07:00')
    await expect(dialog.getByLabel('Reason')).toHaveValue('The clock was off in the evening')
  })

  await test.step('saving again takes what was typed, and the history keeps all of it', async () => {
    await correct.click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByLabel('Time OUT')).toHaveValue('4:00 PM')
    await expect(page.getByLabel('Time IN')).toHaveValue('7:00 AM')
    const steps = page.getByRole('listitem').filter({ hasText: 'Times corrected' })
    await expect(steps).toHaveCount(2)
    await expect(steps.first()).toContainText('The clock was off in the evening')
    await expect(steps.last()).toContainText('The guard wrote it down')
    await expect(open).toBeFocused()
    await expectAccessible()
  })

  await test.step('a dialog that is closed right after its save stays open when it is opened again', async () => {
    await open.click()
    await dialog.getByLabel('Time OUT').fill('16:30')
    await dialog.getByLabel('Reason').fill('She stayed longer')
    await correct.click()
    await expect(page.getByText('Success')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    // The record has been refetched, and the dialog starts from it.
    await expect(page.getByLabel('Time OUT')).toHaveValue('4:30 PM')
    await open.click()
    await expect(dialog.getByLabel('Time OUT')).toHaveValue('16:30')
    await page.clock.fastForward(5000)
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  await test.step('a status that somebody else chose stands beside the one that was chosen, which is kept', async () => {
    await choose('Halfday')
    await elsewhere.send(createAttendance, { body: { _id, status: 'absent' } })
    await page.getByRole('button', { name: 'Save Shift' }).click()
    await expect(page.getByRole('row', { name: /Status.*Halfday.*Absent/ })).toBeVisible()
    await page.getByRole('button', { name: 'Keep mine' }).click()
    await page.getByRole('button', { name: 'Save Shift' }).click()
    await expect(page).toHaveURL(/\/attendance$/)
  })

  await test.step('a status that was chosen before one corrects the times oneself is saved with them', async () => {
    const date = '2026-07-08'
    const day = await recordDay(elsewhere, { code: 'EMP-00042', date, timeIn: '07:10', timeOut: '15:00' })
    await visit(page, `/attendance/new?id=${day._id}`)
    await choose('Halfday')
    await open.click()
    await dialog.getByLabel('Time OUT').fill('14:00')
    await dialog.getByLabel('Reason').fill('She left at two')
    await correct.click()
    await expect(dialog).toHaveCount(0)
    await page.getByRole('button', { name: 'Save Shift' }).click()
    await expect(page).toHaveURL(/\/attendance$/)
    const { data } = await elsewhere.send(readAttendance, { params: { id: day._id } })
    expect(data).toMatchObject({ status: 'halfday', timeOut: '14:00', version: 3 })
  })

  await test.step('so is one that was chosen before one accepts what the employee asks for', async () => {
    const times = { date: '2026-07-09', timeIn: '07:00', timeOut: '16:00' }
    const day = await recordDay(elsewhere, { code: 'EMP-00042', ...times, status: 'pending' })
    const employee = await clientOf('EMP-00042', 'employee')
    const asked = { ...times, timeOut: '18:15', reason: 'I stayed longer' }
    await employee.send(requestCorrection, { body: asked })
    await visit(page, `/attendance/new?id=${day._id}`)
    await choose('Present')
    await page.getByRole('button', { name: 'Accept…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Accept', exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: 'Save Shift' }).click()
    await expect(page).toHaveURL(/\/attendance$/)
    const { data } = await elsewhere.send(readAttendance, { params: { id: day._id } })
    expect(data).toMatchObject({ status: 'present', timeOut: '18:15', version: 3 })
  })

  await test.step('a day is not confirmed while another status is chosen for it and not saved', async () => {
    const waiting = { code: 'EMP-00046', date: '2026-06-18', timeIn: '07:00', timeOut: '16:00' }
    const pending = await recordDay(elsewhere, { ...waiting, status: 'pending' })
    await visit(page, `/attendance/new?id=${pending._id}`)
    const confirm = page.getByRole('button', { name: 'Confirm', exact: true })
    await expect(confirm).toBeVisible()
    await choose('Absent')
    await expect(confirm).toHaveCount(0)
    await choose('Pending')
    await expect(confirm).toBeVisible()
  })

  await visit(page, '/attendance?from=2026-07-07&to=2026-07-07')
  const row = page.getByRole('row', { name: /EMP-00042/ })
  const question = page.getByRole('dialog', { name: 'Remove this attendance?' })
  await test.step('removing asks first, and what somebody else changed since stays and is shown', async () => {
    await row.getByRole('button', { name: 'Remove' }).click()
    await expect(question).toContainText('Jul 7, 2026')
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(row).toContainText('Halfday')
    await row.getByRole('button', { name: 'Remove' }).click()
    await elsewhere.send(createAttendance, { body: { _id, status: 'absent' } })
    await question.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByRole('alert').filter({ hasText: texts.changedSinceSeen })).toBeVisible()
    await expect(row).toContainText('Absent')
  })

  await test.step('once that was seen, it leaves the list', async () => {
    // Until the list is read again, a press is still the one before.
    await expect(row.locator('[aria-busy=true]')).toHaveCount(0)
    await row.getByRole('button', { name: 'Remove' }).click()
    await question.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('No Data Found')).toBeVisible()
  })
})
