import { createPayslip } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { addEmployee } from '../support/employees.ts'

test('one very long name on paper takes no room from all the others', async ({ page, signIn }) => {
  await page.context().addInitScript(() => {
    window.print = () => {}
  })
  await addEmployee(`Villanueva-Santos ${'de la Concepción '.repeat(3)}`.trim(), {
    firstName: 'Maria Concepcion Angelica Bernadette Guadalupe Esperanza Milagros',
    email: 'long.name@journey.example',
  })
  const { _id } = await addEmployee('W'.repeat(60), { email: 'one.word@journey.example' })
  const hr = await clientOf(accounts.hr)
  const period = { date: '2026-11-03', endDate: '2026-11-03' }
  const slip = await hr.send(createPayslip, { body: { _id: 'new', employeeId: _id, ...period } })
  const printed = async (button: string) => {
    const popup = page.waitForEvent('popup')
    await page.getByRole('button', { name: button }).click()
    const paper = await popup
    await expect(paper.getByText('W'.repeat(60))).toBeVisible()
    // Measured with the printed font.
    await paper.evaluate(() => document.fonts.ready.then(() => {}))
    return paper
  }

  await signIn(accounts.manager, '/employees')
  const list = await printed('Print')
  const heights = await list
    .locator('tbody tr:not(:has(.signatures))')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
  const [lowest = 0] = heights.toSorted((one, other) => one - other)
  // No person of the demo has a name that needs a second line.
  expect(heights.filter((height) => height > 1.3 * lowest)).toHaveLength(2)
  await list.close()

  await page.goto(`/salary/new?id=${slip.data._id}`)
  const paper = await printed('Print Slip')
  const widths = await paper
    .locator('.facts dl > div')
    .evaluateAll((facts) => facts.map((fact) => Math.round(fact.getBoundingClientRect().width)))
  expect(new Set(widths).size).toBe(1)
  // Content wider than its sheet would shrink all sheets of the run.
  expect(await paper.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    await paper.evaluate(() => document.documentElement.clientWidth),
  )
})
