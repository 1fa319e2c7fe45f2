import { correctAttendance, createAttendance, texts } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf, recordDay } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'

// Each test has its own employee and day in a July without demo records.

test.describe('times that somebody else corrects meanwhile', () => {
  test.use({ expectedErrors: [/409/] })

  test('are shown beside what was typed, which is kept', async ({ page, signIn, expectAccessible }) => {
    const elsewhere = await clientOf(accounts.hr)
    const day = { code: 'EMP-00042', date: '2026-07-07', timeIn: '07:10', timeOut: '' }
    const { _id } = await recordDay(elsewhere, day)
    await signIn(accounts.manager, `/attendance/new?id=${_id}`)
    await page.getByRole('button', { name: 'Correct times…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Correct times' })

    await test.step('a correction needs a reason', async () => {
      await dialog.getByLabel('Time OUT').fill('16:00')
      await dialog.getByRole('button', { name: 'Correct', exact: true }).click()
      await expect(dialog.getByText('Say why, for the record')).toBeVisible()
      await expectAccessible()
      await dialog.getByLabel('Reason').fill('The clock was off in the evening')
    })

    await test.step('both versions stand side by side', async () => {
      const body = { _id, timeIn: '07:00', timeOut: '15:00', reason: 'The guard wrote it down' }
      await elsewhere.send(correctAttendance, { body })
      await dialog.getByRole('button', { name: 'Correct', exact: true }).click()
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
      await dialog.getByRole('button', { name: 'Correct', exact: true }).click()
      await expect(dialog).toHaveCount(0)
      await expect(page.getByLabel('Time OUT')).toHaveValue('4:00 PM')
      await expect(page.getByLabel('Time IN')).toHaveValue('7:00 AM')
      const steps = page.getByRole('listitem').filter({ hasText: 'Times corrected' })
      await expect(steps).toHaveCount(2)
      await expect(steps.first()).toContainText('The clock was off in the evening')
      await expect(steps.last()).toContainText('The guard wrote it down')
      await expect(page.getByRole('button', { name: 'Correct times…' })).toBeFocused()
      await expectAccessible()
    })
  })
})

test.describe('a status that somebody else changes meanwhile', () => {
  test.use({ expectedErrors: [/409/] })

  test('stands beside the one that was chosen, which is kept', async ({ page, signIn, expectAccessible }) => {
    const elsewhere = await clientOf(accounts.hr)
    const day = { code: 'EMP-00047', date: '2026-07-11', timeIn: '07:00', timeOut: '16:00' }
    const { _id } = await recordDay(elsewhere, day)
    await signIn(accounts.manager, `/attendance/new?id=${_id}`)
    const status = page.getByRole('combobox', { name: 'Status' })
    await status.click()
    await page.getByRole('option', { name: 'Halfday' }).click()
    await elsewhere.send(createAttendance, { body: { _id, status: 'absent' } })
    await page.getByRole('button', { name: 'Save Shift' }).click()
    await expect(page.getByRole('row', { name: /Status.*Halfday.*Absent/ })).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: 'Keep mine' }).click()
    await page.getByRole('button', { name: 'Save Shift' }).click()
    await expect(page).toHaveURL(/\/attendance$/)
  })
})

test.describe('a day that somebody else changes before it is removed', () => {
  test.use({ expectedErrors: [/409/] })

  test('stays, and is shown as it is now', async ({ page, signIn }) => {
    const elsewhere = await clientOf(accounts.hr)
    const day = { code: 'EMP-00048', date: '2026-07-12', timeIn: '07:00', timeOut: '16:00' }
    const { _id } = await recordDay(elsewhere, day)
    await signIn(accounts.manager, '/attendance?from=2026-07-12&to=2026-07-12')
    const row = page.getByRole('row', { name: /EMP-00048/ })
    await row.getByRole('button', { name: 'Remove' }).click()
    await elsewhere.send(createAttendance, { body: { _id, status: 'absent' } })
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByRole('alert').filter({ hasText: texts.changedSinceSeen })).toBeVisible()
    await expect(row).toContainText('Absent')
  })
})

test('a day is not confirmed while another status is chosen for it and not saved', async ({
  page,
  signIn,
}) => {
  const manager = await clientOf(accounts.manager)
  const day = {
    code: 'EMP-00046',
    date: '2026-06-18',
    timeIn: '07:00',
    timeOut: '16:00',
    status: 'pending',
  } as const
  const { _id } = await recordDay(manager, day)
  await signIn(accounts.manager, `/attendance/new?id=${_id}`)
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true })
  const choose = async (status: string) => {
    await page.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('option', { name: status, exact: true }).click()
  }
  await expect(confirm).toBeVisible()
  await choose('Absent')
  await expect(confirm).toHaveCount(0)
  await choose('Pending')
  await expect(confirm).toBeVisible()
})
