import { confirmAttendance, createPayslip, readPayslip, texts } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf, recordDay } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { addEmployee } from '../support/employees.ts'
import { cutLive } from '../support/slow-network.ts'

// What is refused because somebody else was first.
test.use({ expectedErrors: [/409/] })

test('a payslip that somebody else saved meanwhile is shown as it is now, and overwritten only on purpose', async ({
  page,
  signIn,
}) => {
  const hr = await clientOf(accounts.manager)
  const { _id: employeeId, userId: code } = await addEmployee('Nagbago')
  const times = { code, timeIn: '07:00', timeOut: '16:00', status: 'pending' as const }
  const days = [
    await recordDay(hr, { ...times, date: '2026-11-04' }),
    await recordDay(hr, { ...times, date: '2026-11-05' }),
  ]
  const confirm = (at: number) => hr.send(confirmAttendance, { body: { ids: [days[at]?._id ?? ''] } })
  const body = { employeeId, date: '2026-11-02', endDate: '2026-11-06', payDate: '2026-11-16' }
  const { _id } = (await hr.send(createPayslip, { body })).data
  const saveElsewhere = (payDate: string) => hr.send(createPayslip, { body: { ...body, _id, payDate } })
  await cutLive(page)
  await signIn(accounts.manager, `/salary/new?id=${_id}`)
  const payDate = page.getByRole('textbox', { name: texts.payslip.fields.payDate })
  const press = async (action: string) => {
    await page.getByRole('button', { name: action }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: action }).click()
  }

  await test.step('where nothing was typed, it is recomputed as it is now', async () => {
    await expect(page.getByRole('button', { name: 'Recompute' })).toBeVisible()
    await saveElsewhere('2026-11-19')
    await confirm(0)
    await press('Recompute')
    await expect(page.getByRole('alert').filter({ hasText: texts.changedSinceSeen })).toBeVisible()
    await expect(payDate).toHaveValue('Nov 19, 2026')
    await press('Recompute')
    await expect(page.getByText(texts.updated)).toBeVisible()
  })

  await test.step('what is typed overwrites no version that a refused removal or recomputation has shown', async () => {
    await payDate.fill('Nov 24, 2026')
    await payDate.press('Tab')
    const keepMine = page.getByRole('button', { name: 'Keep mine' })
    const refuse = async (action: string) => {
      const read = page.waitForResponse(`**${readPayslip.path.replace(':id', _id)}`)
      await press(action)
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
    await confirm(1)
    await refuse('Recompute')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL(/\/salary(\?|$)/)
    expect((await hr.send(readPayslip, { params: { id: _id } })).data.payDate).toBe('2026-11-24')
  })
})
