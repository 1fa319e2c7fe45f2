import type { Page } from '@playwright/test'
import { createLeave, listLeaves, listQuotaProgress } from '@tahi/contract'
import { clearDatabases } from '../support/clear-databases.ts'
import { clientOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { loseAnswers } from '../support/intercept.ts'
import { expect, filesKeptOn, keptOn, restart, test } from '../support/phone-test.ts'

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

test.describe('what a phone stores', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/] })

  test('a phone whose storage is cleared while it is open goes on, and one that is full knows what HR may have', async ({
    page: first,
    context,
    sewerHere,
  }) => {
    const { _id } = await sewerHere('Nalinisang-telepono')
    const quota = first.getByRole('article').first()
    const hr = await clientOf(accounts.manager)

    await test.step('its storage is cleared while the application is open', async () => {
      await expect(quota).toBeVisible()
      await keptOn(first)
      await keepReading(first)
      await clearDatabases(first)
      const sheet = first.getByRole('dialog')
      await quota.getByRole('button', { name: 'Add pieces' }).click()
      await sheet.getByRole('button', { name: '8', exact: true }).click()
      await sheet.getByRole('button', { name: 'Add', exact: true }).click()
      await expect(sheet).toHaveCount(0)
      const brought = async () => {
        const { data } = await hr.send(listQuotaProgress, {
          params: { id: 'all' },
          query: { employeeId: _id },
        })
        return data.map(({ quotaProgress }) => quotaProgress)
      }
      await expect.poll(brought).toEqual([8])
    })

    await test.step('full, it sends a leave and gets no answer; after a restart it knows that HR may have it', async () => {
      // Stored anew, after the storage was cleared.
      await first.goto('/app/leave/new')
      await keptOn(first)
      await expect(first.getByLabel('Type of leave')).toBeVisible()
      await context.setOffline(true)
      await first.getByLabel('Type of leave').selectOption('Sick leave')
      await first.getByLabel('First day').fill('2026-12-07')
      await first.locator('form').getByRole('button', { name: 'Request Leave' }).click()
      await expect(first.getByText('Waits to be sent', { exact: true })).toBeVisible()
      await fill(first)
      await loseAnswers(first, createLeave)
      await context.setOffline(false)
      const asked = async () => (await hr.send(listLeaves, { params: { id: _id }, query: {} })).total
      await expect.poll(asked).toBe(1)
      await context.setOffline(true)
      const page = await restart(context, first)
      await page.getByRole('link', { name: 'Leave', exact: true }).click()
      await page.getByRole('button', { name: 'Withdraw' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
      await expect(page.getByText('Withdrawal waits to be sent')).toBeVisible()
      await context.setOffline(false)
      await expect.poll(asked).toBe(0)
    })
  })
})

/** Makes the phone read its queue, and keeps that transaction open: it is running when the databases are deleted. */
async function keepReading(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { getAll } = IDBObjectStore.prototype
        IDBObjectStore.prototype.getAll = function (...asked) {
          IDBObjectStore.prototype.getAll = getAll
          const goOn = () => this.count().addEventListener('success', goOn)
          goOn()
          resolve()
          return getAll.apply(this, asked)
        }
        document.dispatchEvent(new Event('visibilitychange'))
      }),
  )
}

/** From now on this page can write no entry of the queue, only delete. */
async function fill(page: Page): Promise<void> {
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room', 'QuotaExceededError')
    }
  })
}

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
