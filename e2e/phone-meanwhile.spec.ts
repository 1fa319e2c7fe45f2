import { assignShift, createShift } from '@tahi/contract'
import { clientOf } from './client.ts'
import { accounts } from './company.ts'
import { addEmployee } from './employees.ts'
import { expect, test } from './phone.ts'
import { setPassword } from './set-password.ts'

test('other hours that HR assigns show on the phone that is open', async ({ page, signInHere }) => {
  const hr = await clientOf(accounts.hr)
  const { _id, userId, branchId } = await addEmployee('Bagong-oras')
  await signInHere(userId, await setPassword(userId))
  await expect(page.getByText('7:00 AM – 4:00 PM')).toBeVisible()
  const hours = { name: 'Dawn', start: '05:00', end: '14:00', breakMinutes: 60, days: [1, 2, 3, 4, 5, 6] }
  const { data: shift } = await hr.send(createShift, {
    body: { _id: 'new', branchId: branchId ?? '', ...hours },
  })
  await hr.send(assignShift, { body: { shiftId: shift._id, userIds: [_id], from: '2026-11-18' } })
  await expect(page.getByText('5:00 AM – 2:00 PM')).toBeVisible()
  await hr.send(createShift, { body: { _id: shift._id, end: '14:30' } })
  await expect(page.getByText('5:00 AM – 2:30 PM')).toBeVisible()
})
