import type { Page } from '@playwright/test'
import { expect, filesKeptOn, restart, test } from '../support/phone-test.ts'

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

test('the application can be installed, and opens without a line before anybody signed in', async ({
  page,
  context,
}) => {
  await page.goto('/app')
  await expect(page).toHaveURL(/\/app\/$/)
  await expect(page.getByRole('button', { name: 'Filipino' })).toBeVisible()

  await test.step('the browser finds nothing that is in the way', async () => {
    const browser = await context.newCDPSession(page)
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
    // A journey's browser context is private; nothing else may prevent an installation.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  })

  await test.step('the page fits a phone and may be enlarged', async () => {
    const viewport = await page.locator('meta[name=viewport]').getAttribute('content')
    expect(viewport).toContain('width=device-width')
    expect(viewport).not.toMatch(/user-scalable=no|maximum-scale/)
    await expect(page.locator('meta[name=theme-color]').first()).toHaveAttribute('content', /^#/)
    await expect(page.locator('link[rel=apple-touch-icon]')).toHaveAttribute('href', /\.png$/)
  })

  await test.step('its worker keeps every file, also for a page that it has not answered itself', async () => {
    await filesKeptOn(page)
    const browser = await context.newCDPSession(page)
    // As with Shift held: the reload bypasses the service worker.
    const loaded = page.waitForEvent('load')
    await browser.send('Page.reload', { ignoreCache: true })
    await loaded
    await expect(page.getByRole('button', { name: 'Filipino' })).toBeVisible()
    await filesKeptOn(page)
  })

  await test.step('and answers where there is no line', async () => {
    await context.setOffline(true)
    const again = await restart(context, page)
    await expect(again.getByRole('button', { name: 'Filipino' })).toBeVisible()
    await again.goto('/app/pay')
    await expect(again.getByRole('button', { name: 'Filipino' })).toBeVisible()
    await context.setOffline(false)
  })
})

test.describe('while servers are upgraded one after the other', () => {
  test.use({ expectedErrors: [/503/] })

  test('a phone keeps no page of another version beside its files, and none that is an error', async ({
    page,
    context,
  }) => {
    await test.step('of another version', async () => {
      await context.route('**/app/worker.js', async (route) => {
        const response = await route.fetch()
        const worker = await response.text()
        await route.fulfill({ response, body: worker.replace(/"\/app\/assets\/index-[^"]+\.js",/, '') })
      })
      await page.goto('/app/')
      expect(await install(page)).toBe('redundant')
      expect(await page.evaluate(() => caches.keys())).toEqual([])
      await context.unroute('**/app/worker.js')
    })

    await test.step('an error', async () => {
      await context.route('**/app/', (route) =>
        route.request().serviceWorker()
          ? route.fulfill({ status: 503, body: 'The database is away.' })
          : route.continue(),
      )
      expect(await install(page)).toBe('redundant')
      expect(await page.evaluate(() => caches.keys())).toEqual([])
      await context.unroute('**/app/')
    })

    await page.reload()
    await filesKeptOn(page)
    await context.setOffline(true)
    const again = await restart(context, page)
    await expect(again.getByRole('button', { name: 'Filipino' })).toBeVisible()
    await context.setOffline(false)
  })
})

/** Makes the page install its service worker. @returns the worker's final state */
function install(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const { installing, active } = await navigator.serviceWorker.register('/app/worker.js', {
      scope: '/app/',
    })
    const worker = installing ?? active
    while (worker && !['redundant', 'activated'].includes(worker.state))
      await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }))
    return worker?.state
  })
}
