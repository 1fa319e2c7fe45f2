import { type AttendanceRecord, correctAttendance, removeAttendance, texts } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf, recordDay } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { visit } from '../support/visit.ts'

test('who comes back to a list finds it as it was left', async ({ page, signIn }) => {
  const elsewhere = await clientOf(accounts.manager)
  const records = await recordDays('2026-07-22', [41, 42, 43, 44, 45, 46])
  const address = '/attendance?from=2026-07-22&to=2026-07-22&sort=userId'
  const row = (code: string) => page.getByRole('row').filter({ hasText: code })
  const tick = (code: string) => row(code).getByRole('checkbox')
  const selection = page.getByRole('region', { name: 'Selection' })
  await signIn(accounts.manager, address)

  await test.step('by the browser’s Back', async () => {
    for (const code of ['EMP-00042', 'EMP-00044', 'EMP-00046']) await tick(code).check()
    await row('EMP-00044').getByRole('button', { name: 'Edit' }).click()
    await expect(page.getByRole('heading', { name: 'Attendance Details' })).toBeVisible()
    // A row that is edited says so to its form (C2).
    expect(await page.evaluate(() => history.state.isEdit)).toBe(true)
    await page.goBack()
    await expect(row('EMP-00044')).toBeFocused()
    await expect(selection).toContainText('3 Selected')
    await expect(tick('EMP-00042')).toBeChecked()
    await expect(tick('EMP-00043')).not.toBeChecked()
  })

  await test.step('but for what somebody removed meanwhile', async () => {
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Attendance Details' })).toBeVisible()
    const { _id = '', version = 0 } = records[1] ?? {}
    await elsewhere.send(removeAttendance, { body: { _id, version } })
    await page.goBack()
    await expect(selection).toContainText('2 Selected')
    await expect(row('EMP-00042')).toHaveCount(0)
    await expect(row('EMP-00044')).toBeFocused()
  })

  await test.step('and after a save', async () => {
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Save Shift' }).click()
    await page.clock.runFor(2_000)
    await expect(page).toHaveURL(address)
    await expect(row('EMP-00044')).toBeFocused()
  })

  await test.step('and by a form’s Cancel', async () => {
    await page.getByRole('button', { name: 'New Attendance' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL(address)
    await expect(selection).toContainText('2 Selected')
  })

  await test.step('not in a list of something else', async () => {
    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByRole('link', { name: 'Salary' }).click()
    await expect(page.getByRole('heading', { name: 'Salary' })).toBeVisible()
    await menu.getByRole('link', { name: 'Attendance' }).click()
    await expect(page.getByRole('row', { name: /EMP-/ }).first()).toBeVisible()
    await expect(selection).toHaveCount(0)
  })
})

test('what changed on another page of a list since it was seen is not confirmed with the rest', async ({
  page,
  signIn,
}) => {
  const elsewhere = await clientOf(accounts.hr)
  const row = (code: string) => page.getByRole('row').filter({ hasText: code })
  const pages = page.getByRole('navigation', { name: 'Pages of Attendance' })
  const selection = page.getByRole('region', { name: 'Selection' })

  await test.step('and stays selected', async () => {
    const [seen] = await recordDays('2026-07-16', [41, 42, 43, 44, 45, 46])
    await signIn(accounts.manager, '/attendance?from=2026-07-16&to=2026-07-16&sort=userId&pageSize=5')
    await row('EMP-00041').getByRole('checkbox').check()
    await pages.getByRole('button', { name: 'Next' }).click()
    await row('EMP-00046').getByRole('checkbox').check()

    const corrected = { _id: seen?._id ?? '', timeIn: '07:30', timeOut: '18:30', reason: 'Overtime' }
    await elsewhere.send(correctAttendance, { body: corrected })
    await page.getByRole('button', { name: /Selected - Confirm/ }).click()
    await expect(
      page.getByText(
        `1 day confirmed. ${texts.attendance.leftAsTheyAre([{ msg: texts.attendance.changedMeanwhile }])}`,
      ),
    ).toBeVisible()
    await expect(row('EMP-00046')).toContainText('Present')
    await pages.getByRole('button', { name: 'Previous' }).press('Enter')
    await expect(row('EMP-00041')).toContainText('6:30 PM')
    await expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled()
    await expect(pages.getByRole('button', { name: 'Previous' })).toBeFocused()
    await expect(row('EMP-00041')).toContainText('Pending')
    await expect(row('EMP-00041').getByRole('checkbox')).toBeChecked()
    await page.getByRole('button', { name: /Selected - Confirm/ }).click()
    await expect(row('EMP-00041')).toContainText('Present')
  })

  await test.step('but leaves the selection where a colleague removed it', async () => {
    const [seen] = await recordDays('2026-07-15', [41, 42, 43, 44, 45, 46, 47])
    await visit(page, '/attendance?from=2026-07-15&to=2026-07-15&sort=userId&pageSize=5')
    await row('EMP-00041').getByRole('checkbox').check()
    await pages.getByRole('button', { name: 'Next' }).click()
    await row('EMP-00047').getByRole('checkbox').check()
    const { _id = '', version = 0 } = seen ?? {}
    await elsewhere.send(removeAttendance, { body: { _id, version } })
    // The list is read anew, and 46 went to the page before.
    await expect(row('EMP-00046')).toHaveCount(0)
    await selection.getByRole('button', { name: /Selected - Confirm/ }).click()
    await expect(
      page.getByText(`1 day confirmed. ${texts.attendance.leftAsTheyAre([{ msg: texts.recordNotFound }])}`),
    ).toBeVisible()
    await expect(row('EMP-00047')).toContainText('Present')
    await expect(selection).toHaveCount(0)
  })
})

/** Records a day of several employees, which waits for confirmation. */
async function recordDays(date: string, numbers: number[]): Promise<AttendanceRecord[]> {
  const elsewhere = await clientOf(accounts.hr)
  const day = { date, timeIn: '07:30', timeOut: '16:30', status: 'pending' } as const
  const records: AttendanceRecord[] = []
  for (const number of numbers) records.push(await recordDay(elsewhere, { ...day, code: `EMP-000${number}` }))
  return records
}
