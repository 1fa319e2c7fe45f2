import {
  assignShift,
  createLeave,
  createShift,
  decideLeaves,
  removeAttendance,
  withdrawLeave,
} from '@tahi/contract'
import { clientOf, clientWith, recordDay, sessionOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { addEmployee } from '../support/employees.ts'
import { expect, test } from '../support/phone-test.ts'
import { setPassword } from '../support/set-password.ts'

test('other hours that HR assigns show on the phone that is open', async ({ page, signInHere }) => {
  const hr = await clientOf(accounts.hr)
  const { _id, userId, branchId } = await addEmployee('Bagong-oras')
  await signInHere(userId, await setPassword(userId))
  await expect(page.getByText('7:00 AM – 4:00 PM')).toBeVisible()
  const hours = { name: 'Umaga', start: '05:00', end: '14:00', breakMinutes: 60, days: [1, 2, 3, 4, 5, 6] }
  const { data: shift } = await hr.send(createShift, {
    body: { _id: 'new', branchId: branchId ?? '', ...hours },
  })
  await hr.send(assignShift, { body: { shiftId: shift._id, userIds: [_id], from: '2026-11-18' } })
  await expect(page.getByText('5:00 AM – 2:00 PM')).toBeVisible()
  await hr.send(createShift, { body: { _id: shift._id, end: '14:30' } })
  await expect(page.getByText('5:00 AM – 2:30 PM')).toBeVisible()
})

test('a day that HR records and removes is so on the phone that is open', async ({ page, signInHere }) => {
  const hr = await clientOf(accounts.hr)
  const { userId } = await addEmployee('Binurang-araw')
  await signInHere(userId, await setPassword(userId))
  await page.getByRole('link', { name: 'Attendance', exact: true }).click()
  const day = page.getByRole('button', { name: 'Tue, Nov 17' })
  // Added on the 18th: the day before is hers only while something is recorded of it.
  await expect(page.getByRole('button', { name: 'Wed, Nov 18' })).toBeVisible()
  await expect(day).toHaveCount(0)
  const times = { date: '2026-11-17', timeIn: '07:00', timeOut: '16:00' }
  const { _id } = await recordDay(hr, { code: userId, ...times })
  await expect(day).toContainText('7:00')
  await hr.send(removeAttendance, { body: { _id } })
  await expect(day).toHaveCount(0)
})

test('a leave that is asked, confirmed and taken back elsewhere is so on the phone that is open', async ({
  page,
  signInHere,
}) => {
  const hr = await clientOf(accounts.hr)
  const { userId } = await addEmployee('Dalawang-telepono')
  const password = await setPassword(userId)
  await signInHere(userId, password)
  const { token } = await sessionOf(userId, 'employee', password)
  const otherPhone = clientWith(token)
  const days = { leaveType: 'Sick', date: '2026-11-18', dateEnd: '2026-11-18' } as const
  const ask = async () => (await otherPhone.send(createLeave, { body: days })).data

  await test.step('in the list, when the other phone withdraws it', async () => {
    await page.getByRole('link', { name: 'Leave', exact: true }).click()
    await expect(page.getByText('You have not asked for leave yet.')).toBeVisible()
    const { _id: leaveId } = await ask()
    await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible()
    await otherPhone.send(withdrawLeave, { body: { _id: leaveId } })
    await expect(page.getByText('You have not asked for leave yet.')).toBeVisible()
  })

  await test.step('in the month, when HR confirms it and takes it back', async () => {
    const { _id: leaveId } = await ask()
    await page.getByRole('link', { name: 'Attendance', exact: true }).click()
    const day = page.getByRole('button', { name: 'Wed, Nov 18' })
    await expect(day).not.toContainText('leave')
    await hr.send(decideLeaves, { body: { ids: [leaveId], state: 'confirmed' } })
    await expect(day).toContainText('leave')
    await hr.send(withdrawLeave, { body: { _id: leaveId } })
    await expect(day).not.toContainText('leave')
  })
})
