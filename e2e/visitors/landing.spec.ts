import { expect, leave, test } from '../support/browser-test.ts'
import { accounts, origin } from '../support/demo-company.ts'
import { intercept } from '../support/intercept.ts'

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

  await test.step('it is walked through by the keyboard', async () => {
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
  await signIn(accounts.manager, '/')
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

test.describe('where no page is', () => {
  test.use({ expectedErrors: [/404|500|ERR_|FailedCall/] })
  test('an address that leads nowhere, and what fails before there is a page, are pages with ways on', async ({
    page,
    expectAccessible,
  }) => {
    const missing = page.getByRole('heading', { name: '404 Page Not Found' })

    await test.step('the server’s, without a script, for a file', async () => {
      const gone = await page.goto('/assets/gone-9c8d7e6f.js')
      expect(gone?.status()).toBe(404)
      await expect(missing).toBeVisible()
      await expect(page.locator('script')).toHaveCount(0)
      await expectAccessible()
      await page.getByRole('link', { name: 'Go to the start' }).click()
      await expect(page).toHaveURL(/:\d+\/$/)
    })

    await test.step('the console’s for any other', async () => {
      await page.goto('/needle/in/a/haystack')
      await expect(missing).toBeVisible()
      await expect(page.getByText('The address may be mistyped')).toBeVisible()
      await expect(page).toHaveTitle('Page Not Found · Tahi')
      await expectAccessible()
      await page.getByRole('link', { name: 'Go to the start' }).click()
      await expect(page).toHaveURL(/:\d+\/$/)
    })

    await test.step('an unhandled failure shows its status and message, and Retry', async () => {
      const msg = 'An unexpected error occurred. Try again; nothing was changed.'
      await intercept(page, /\/api\/.*company/, (route) =>
        route.fulfill({ status: 500, json: { success: false, msg, code: 'failed' } }),
      )
      await page.goto('/login')
      await expect(page.getByRole('alert').getByRole('heading')).toHaveText(
        '500 Unexpected Application Error!',
      )
      await expect(page.getByText(msg)).toBeVisible()
      await expectAccessible()
      await page.unrouteAll()
    })

    await test.step('so does a line that is missing from the beginning', async () => {
      await intercept(page, /\/api\//, (route) => route.abort('internetdisconnected'))
      await page.reload()
      await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
      await expect(page.getByText('The server does not answer.')).toBeVisible()
      await page.unrouteAll()
      await page.getByRole('button', { name: 'Retry' }).click()
      await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible()
    })
  })
})
