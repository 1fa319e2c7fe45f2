import { createAttendance, listAttendance } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { enterLeave } from '../support/leaves.ts'

test('who confirms a leave over days that were worked reads that they stay', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const client = await clientOf(accounts.manager)
  const [from, to] = ['2026-11-15', '2026-11-16']
  const input = { params: { id: 'all' }, query: { from: to, to, status: 'present' } } as const
  const code = (await client.send(listAttendance, input)).data[0]?.employee.userId ?? ''
  const { _id, userId } = await enterLeave(client, code, { date: from, dateEnd: to })
  const words = 'At work on Nov 15 and 16: those days stay as they are'

  await signIn(accounts.manager, `/leaves/new?id=${_id}`)
  // Whoever saves before the form has warned is asked.
  let press = () => {}
  const pressed = new Promise<void>((resolve) => {
    press = resolve
  })
  await page.route('**/api/leave/check', async (route) => {
    await pressed
    await route.continue()
  })
  await page.getByRole('combobox', { name: 'Leave Status' }).click()
  await page.getByRole('option', { name: 'Confirmed' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  press()
  const question = page.getByRole('dialog', { name: 'Confirm this leave?' })
  await expect(question).toContainText('At work on Nov 16')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('At work on Nov 16: that day stays as it is')).toBeVisible()
  await client.send(createAttendance, { body: { userId, date: from, timeIn: '07:00', timeOut: '16:00' } })
  await expect(page.getByText(words)).toBeVisible()
  await page.goto(`/leaves?from=${from}&to=${to}`)
  const row = page.getByRole('row', { name: new RegExp(code) })
  await row.getByRole('button', { name: 'Confirm' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm this leave?' })
  await expect(dialog).toContainText(words)
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Confirm all the same' }).click()
  await expect(row).toContainText('Confirmed')
})
