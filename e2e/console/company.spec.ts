import { readCompanySettings, saveCompanySettings } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { png } from '../support/sent-files.ts'

// The browser logs the refusal of a stale version.
test.use({ expectedErrors: [/409/] })

test('the company’s settings are changed by the General Manager, and seen on the landing page', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn(accounts.admin, '/branches')
  await page.getByRole('button', { name: /General Manager/ }).click()
  await page.getByRole('menuitem', { name: 'Company' }).click()
  const headline = page.getByRole('textbox', { name: 'Headline', exact: true })
  await expect(headline).toHaveValue('Garments sewn well, shipped on time.')

  await test.step('what is wrong is said at its field', async () => {
    const email = page.getByRole('textbox', { name: 'E-mail' })
    await email.fill('nowhere')
    await page.getByRole('button', { name: 'Save Settings' }).click()
    await expect(page.getByText('Enter an e-mail address')).toBeVisible()
    await expect(email).toBeFocused()
    await expectAccessible()
    await email.fill('orders@sinaghabi.example')
  })

  await test.step('the brand is seen while it is typed, and a picture before it is saved', async () => {
    await page.getByRole('textbox', { name: 'Third line' }).fill('Since 2019')
    await expect(page.getByRole('figure')).toContainText('Since 2019')
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('group', { name: 'Logo' }).getByRole('button', { name: 'Choose a picture' }).click()
    await (await chooser).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png.subarray(0, 40) })
    await page.getByRole('button', { name: 'Save Settings' }).click()
    await expect(page.getByText('This picture cannot be read.')).toBeVisible()
    await expect(page).toHaveURL(/company/)
    await expect(page.getByRole('button', { name: 'Keep it as it is' })).toBeVisible()
    await expect(
      page.getByRole('group', { name: 'Logo' }).getByRole('button', { name: 'Choose a picture' }),
    ).toBeFocused()
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png })
    // Uploaded and in the form; before that the picture is shown from the page's memory.
    await expect(page.getByRole('img', { name: 'Logo' })).toHaveAttribute('src', /\/api\/file\//)
  })

  await test.step('what is typed outlives a reload', async () => {
    await headline.fill('A <b>needle</b> for every thread')
    page.once('dialog', (dialog) => dialog.accept())
    await page.reload()
    await expect(headline).toHaveValue('A <b>needle</b> for every thread')
  })

  await test.step('what two change at once stands side by side', async () => {
    const client = await clientOf(accounts.admin)
    const province = page.getByRole('textbox', { name: 'Province' })
    await expect(province).toHaveValue('Bulacan')
    await client.send(saveCompanySettings, { body: { province: 'Laguna', phone: '+63 49 555 0100' } })
    await province.fill('Batangas')
    await page.getByRole('button', { name: 'Save Settings' }).click()
    const row = page.getByRole('row', { name: /^Province/ })
    await expect(row).toContainText('Batangas')
    await expect(row).toContainText('Laguna')
    await page.getByRole('button', { name: 'Keep mine' }).click()
    await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('+63 49 555 0100')
    await page.getByRole('button', { name: 'Save Settings' }).click()
    await expect
      .poll(async () => (await client.send(readCompanySettings, {})).data)
      .toMatchObject({ province: 'Batangas', phone: '+63 49 555 0100' })
    await expect(page).not.toHaveURL(/company/)
  })

  // A new tab has no session.
  const visitor = await page.context().newPage()
  await visitor.goto('/')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('A <b>needle</b> for every thread')
  await expect(visitor.getByRole('banner').getByText('Since 2019')).toBeVisible()
  const logo = visitor.locator('header img')
  await expect(logo).toHaveJSProperty('naturalWidth', 1)
  // A transparent logo was drawn for white paper.
  await visitor.emulateMedia({ colorScheme: 'dark' })
  await expect(logo).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await visitor.goto('/login')
  await expect(visitor.locator('img').first()).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})
