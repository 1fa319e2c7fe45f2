import { saveCompanySettings } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { draw } from '../support/take-screenshots.ts'

test.use({ expectedErrors: [/409/] })

test('the company\u2019s settings', async ({ page, signIn }) => {
  await signIn(accounts.admin)
  await page.goto('/company')
  const province = page.getByRole('textbox', { name: 'Province' })
  await expect(province).toHaveValue('Bulacan')
  await draw(page, 'company')

  const client = await clientOf(accounts.admin)
  await client.send(saveCompanySettings, { body: { province: 'Laguna' } })
  await province.fill('Batangas')
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expect(page.getByRole('row', { name: /^Province/ })).toBeVisible()
  await draw(page, 'company-stale')
  await client.send(saveCompanySettings, { body: { province: 'Bulacan' } })
})
