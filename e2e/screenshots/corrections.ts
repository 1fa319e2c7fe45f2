import { decideCorrection, requestCorrection } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { draw } from '../support/take-screenshots.ts'

test.use({ expectedErrors: [/./] })

const asked = [
  { code: 'EMP-00004', date: '2026-11-16', timeOut: '16:45', reason: 'The clock was off until 9:45' },
  { code: 'EMP-00009', date: '2026-11-17', timeOut: '', reason: 'I forgot to clock in' },
  { code: 'EMP-00015', date: '2026-11-17', timeOut: '19:00', reason: 'Overtime for the barong order' },
  {
    code: 'EMP-00022',
    date: '2026-11-16',
    timeOut: '16:00',
    reason: 'Wrong card',
    answer: 'The gate saw you',
  },
]

test('an HR Admin', async ({ page, signIn }) => {
  const manager = await clientOf(accounts.manager)
  for (const { code, answer, ...body } of asked) {
    const employee = await clientOf(code, 'employee')
    const { data } = await employee.send(requestCorrection, { body: { timeIn: '07:00', ...body } })
    const { _id, version } = data
    if (answer) await manager.send(decideCorrection, { body: { _id, version, accept: false, answer } })
  }
  await signIn(accounts.manager)
  await page.goto('/attendance/corrections')
  await expect(page.getByText('EMP-').first()).toBeVisible()
  await draw(page, 'corrections')

  await page.getByRole('button', { name: 'Accept' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await draw(page, 'corrections-accept')
})
