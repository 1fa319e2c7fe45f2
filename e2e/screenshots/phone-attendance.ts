import { decideCorrection, requestCorrection } from '@tahi/contract'
import { clientOf } from '../support/client.ts'
import { accounts, password } from '../support/demo-company.ts'
import { expect, test } from '../support/phone-test.ts'
import { drawOnPhone } from '../support/take-screenshots.ts'

test.use({ expectedErrors: [/./] })

test('a sewer’s month', async ({ page, signInHere }) => {
  const manager = await clientOf(accounts.manager)
  const employee = await clientOf('EMP-00031', 'employee')
  const ask = async (date: string, reason: string) => {
    const body = { date, timeIn: '06:58', timeOut: '17:15', reason }
    return (await employee.send(requestCorrection, { body })).data
  }
  await ask('2026-11-16', 'The clock was off')
  const { _id, version } = await ask('2026-11-17', 'I forgot to clock out')
  await manager.send(decideCorrection, {
    body: { _id, version, accept: false, answer: 'The gate saw you leave at 4' },
  })
  await signInHere('EMP-00031', password)
  await page.getByRole('link', { name: 'Attendance' }).click()
  await expect(page.getByRole('list', { name: 'Days of November 2026' })).toBeVisible()
  await drawOnPhone(page, 'attendance')

  const day = (name: string) => page.getByRole('button', { name })
  await day('Tue, Nov 17').click()
  await drawOnPhone(page, 'attendance-day')
  await page.getByRole('button', { name: 'Something is wrong' }).click()
  await page.getByRole('button', { name: 'Send to HR' }).click()
  await drawOnPhone(page, 'attendance-ask')
  await page.keyboard.press('Escape')

  await page.goto('/app/more')
  await page.getByRole('button', { name: 'Filipino' }).click()
  await page.goto('/app/attendance?month=2026-10')
  await expect(page.getByRole('list', { name: /Oktubre/ })).toBeVisible()
  await drawOnPhone(page, 'attendance-fil')
})
