import { createGate, endGate, listAttendance, readAttendance, setGatePin } from '@tahi/contract'
import { expectAccessible } from '../support/accessible.ts'
import { clientOf, serverTime } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { addEmployee } from '../support/employees.ts'
import { expect, filesKeptOn, restart, test } from '../support/phone-test.ts'
import { tap } from '../support/tablet.ts'

test.use({
  viewport: { width: 800, height: 1280 },
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|401/],
})

test('a gate that lost the time while it was off says so, and lets people in all the same', async ({
  page: first,
  context,
}) => {
  const hr = await clientOf(accounts.manager)
  const person = await addEmployee('Walang-oras-na-tarangka')
  await hr.send(setGatePin, { body: { userId: person._id, pin: '8520' } })
  const { data: made } = await hr.send(createGate, { body: { name: 'Gate without a time' } })
  await first.goto(`/app/gate?code=${made.code}`)
  await first.getByRole('button', { name: 'Pair' }).click()
  await expect(first.getByText('EMP-00017 is 17')).toBeVisible()
  await filesKeptOn(first)
  await context.setOffline(true)
  const page = await restart(context, first, '2020-01-01T00:00:00+08:00')
  const lost = page.getByText('The time is not certain')

  await expect(lost).toBeVisible()
  await expect(page.locator('time')).toHaveCount(0)
  await tap(page, person, '8520')
  const status = page.getByRole('status')
  await expect(status).toContainText('Kept, and sent as soon as the connection allows.')
  await expect(status).not.toContainText('Clocked in')
  await expect(page.getByText('1 tap waits')).toBeVisible()
  await expectAccessible(page)

  // Put right by hand: the time is certain again, that of the waiting tap is not.
  await page.clock.setSystemTime(await serverTime())
  await page.clock.runFor(10_000)
  await expect(page.locator('time')).toHaveText(/^10:\d\d AM$/)
  await page.getByRole('button', { name: 'Letters' }).click()
  await page.getByLabel('Your employee code').fill(person.userId)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Clock in or out')).toBeVisible()
  await page.getByRole('button', { name: 'Not me' }).click()

  await context.setOffline(false)
  await expect(page.getByText('1 tap waits')).toHaveCount(0)
  const { data } = await hr.send(listAttendance, { params: { id: person._id }, query: {} })
  expect(data).toMatchObject([{ date: '2026-11-18', timeOut: '', claimed: true }])
  const record = await hr.send(readAttendance, { params: { id: data[0]?._id ?? '' } })
  expect(record.data.claims[0]?.doubts).toContain('clockDiffers')
  await hr.send(endGate, { body: { _id: made.gate._id } })
})
