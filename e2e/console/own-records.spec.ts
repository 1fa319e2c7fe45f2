import { createPayslip, decideLeaves, listLeaves, texts, updatePerson } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf, idOf, recordDay } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { addEmployee } from '../support/employees.ts'
import { fillDay } from '../support/leaves.ts'
import { visit } from '../support/visit.ts'

// People who keep others' records have records of their own, which somebody else keeps (decision 0023).

test('who keeps others’ records reads their own, which somebody else keeps', async ({ page, signIn }) => {
  await test.step('a leave of one’s own is asked for, and its state is nobody’s to choose', async () => {
    await signIn(accounts.manager, '/leaves/new')
    const state = page.getByRole('combobox', { name: texts.leave.fields.state })
    await state.click()
    await page.getByRole('option', { name: texts.leave.states.confirmed }).click()
    await page.getByRole('combobox', { name: texts.leave.fields.employee }).fill(accounts.manager)
    await page.getByRole('option', { name: new RegExp(accounts.manager) }).click()
    await expect(state).toHaveCount(0)
    await page.getByRole('combobox', { name: texts.leave.fields.leaveType }).click()
    await page.getByRole('option', { name: 'Service Incentive' }).click()
    await fillDay(page, 'Start Date', '7/6/2027')
    await page.getByRole('button', { name: texts.leave.save }).click()
    await expect(page).toHaveURL(/\/leaves/)
    const saved = page.getByRole('row', { name: new RegExp(`${accounts.manager}.*Jul 6, 2027`) })
    await expect(saved).toContainText(texts.leave.states.requested)

    await test.step('what is still typed in it gives way once somebody else decided', async () => {
      await saved.getByRole('button', { name: 'Edit' }).click()
      await fillDay(page, 'End Date', '7/8/2027')
      const hr = await clientOf(accounts.hr)
      const params = { id: await idOf(hr, accounts.manager) }
      const { data } = await hr.send(listLeaves, { params, query: { status: 'requested' } })
      const ids = data.map(({ _id }) => _id)
      const decided = await hr.send(decideLeaves, { body: { ids, state: 'confirmed' } })
      expect(decided.data).toEqual({ decided: [expect.any(String)], refused: [] })
      await page.reload()
      await expect(page.getByText(/^Confirmed by/)).toBeVisible()
      await expect(page.locator('form')).toContainText('Jul 6, 2027')
      await expect(page.locator('form')).not.toContainText('Jul 8, 2027')
    })
  })

  await test.step('a day of one’s own says that somebody else records it', async () => {
    const day = { code: accounts.manager, date: '2026-07-14', timeIn: '07:00', timeOut: '16:00' }
    const { _id } = await recordDay(await clientOf(accounts.hr), day)
    await visit(page, `/attendance/new?id=${_id}`)
    await expect(page.getByText(texts.attendance.ownDay)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Correct times…' })).toHaveCount(0)
    await expect(page.locator('form footer')).toBeHidden()
  })

  await test.step('a payslip of one’s own is read, and its form says who handles it', async () => {
    const hr = await clientOf(accounts.hr)
    const day = { code: accounts.manager, date: '2026-07-07', timeIn: '07:00', timeOut: '16:00' }
    await recordDay(hr, day)
    const period = { date: day.date, endDate: day.date }
    const body = { employeeId: await idOf(hr, accounts.manager), ...period }
    const { _id } = (await hr.send(createPayslip, { body })).data
    await visit(page, `/salary/new?id=${_id}`)
    await expect(page.getByText(texts.payslip.ownPay)).toBeVisible()
    await expect(page.getByText(texts.payslip.hrSettles).first()).toBeVisible()
    await expect(page.getByRole('textbox', { name: texts.payslip.fields.payDate })).toBeDisabled()
    for (const name of ['Save', 'Recompute', 'Remove'])
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
  })

  await test.step('a day of somebody who went to head office since is recorded in the branch they left', async () => {
    const { _id, userId } = await addEmployee('Akyat')
    await (await clientOf(accounts.admin)).send(updatePerson, { body: { _id, role: 'act' } })
    await visit(page, '/attendance/new')
    await page.getByRole('combobox', { name: 'Employee Name' }).fill(userId)
    await page.getByRole('option', { name: `Akyat, Ligaya (${userId}) (Head office)` }).click()
    await fillDay(page, 'Date', '7/14/2026')
    await page.getByLabel('Time IN').fill('7')
    await page.getByLabel('Time OUT').fill('4p')
    await page.getByRole('button', { name: texts.attendance.save }).click()
    await expect(page).not.toHaveURL(/attendance\/new/)
    await visit(page, '/attendance?from=2026-07-14&to=2026-07-14&search=Akyat')
    await expect(page.getByRole('row', { name: new RegExp(`${userId}.*7:00 AM.*4:00 PM`) })).toBeVisible()
  })
})
