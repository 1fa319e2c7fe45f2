import { correctAttendance, texts } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf, recordDay } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { visit } from '../support/visit.ts'

test('days that lack a time out get it together', async ({ page, signIn, expectAccessible }) => {
  const hr = await clientOf(accounts.hr)
  const lacking = { code: 'EMP-00048', timeOut: '' }
  for (const [date, timeIn] of [
    ['2026-06-15', '07:00'],
    ['2026-06-16', '07:10'],
    ['2026-06-17', '18:30'],
  ] as const)
    await recordDay(hr, { ...lacking, date, timeIn })
  await signIn(accounts.manager, '/attendance?from=2026-06-15&to=2026-06-17&status=missingTimeOut&sort=date')
  const action = (name: string) => page.getByRole('button', { name, exact: true })
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
  await action('3 Selected - Set time out…').click()
  const dialog = page.getByRole('dialog', { name: /^Set the time out of/ })
  await expect(dialog).toContainText('Set the time out of 3 days')
  await expect(dialog).toContainText('Jun 15, 2026 to Jun 17, 2026')

  await test.step('it needs a time and a reason', async () => {
    await dialog.getByRole('button', { name: 'Set the time out' }).click()
    await expect(dialog.getByText('Say why, for the record')).toBeVisible()
    await expect(dialog.getByLabel('Time OUT')).toBeFocused()
    await expectAccessible()
  })

  await test.step('where no day can have it, it says so and keeps what was typed', async () => {
    await dialog.getByLabel('Time OUT').fill('6 am')
    await dialog.getByLabel('Reason').fill('The power was cut at five')
    await dialog.getByRole('button', { name: 'Set the time out' }).click()
    await expect(dialog.getByRole('alert')).toContainText(texts.attendance.timesProblems.out_before_in)
    await expect(dialog.getByLabel('Reason')).toHaveValue('The power was cut at five')
  })

  await test.step('the day that was still later stays selected', async () => {
    await dialog.getByLabel('Time OUT').fill('5 pm')
    await dialog.getByRole('button', { name: 'Set the time out' }).click()
    await expect(page.getByText('2 days given a time out')).toBeVisible()
    await expect(page.getByText('1 day is left as it is')).toBeVisible()
    await expect(dialog).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('row', { name: /Jun 17/ })).toBeVisible()
    await expect(action('1 Selected - Set time out…')).toBeVisible()
  })

  const record = (date: string) => recordDay(hr, { code: 'EMP-00047', date, timeIn: '07:00', timeOut: '' })
  const days = [await record('2026-06-15'), await record('2026-06-16')]
  await visit(page, '/attendance?from=2026-06-15&to=2026-06-16&search=EMP-00047&sort=date')
  const first = page.getByRole('checkbox', { name: 'Select EMP-00047, Jun 15, 2026' })
  const reason = dialog.getByLabel('Reason')

  await test.step('what was typed for one of them is not for both, but still for the one', async () => {
    await first.check()
    await action('1 Selected - Set time out…').click()
    await reason.fill('Her card was lost')
    await page.reload()
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
    await action('2 Selected - Set time out…').click()
    await expect(reason).toHaveValue('')
    await page.keyboard.press('Escape')
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).uncheck()
    await first.check()
    await action('1 Selected - Set time out…').click()
    await expect(reason).toHaveValue('Her card was lost')
    await page.reload()
  })

  await test.step('it is set once the days are read again, on all pages, that a colleague corrected', async () => {
    await visit(page, '/attendance?from=2026-06-15&to=2026-06-16&search=EMP-00047&sort=date&pageSize=1')
    await expect(page.getByText('Page 1 of 2')).toBeVisible()
    await first.check()
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await page
      .getByRole('row', { name: /Jun 16/ })
      .getByRole('checkbox')
      .check()
    await action('2 Selected - Set time out…').click()
    await dialog.getByLabel('Time OUT').fill('5 pm')
    await reason.fill('The power was cut at five')
    for (const { _id } of days)
      await hr.send(correctAttendance, {
        body: { _id, timeIn: '06:50', timeOut: '', reason: 'The guard says so' },
      })
    await dialog.getByRole('button', { name: 'Set the time out' }).click()
    await expect(dialog.getByRole('alert')).toContainText('2 days are left as they are')
    await expect(page.getByRole('row', { name: /6:50 AM/, includeHidden: true })).toHaveCount(1)
    await dialog.getByRole('button', { name: 'Set the time out' }).click()
    await expect(page.getByText('2 days given a time out')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('row', { name: /6:50 AM.*5:00 PM/ })).toHaveCount(1)
  })
})
