import type { Page, WebSocketRoute } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { accounts } from '../support/demo-company.ts'
import { intercept } from '../support/intercept.ts'
import { hold } from '../support/slow-network.ts'
import { expectTold } from '../support/told.ts'
import { visit } from '../support/visit.ts'

/** What the browser logs for a missing page, a failed call and a lost network. */
test.use({ expectedErrors: [/400|404|415|502|ERR_|Failed to fetch|PageNotLoaded|FailedCall|WebSocket/] })

const follow = (page: Page, title: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: title, exact: true }).click()

test('a server that is gone is told of, wherever one goes, and that it is back', async ({
  page,
  context,
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
  const endLines = async () => {
    gone = true
    for (const line of lines) await line.close()
  }
  await signIn(accounts.manager, '/leaves')
  await expect(page.getByRole('button', { name: 'Add Leave' })).toBeVisible()
  await intercept(page, /./, (route) => (gone ? route.abort('connectionrefused') : route.continue()))
  await endLines()
  const banner = page.getByText('Tahi cannot be reached. Trying again…')
  await expect(banner).toBeVisible()
  await expectAccessible()
  await follow(page, 'Salary')
  await expect(page.getByRole('alert').getByRole('heading', { name: 'No connection' })).toBeVisible()

  gone = false
  await expect(page.getByRole('button', { name: 'Add Salary' })).toBeVisible()
  await expect(banner).toBeHidden()

  await test.step('a list is read as soon as it is back, also where no live connection gets through', async () => {
    await page.unrouteAll()
    await endLines()
    const failed = page.getByText('No connection')
    await context.setOffline(true)
    await page.getByRole('searchbox', { name: 'Search' }).fill('EMP-0001')
    await expect(failed).toBeVisible()
    await context.setOffline(false)
    await expect(failed).toBeHidden()
    await expect(page).toHaveURL(/search=EMP-0001/)
  })
})

test('what an upgrade replaced is read anew by itself, and a part that does not come when it is asked for', async ({
  page,
  signIn,
}) => {
  await signIn(accounts.manager, '/attendance')
  await expect(page.getByRole('button', { name: 'New Attendance' })).toBeVisible()

  for (const [part, files, title, button] of [
    ['code', /\/assets\/.*\.js/, 'Leaves', 'Add Leave'],
    ['style alone', /\/assets\/.*\.css/, 'Salary', 'Add Salary'],
  ] as const)
    await test.step(`the ${part} of a page`, async () => {
      const readAnew = page.waitForEvent('load')
      await intercept(page, files, (route) => route.fulfill({ status: 404, json: { success: false } }))
      await intercept(page, `**/${title.toLowerCase()}`, async (route) => {
        await page.unroute(files)
        await route.continue()
      })
      await follow(page, title)
      await readAnew
      await expect(page.getByRole('button', { name: button })).toBeVisible()
    })

  await test.step('the code of a part, without loss of what was typed', async () => {
    await page.getByRole('button', { name: 'Add Salary' }).click()
    const employee = page.getByRole('combobox', { name: 'Employee User ID' })
    await employee.fill('EMP-00002')
    await page.getByRole('option', { name: /EMP-00002/ }).click()
    const chosen = await employee.inputValue()
    await intercept(page, /\/assets\/explanation-.*\.js/, (route) => route.abort())
    await page.getByRole('button', { name: /Gross Pay/ }).click()
    await expect(page.getByText('A part of this page could not be loaded.')).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(employee).toHaveValue(chosen)
    await page.getByRole('button', { name: /Gross Pay/ }).click()
    await expect(page.getByRole('dialog', { name: /^Gross pay of/ })).toBeVisible()
    await expect(page.getByText('A part of this page could not be loaded.')).toBeHidden()
  })
})

test('without a line, a page that was not opened yet waits for it, inside the frame', async ({
  page,
  context,
  signIn,
  expectAccessible,
}) => {
  await signIn(accounts.manager, '/leaves')
  await expect(page.getByRole('button', { name: 'Add Leave' })).toBeVisible()
  await context.setOffline(true)
  await follow(page, 'Salary')
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

  const details = page.getByRole('textbox', { name: 'Details' })
  const noAnswer = page.getByText('The server does not answer.')
  const kept = page.getByText('What you typed is kept.')

  await test.step('a form that was left on purpose keeps nothing, and nothing is said of it', async () => {
    await visit(page, '/leaves/new')
    await details.fill('A visit to the province')
    await context.setOffline(true)
    await follow(page, 'Employees')
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
    await expect(noAnswer).toBeVisible()
    await expect(kept).toHaveCount(0)
    await context.setOffline(false)
    await expect(page.getByRole('button', { name: 'Add Employee' })).toBeVisible()
  })

  await test.step('nor of one whose words were deleted again', async () => {
    await visit(page, '/leaves/new')
    await expect(details).toHaveValue('')
    await details.fill('A visit to the province')
    await details.fill('')
    await context.setOffline(true)
    await follow(page, 'Announcement')
    await expect(noAnswer).toBeVisible()
    await expect(kept).toHaveCount(0)
    await context.setOffline(false)
    await expect(page.getByRole('button', { name: 'Add Announcement' })).toBeVisible()
  })

  await test.step('a path in capitals is one that is not there, and no role is asked for it', async () => {
    await visit(page, '/Company')
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  })
})

test('what cannot be saved is told, with the server’s reason or with what C8 says where there is none', async ({
  page,
  signIn,
}) => {
  const msg = 'The server’s own words.'

  await test.step('beside the form', async () => {
    await signIn(accounts.manager, '/announcement/new')
    const title = page.getByRole('textbox', { name: 'Title' })
    await title.fill('Kept')
    await page.getByRole('textbox', { name: 'Description' }).fill('Kept')
    const save = page.getByRole('button', { name: 'Save' })
    const calls = '**/api/prod/anc/create'
    await intercept(page, calls, (route) => route.abort())
    await save.click()
    await expectTold(
      page,
      'An unexpected error occurred. Check the connection and save again: what you typed is kept, and nothing is doubled.',
    )
    await page.unroute(calls)

    const errors = [{ path: 'title', msg }]
    await intercept(page, calls, (route) =>
      route.fulfill({ status: 400, json: { success: false, msg, code: 'invalid', errors } }),
    )
    await save.click()
    await expectTold(page, msg)
    await expect(title).toHaveAttribute('aria-invalid', 'true')
    await expect(title).toHaveValue('Kept')
  })

  await test.step('once for a person', async () => {
    await visit(page, '/profile')
    await page.getByLabel('Contact').fill('0900 222 3333')
    await intercept(page, '**/api/auth/update-user/**', (route) =>
      route.fulfill({ status: 502, json: { success: false, msg, code: 'failed' } }),
    )
    await page.getByRole('button', { name: 'Update Profile' }).click()
    await expectTold(page, msg)
  })

  await test.step('for a file, and that it is on its way until then', async () => {
    await visit(page, '/documents/new')
    const upload = await hold(page, '**/api/upload')
    const html = Buffer.from('<!doctype html><script>alert(1)</script>')
    await page
      .getByLabel('Attach File')
      .setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer: html })
    const uploading = page.getByRole('status').filter({ hasText: /^Uploading\.\.\.$/ })
    await expect(uploading).toBeVisible()
    upload.release()
    await expect(page.getByText('Send a picture (PNG, JPEG, WebP, GIF)').first()).toBeVisible()
    await expect(uploading).toBeHidden()
  })
})
