import type { WebSocketRoute } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { accounts } from '../support/demo-company.ts'
import { intercept } from '../support/intercept.ts'

/** What the browser logs for a missing page, a failed call and a lost network. */
test.use({ expectedErrors: [/404|403|500|503|ERR_|Failed to fetch|PageNotLoaded|FailedCall|WebSocket/] })

test('an unknown path shows the not-found page, with ways on', async ({ page, expectAccessible }) => {
  await page.goto('/login')
  await page.goto('/needle/in/a/haystack')
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await expect(page.getByText('The address may be mistyped')).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Go to the start' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
})

test('so does a path in capitals, which no role is asked for', async ({ page, signIn }) => {
  await signIn(accounts.manager)
  await page.goto('/Company')
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
})

test('so does the server, without a script, for files and ended links', async ({
  page,
  expectAccessible,
}) => {
  const missing = await page.goto('/assets/gone-9c8d7e6f.js')
  expect(missing?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await expect(page.locator('script')).toHaveCount(0)
  await expectAccessible()
  await page.goto('/api/file/0199a8f0-6a3b-7c1d-8e2f-3a4b5c6d7e8f?expires=1&signature=none')
  await expect(page.getByText('This link has ended.')).toBeVisible()
  await page.getByRole('link', { name: 'Go to the start' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
})

test('a page that is not for the role is forbidden, inside the frame', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn(accounts.admin, '/salary/new')
  await expect(page.getByRole('main').getByRole('heading', { name: 'Not allowed' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Go to the start' }).click()
  await expect(page.getByRole('heading', { name: 'Not allowed' })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
})

test('an unhandled failure shows its status and message, and Retry', async ({ page, expectAccessible }) => {
  const msg = 'An unexpected error occurred. Try again; nothing was changed.'
  await intercept(page, /\/api\/.*company/, (route) =>
    route.fulfill({ status: 500, json: { success: false, msg, code: 'failed' } }),
  )
  await page.goto('/login')
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText('500 Unexpected Application Error!')
  await expect(page.getByText(msg)).toBeVisible()
  await expectAccessible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible()
})

test('a server that is gone is told of, wherever one goes, and that it is back', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  let gone = false
  const lines = new Set<WebSocketRoute>()
  await page.routeWebSocket(/socket\.io/, (line) => {
    if (gone) return line.close()
    line.connectToServer()
    lines.add(line)
  })
  await signIn(accounts.manager, '/leaves')
  await expect(page.getByRole('button', { name: 'Add Leave' })).toBeVisible()
  await intercept(page, /./, (route) => (gone ? route.abort('connectionrefused') : route.continue()))
  gone = true
  for (const line of lines) await line.close()
  const banner = page.getByText('Tahi cannot be reached. Trying again…')
  await expect(banner).toBeVisible()
  await expectAccessible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Salary' }).click()
  await expect(page.getByRole('alert').getByRole('heading', { name: 'No connection' })).toBeVisible()

  gone = false
  await expect(page.getByRole('button', { name: 'Add Salary' })).toBeVisible()
  await expect(banner).toBeHidden()
})

for (const [part, files] of [
  ['code', /\/assets\/.*\.js/],
  ['style alone', /\/assets\/.*\.css/],
] as const)
  test(`a page whose ${part} an upgrade replaced is read anew by itself`, async ({ page, signIn }) => {
    await signIn(accounts.manager, '/attendance')
    await expect(page.getByRole('button', { name: 'New Attendance' })).toBeVisible()
    const readAnew = page.waitForEvent('load')
    await intercept(page, files, (route) => route.fulfill({ status: 404, json: { success: false } }))
    await intercept(page, '**/salary', async (route) => {
      await page.unroute(files)
      await route.continue()
    })
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Salary' }).click()
    await readAnew
    await expect(page.getByRole('button', { name: 'Add Salary' })).toBeVisible()
  })

test.describe('without a line', () => {
  test('a page that was not opened yet waits for it, inside the frame', async ({
    page,
    context,
    signIn,
    expectAccessible,
  }) => {
    await signIn(accounts.manager, '/leaves')
    await expect(page.getByRole('button', { name: 'Add Leave' })).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Salary' }).click()
    const offline = page.getByRole('alert').getByRole('heading', { name: 'No connection' })
    await expect(offline).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('Still no connection.')).toBeVisible()
    await expect(page).toHaveURL(/\/salary/)

    // By itself, once the network is back.
    await context.setOffline(false)
    await expect(page.getByRole('button', { name: 'Add Salary' })).toBeVisible()
    await expect(offline).toBeHidden()
  })

  test('a form that was left on purpose keeps nothing, and nothing is said of it', async ({
    page,
    context,
    signIn,
  }) => {
    await signIn(accounts.manager, '/leaves/new')
    await page.getByRole('textbox', { name: 'Details' }).fill('A visit to the province')
    await context.setOffline(true)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Salary' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
    await expect(page.getByText('The server does not answer.')).toBeVisible()
    await expect(page.getByText('What you typed is kept.')).toHaveCount(0)
    await context.setOffline(false)
  })

  test('nor does one whose words were deleted again', async ({ page, context, signIn }) => {
    await signIn(accounts.manager, '/leaves/new')
    const details = page.getByRole('textbox', { name: 'Details' })
    await details.fill('A visit to the province')
    await details.fill('')
    await context.setOffline(true)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Salary' }).click()
    await expect(page.getByText('The server does not answer.')).toBeVisible()
    await expect(page.getByText('What you typed is kept.')).toHaveCount(0)
    await context.setOffline(false)
  })

  test('a list is read as soon as it is back, also where no live connection gets through', async ({
    page,
    context,
    signIn,
  }) => {
    await page.routeWebSocket(/socket\.io/, (socket) => socket.close())
    await signIn(accounts.manager, '/leaves')
    await expect(page.getByRole('button', { name: 'Add Leave' })).toBeVisible()
    const failed = page.getByText('No connection')
    await context.setOffline(true)
    await page.getByRole('searchbox', { name: 'Search' }).fill('EMP-0001')
    await expect(failed).toBeVisible()
    await context.setOffline(false)
    await expect(failed).toBeHidden()
    await expect(page).toHaveURL(/search=EMP-0001/)
  })

  test('the first page of all says so', async ({ page, expectAccessible }) => {
    await intercept(page, /\/api\//, (route) => route.abort('internetdisconnected'))
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
    await expect(page.getByText('The server does not answer.')).toBeVisible()
    await expectAccessible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible()
  })
})

test('a part whose code is refused can be loaded again, and what was typed is kept', async ({
  page,
  signIn,
}) => {
  await signIn(accounts.manager, '/salary/new')
  await page.getByRole('combobox', { name: 'Employee User ID' }).fill('EMP-00002')
  await page.getByRole('option').first().click()
  const chosen = await page.getByRole('combobox', { name: 'Employee User ID' }).inputValue()
  await intercept(page, /\/assets\/explanation-.*\.js/, (route) => route.abort())
  await page.getByRole('button', { name: /Gross Pay/ }).click()
  await expect(page.getByText('A part of this page could not be loaded.')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('combobox', { name: 'Employee User ID' })).toHaveValue(chosen)
  await page.getByRole('button', { name: /Gross Pay/ }).click()
  await expect(page.getByRole('dialog', { name: /^Gross pay of/ })).toBeVisible()
  await expect(page.getByText('A part of this page could not be loaded.')).toBeHidden()
})
