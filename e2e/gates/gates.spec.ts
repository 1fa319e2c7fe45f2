import { listGatePins, listGates } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { addEmployee } from '../support/employees.ts'

test('HR adds a gate, gives it a new code, sets a PIN and ends the gate', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const hr = await clientOf(accounts.manager)
  const { userId, lastName } = await addEmployee('Bagong-tarangka')
  await signIn(accounts.manager, '/core-hr')
  await page.getByRole('button', { name: 'Gates' }).click()
  await expect(page.getByRole('heading', { name: 'Gates' })).toBeVisible()
  const code = page.getByText(/^[A-Z\d]{4}-[A-Z\d]{4}$/)
  const row = page.getByRole('table', { name: 'Gates' }).locator('tbody tr').filter({ hasText: 'Side gate' })

  await test.step('a gate shows its code once', async () => {
    await page.getByRole('button', { name: 'Add gate' }).first().click()
    await page.getByRole('button', { name: 'Show code' }).click()
    await expect(page.getByText('Required')).toBeVisible()
    await page.getByLabel('Name').fill('Side gate')
    await expectAccessible()
    // A double click makes one gate.
    await page.getByRole('button', { name: 'Show code' }).dblclick()
    await expect(code).toBeVisible()
    await expectAccessible()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    await expect(row).toHaveCount(1)
    await expect(row).toContainText('Waiting for its tablet')
    await expectAccessible()
  })

  await test.step('a new code takes the place of the old one, and nobody is asked where no tablet goes on', async () => {
    await row.getByRole('button', { name: /New code/ }).click()
    await expect(code).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(code).toHaveCount(0)
    await expect(row.getByRole('button', { name: /New code/ })).toBeFocused()
  })

  await test.step('a PIN is set, and none that anybody guesses', async () => {
    await page.getByText('PINs', { exact: true }).click()
    await page
      .getByRole('searchbox', { name: /Search/ })
      .or(page.getByPlaceholder('Search user ID or name'))
      .first()
      .fill(userId)
    const person = page.getByRole('table', { name: 'PINs' }).locator('tbody tr')
    await expect(person).toHaveCount(1)
    await expect(person).toContainText('Not set')
    await expectAccessible()
    await person.getByRole('button', { name: /Set PIN/ }).click()
    const field = page.getByLabel(`New PIN of Ligaya ${lastName} (${userId})`)
    await field.fill('4321')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Not digits in a row')).toBeVisible()
    await expectAccessible()
    await field.fill('8520')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(person.getByText('Set', { exact: true })).toBeVisible()
    const { data } = await hr.send(listGatePins, { query: { search: userId } })
    expect(data).toMatchObject([{ setAt: expect.stringMatching(/^2026-11-18/) }])
  })

  await test.step('ended, it is gone', async () => {
    await page.getByText('Gates', { exact: true }).last().click()
    await row.getByRole('button', { name: /^End/ }).click()
    await expect(page.getByRole('heading', { name: 'End the gate Side gate?' })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'End' }).click()
    await expect(row).toHaveCount(0)
    const { data } = await hr.send(listGates, { query: { search: 'Side gate' } })
    expect(data).toEqual([])
  })
})
