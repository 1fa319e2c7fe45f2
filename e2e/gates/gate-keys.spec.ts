import { createGate, endGate, setGatePin } from '@tahi/contract'
import { clientOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { addEmployee } from '../support/employees.ts'
import { intercept } from '../support/intercept.ts'
import { expect, test } from '../support/phone-test.ts'

test.use({ viewport: { width: 800, height: 1280 }, expectedErrors: [/400|500/] })

test('a gate leads by keyboard, and says what it asks for', async ({ page }) => {
  const hr = await clientOf(accounts.manager)
  const person = await addEmployee('Pindot-tarangka')
  await hr.send(setGatePin, { body: { userId: person._id, pin: '8520' } })
  const { data: made } = await hr.send(createGate, { body: { name: 'Keyed gate' } })
  const asked = page.getByRole('heading', { level: 1 })

  await test.step('a wrong code leads back to it, with what is wrong', async () => {
    await page.goto('/app/gate?code=WRON-GCOD')
    await page.getByRole('button', { name: 'Pair' }).press('Enter')
    const field = page.getByLabel('Code')
    await expect(field).toHaveAccessibleDescription(/^This code pairs no tablet\./)
    await expect(field).toBeFocused()
    await field.fill(made.code)
  })

  await test.step('names that a failing server did not give are asked for again soon', async () => {
    await intercept(page, '**/api/gate/roster', (route) => route.fulfill({ status: 500, json: {} }))
    const failed = page.waitForResponse('**/api/gate/roster')
    await page.keyboard.press('Enter')
    await failed
    await expect(page.getByText('Getting the names…')).toBeVisible()
    await page.unroute('**/api/gate/roster')
    await page.clock.fastForward('00:06')
    await expect(asked).toHaveText('Your employee code')
  })

  await test.step('Enter goes on, also after somebody touched a key', async () => {
    const [first = '', ...rest] = String(Number(person.userId.replace('EMP-', '')))
    await page.getByRole('button', { name: first, exact: true }).click()
    await page.keyboard.type(rest.join(''))
    await page.keyboard.press('Enter')
    await expect(asked).toHaveText(`PIN of Ligaya ${person.lastName}`)
    // The element existed before its words changed, so they are announced.
    await expect(asked).toHaveAttribute('aria-live', 'polite')
    await page.keyboard.type('8520')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status')).toContainText('Clocked in')
  })
  await hr.send(endGate, { body: { _id: made.gate._id } })
})
