import { correctAttendance, listCorrections, requestCorrection } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf, recordDay } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'

// The browser logs the conflict with the times that a colleague wrote.
test.use({ expectedErrors: [/409/] })

test('an employee’s requests appear for the manager, who accepts one and refuses another', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const manager = await clientOf(accounts.manager)
  const employee = await clientOf('EMP-00021', 'employee')
  // Days before the demo's, so that no payslip covers them.
  const { _id } = await recordDay(manager, {
    code: 'EMP-00021',
    date: '2026-04-07',
    timeIn: '09:45',
    timeOut: '16:00',
    status: 'pending',
  })
  await signIn(accounts.manager, '/attendance/corrections?status=requested&from=2026-04-01&to=2026-04-30')
  await expect(page.getByText('No Data Found')).toBeVisible()
  await expect(page.getByText('No request waits for a decision.')).toBeVisible()
  await expectAccessible()

  const badge = page.getByRole('link', { name: /correction requests? to decide/ }).locator('[aria-hidden]')
  const before = Number(await badge.textContent())
  const row = (day: string) => page.getByRole('row').filter({ hasText: day })

  await test.step('who did nothing', async () => {
    const times = { timeIn: '07:00', timeOut: '16:30' }
    await employee.send(requestCorrection, {
      body: { date: '2026-04-07', ...times, reason: 'The clock was off until 9:45' },
    })
    await employee.send(requestCorrection, {
      body: { date: '2026-04-08', ...times, reason: 'I forgot to clock in' },
    })
    await expect(badge).toHaveText(String(before + 2))
    await expect(row('Apr 7, 2026')).toContainText('9:45 AM to 4:00 PM')
    await expect(row('Apr 7, 2026')).toContainText('7:00 AM to 4:30 PM')
    await expect(row('Apr 8, 2026')).toContainText('No record')
    await expectAccessible()
  })

  await test.step('accepting shows both, and gives the day its times', async () => {
    await row('Apr 7, 2026').getByRole('button', { name: 'Accept' }).click()
    const dialog = page.getByRole('dialog', { name: 'Accept this correction?' })
    await expect(dialog.getByRole('row', { name: /Time IN/ })).toContainText('9:45 AM7:00 AM')
    await expect(dialog).toContainText('The clock was off until 9:45')
    await expect(dialog.getByRole('textbox', { name: 'Answer' })).toBeFocused()
    await expectAccessible()
    // A colleague writes the day's times: they are shown before they are overwritten.
    const times = { timeIn: '08:15', timeOut: '16:00' }
    await manager.send(correctAttendance, { body: { _id, ...times, reason: 'Asked the guard' } })
    await dialog.getByRole('textbox', { name: 'Answer' }).fill('Thank you')
    await dialog.getByRole('button', { name: 'Accept' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Somebody else changed this record')
    await expect(dialog.getByRole('row', { name: /Time IN/ })).toContainText('8:15 AM7:00 AM')
    await expect(dialog.getByRole('textbox', { name: 'Answer' })).toHaveValue('Thank you')
    await dialog.getByRole('button', { name: 'Accept' }).click()
    await expect(row('Apr 7, 2026')).toHaveCount(0)
    await expect(row('Apr 8, 2026').getByRole('button', { name: 'Accept' })).toBeFocused()
    await expect(badge).toHaveText(String(before + 1))
  })

  await test.step('refusing asks for an answer', async () => {
    await row('Apr 8, 2026').getByRole('button', { name: 'Refuse' }).click()
    const dialog = page.getByRole('dialog', { name: 'Refuse this correction?' })
    await dialog.getByRole('button', { name: 'Refuse' }).click()
    await expect(dialog.getByText('Say why it is refused')).toBeVisible()
    await expectAccessible()
    await dialog.getByRole('textbox', { name: 'Answer' }).fill('The gate did not see you')
    await dialog.getByRole('button', { name: 'Refuse' }).click()
    await expect(page.getByText('No request waits for a decision.')).toBeVisible()
    const { data } = await employee.send(listCorrections, {
      params: { id: 'all' },
      query: { from: '2026-04-08' },
    })
    expect(data).toMatchObject([{ state: 'refused', answer: 'The gate did not see you' }])
  })

  await test.step('the day has the times that were asked for, and says why', async () => {
    await page.goto('/attendance/corrections?from=2026-04-01&to=2026-04-30')
    await expect(row('Apr 7, 2026')).toContainText('Accepted')
    await expect(row('Apr 8, 2026')).toContainText('Refused')
    await page.getByRole('radiogroup', { name: 'Show' }).getByText('Days').click()
    await expect(page).toHaveURL(/\/attendance$/)
    await page.goto('/attendance?from=2026-04-01&to=2026-04-30')
    await expect(row('Apr 7, 2026')).toContainText('7:00 AM')
    await row('Apr 7, 2026').getByRole('button', { name: 'Edit' }).click()
    await expect(page.getByText('asked: The clock was off until 9:45')).toBeVisible()
  })
})
