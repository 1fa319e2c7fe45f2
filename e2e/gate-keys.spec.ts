import { createGate, endGate } from '@tahi/contract'
import { clientOf } from './client.ts'
import { accounts } from './company.ts'
import { expect, test } from './phone.ts'

test.use({ viewport: { width: 800, height: 1280 }, expectedErrors: [/400/] })

test('a gate leads by keyboard', async ({ page }) => {
  const hr = await clientOf(accounts.manager)
  const { data: made } = await hr.send(createGate, { body: { name: 'Keyed gate' } })

  await test.step('a wrong code leads back to it, with what is wrong', async () => {
    await page.goto('/app/gate?code=WRON-GCOD')
    await page.getByRole('button', { name: 'Pair' }).press('Enter')
    const field = page.getByLabel('Code')
    await expect(field).toHaveAccessibleDescription(/^This code pairs no tablet\./)
    await expect(field).toBeFocused()
    await field.fill(made.code)
  })

  await hr.send(endGate, { body: { _id: made.gate._id } })
})
