import { expect, leave, test } from '../support/browser-test.ts'
import { visit } from '../support/visit.ts'

const password = 'stitch-by-stitch'

test.use({ beginning: 'no company', expectedErrors: [/40[39]/] })

test('the first General Manager sets the company up with the key that the server printed, once', async ({
  page,
  server,
  expectAccessible,
}) => {
  const save = page.getByRole('button', { name: 'Create the company' })
  const key = page.getByRole('textbox', { name: 'Key' })
  const late = await page.context().newPage()

  await test.step('every address leads there', async () => {
    await page.goto('/')
    await expect(page).toHaveURL(/\/setup$/)
    await page.goto('/login')
    await expect(page).toHaveURL(/\/setup$/)
    await expect(page.getByRole('heading', { name: 'Set up Tahi' })).toBeVisible()
  })

  await test.step('what is missing is named, and a wrong key refused', async () => {
    await save.click()
    await expect(key).toHaveAttribute('aria-invalid', 'true')
    await key.fill('not-the-key')
    await page.getByRole('textbox', { name: 'Company name' }).fill('Habing Ilog')
    await page.getByRole('textbox', { name: 'User ID' }).fill('GM-100')
    await page.getByRole('textbox', { name: 'Email' }).fill('gloria@habi.example')
    await page.getByRole('textbox', { name: 'First name' }).fill('Gloria')
    await page.getByRole('textbox', { name: 'Last name' }).fill('Reyes')
    await page.getByRole('textbox', { name: 'Password' }).fill(password)
    await save.click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'That is not the key that the server printed when it started.',
    )
    await expectAccessible()
  })

  await late.goto('/setup')
  await expect(late.getByRole('heading', { name: 'Set up Tahi' })).toBeVisible()

  await test.step('with the right one the company is there, and its General Manager signs in', async () => {
    await key.fill(server.setUpKey)
    await save.click()
    await expect(page).toHaveURL(/\/login$/)
    await page.getByRole('textbox', { name: 'USER ID' }).fill('GM-100')
    await page.getByRole('textbox', { name: 'PASSWORD' }).fill(password)
    await page.getByRole('button', { name: 'LOGIN' }).click()
    await expect(page.getByRole('button', { name: /Gloria Reyes/ })).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Demo' })).toHaveCount(0)
    await visit(page, '/branches')
    await expect(page.getByRole('heading', { name: 'Branches' })).toBeVisible()
  })

  await test.step('the page is not there any more: it leads home, and who is not signed in to the login', async () => {
    await page.goto('/setup')
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(page.getByRole('button', { name: /Gloria Reyes/ })).toBeVisible()
    await leave(page)
    await page.goto('/setup')
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible()
  })

  await test.step('whoever has it open from before, or got no reply, is led to the login', async () => {
    await late.getByRole('textbox', { name: 'Key' }).fill(server.setUpKey)
    for (const name of ['Company name', 'User ID', 'First name', 'Last name'])
      await late.getByRole('textbox', { name }).fill('Another')
    await late.getByRole('textbox', { name: 'Email' }).fill('another@habi.example')
    await late.getByRole('textbox', { name: 'Password' }).fill(password)
    await late.getByRole('button', { name: 'Create the company' }).click()
    await expect(late).toHaveURL(/\/login$/)
    await expect(late.getByRole('button', { name: 'LOGIN' })).toBeVisible()
    await expect(late.getByText('Tahi is already set up. Sign in instead.')).toBeVisible()
  })
})
