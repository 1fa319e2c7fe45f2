import { readCompanySettings, saveCompanySettings } from '@tahi/contract'
import { test } from '../support/browser-test.ts'
import { clientOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { draw } from '../support/take-screenshots.ts'

test('the landing page', async ({ page }) => {
  await page.goto('/')
  await draw(page, 'landing')
  for (const section of ['about', 'contact']) {
    await page.goto(`/#${section}`)
    await draw(page, `landing-${section}`)
  }
})

const unsaid = {
  nameLines: ['', '', ''],
  province: '',
  heroTitle: '',
  heroText: '',
  aboutTitle: '',
  aboutText: '',
  address: '',
  phone: '',
  email: '',
}

test('that of a company that has only told its name', async ({ page }) => {
  const client = await clientOf(accounts.admin)
  const { data: told } = await client.send(readCompanySettings, {})
  await client.send(saveCompanySettings, { body: unsaid })
  await page.goto('/')
  await draw(page, 'landing-empty')
  const fields = Object.keys(unsaid) as (keyof typeof unsaid)[]
  await client.send(saveCompanySettings, {
    body: Object.fromEntries(fields.map((field) => [field, told[field]])),
  })
})
