import { createShift, listBranches, listShifts } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'

test('a new shift that was not saved is kept for its branch alone', async ({ page, signIn }) => {
  const { data } = await (await clientOf(accounts.hr)).send(listBranches, {
    params: { id: 'all' },
    query: {},
  })
  const name = page.getByRole('dialog', { name: 'Shift' }).getByRole('textbox', { name: 'Name' })
  const add = async (branch: string | undefined) => {
    await page.goto(`/core-hr/shifts?branch=${branch}`)
    await page.getByRole('button', { name: 'Add Shift' }).click()
  }
  await signIn(accounts.hr)
  await add(data[0]?._id)
  await name.fill('Early')
  await add(data[1]?._id)
  await expect(name).toHaveValue('')
  await add(data[0]?._id)
  await expect(name).toHaveValue('Early')
})

test.describe('a shift that somebody else changes meanwhile', () => {
  test.use({ expectedErrors: [/409/] })

  test('shows both versions; what was typed is kept, and what was not is theirs', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    const elsewhere = await clientOf(accounts.hr)
    const { data: present } = await elsewhere.send(listShifts, { params: { id: 'all' }, query: {} })
    const branchId = present[0]?.branchId
    const body = { _id: crypto.randomUUID(), branchId, name: 'Relief', start: '09:00', end: '18:00' }
    const { data: shift } = await elsewhere.send(createShift, { body })
    await signIn(accounts.hr, `/core-hr/shifts?branch=${branchId}`)
    await page.getByRole('button', { name: 'Edit Relief' }).click()
    const dialog = page.getByRole('dialog', { name: 'Shift' })
    await dialog.getByRole('textbox', { name: 'End' }).fill('17:30')

    await elsewhere.send(createShift, { body: { _id: shift._id, start: '08:30' } })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByRole('row', { name: /^Start/ })).toContainText('8:30 AM')
    await expect(dialog.getByRole('row', { name: /^End/ })).toContainText('5:30 PM')
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Keep mine' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    const card = page.getByRole('listitem').filter({ hasText: 'Relief' })
    await expect(card).toContainText('8:30 AM–5:30 PM')
    await elsewhere.send(createShift, { body: { _id: shift._id, status: false } })
  })
})
