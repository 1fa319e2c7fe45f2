import { expect, leave, test } from '../support/browser-test.ts'
import { accounts, origin } from '../support/demo-company.ts'

test('presents the company, and leads to the login', async ({ page, expectAccessible }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/')
  await expect(page).toHaveTitle('Sinag Habi Garments Export, Inc.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Garments sewn well, shipped on time.')
  await expectAccessible()

  await test.step('with nothing of the console, and nothing from elsewhere', async () => {
    const paths = asked.map((url) => url.replace(origin, ''))
    expect(paths.filter((path) => !path.startsWith('/'))).toEqual([])
    const files = paths.map((path) => path.replace(/-[\w-]{8}\./, '.')).filter((path) => path !== '/mark.svg')
    expect(files.sort()).toEqual(['/', '/assets/enter.js', '/assets/inter-latin-wght-normal.woff2'])
  })

  await test.step('its links scroll to their sections', async () => {
    const sections = page.getByRole('navigation', { name: 'Sections' })
    for (const [link, heading] of [
      ['Contact', 'Contact Us'],
      ['About', 'About Us'],
    ] as const) {
      await sections.getByRole('link', { name: link, exact: true }).click()
      await expect(page.getByRole('heading', { name: heading })).toBeInViewport()
    }
    await expect(page.getByRole('region', { name: 'About Us' })).toContainText('Sta. Maria')
    await expect(page.getByRole('region', { name: 'Contact Us' })).toContainText('orders@sinaghabi.example')
    await sections.getByRole('link', { name: 'Home', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  })

  await test.step('Login', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByText('Garments Export', { exact: true })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'USER ID' })).toBeFocused()
  })
})

test('is walked through by the keyboard', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(
    page
      .getByRole('region', { name: /Garments/ })
      .getByRole('link')
      .first(),
  ).toBeFocused()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('is read all the same', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'About Us' })).toBeVisible()
    await page.getByRole('link', { name: 'Contact', exact: true }).click()
    await expect(page.getByText('118 Rizal Street')).toBeInViewport()
  })
})

test('gives way to the console for who is signed in, without being seen', async ({ page, signIn }) => {
  await signIn(accounts.manager)
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(globalThis, { seen })
    const look = () => {
      const landing = document.querySelector('#home h1')
      if (landing && getComputedStyle(landing).visibility === 'visible') seen.add('landing')
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto('/')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  expect(await page.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen])).toEqual([])
  await expect(page.locator('#home')).toHaveCount(0)
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Inter')

  await leave(page)
  await page.goto('/register')
  await page.getByRole('link', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Garments sewn well, shipped on time.')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Register' })).toBeVisible()
})
