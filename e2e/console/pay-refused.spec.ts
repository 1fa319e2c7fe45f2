import { confirmAttendance, createAttendance, createPayslip, readPayslip, texts } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { addEmployee } from '../support/employees.ts'
import { cutLive } from '../support/slow-network.ts'

// What is refused because somebody else was first.
test.use({ expectedErrors: [/409/] })

test('what is typed overwrites no version that a refused removal or recomputation has shown', async ({
  page,
  signIn,
}) => {
  const hr = await clientOf(accounts.manager)
  const { _id: employeeId } = await addEmployee('Nagbago')
  const times = { date: '2026-11-04', timeIn: '07:00', timeOut: '16:00', status: 'pending' as const }
  const day = (await hr.send(createAttendance, { body: { _id: 'new', userId: employeeId, ...times } })).data
  const body = { employeeId, date: '2026-11-02', endDate: '2026-11-06', payDate: '2026-11-16' }
  const { _id } = (await hr.send(createPayslip, { body })).data
  const saveElsewhere = (payDate: string) => hr.send(createPayslip, { body: { ...body, _id, payDate } })
  await cutLive(page)
  await signIn(accounts.manager, `/salary/new?id=${_id}`)
  const payDate = page.getByRole('textbox', { name: texts.payslip.fields.payDate })
  const keepMine = page.getByRole('button', { name: 'Keep mine' })
  await payDate.fill('Nov 24, 2026')
  await payDate.press('Tab')
  const refuse = async (action: string) => {
    const read = page.waitForResponse(`**${readPayslip.path.replace(':id', _id)}`)
    await page.getByRole('button', { name: action }).click()
    await page.getByRole('dialog').getByRole('button', { name: action }).click()
    await read
    await expect(page.getByText(texts.changedSinceSeen).first()).toBeVisible()
    await page.getByRole('button', { name: 'Save' }).click()
    await keepMine.click()
    await expect(keepMine).toHaveCount(0)
    await expect(payDate).toHaveValue('Nov 24, 2026')
  }

  await saveElsewhere('2026-11-20')
  await refuse('Remove')
  await saveElsewhere('2026-11-23')
  await hr.send(confirmAttendance, { body: { ids: [day._id] } })
  await refuse('Recompute')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/salary(\?|$)/)
  expect((await hr.send(readPayslip, { params: { id: _id } })).data.payDate).toBe('2026-11-24')
})
