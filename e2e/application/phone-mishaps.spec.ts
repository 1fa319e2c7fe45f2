import type { Page } from '@playwright/test'
import {
  createAttendance,
  createGate,
  endGate,
  listAttendance,
  listDocuments,
  listPayslips,
  listQuotaProgress,
  setGatePin,
} from '@tahi/contract'
import { openEmptyPage } from '../support/browser-test.ts'
import { clientOf } from '../support/client.ts'
import { accounts, origin } from '../support/demo-company.ts'
import { addEmployee, addSewer } from '../support/employees.ts'
import { watchCalls } from '../support/failure-report.ts'
import { intercept } from '../support/intercept.ts'
import { expect, filesKeptOn, keptOn, known, test } from '../support/phone-test.ts'
import { setPassword } from '../support/set-password.ts'
import { cutLive, hold } from '../support/slow-network.ts'

const retry = (page: Page) => page.getByRole('button', { name: 'Try again' })

/** Deletes the databases of the open page, as a browser does when it is short of room or asked to. */
async function clearDatabases(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' })
}

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

test('a phone whose storage is cleared while the application is open goes on', async ({
  page,
  signInHere,
}) => {
  const { _id, userId } = await addSewer('Nalinisang-telepono')
  await signInHere(userId, await setPassword(userId))
  await expect(page.getByRole('article').first()).toBeVisible()
  await keptOn(page)
  await keepReading(page)
  await clearDatabases(page)
  const sheet = page.getByRole('dialog')
  await page.getByRole('article').first().getByRole('button', { name: 'Add pieces' }).click()
  await sheet.getByRole('button', { name: '8', exact: true }).click()
  await sheet.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(sheet).toHaveCount(0)
  const hr = await clientOf(accounts.manager)
  const brought = async () => {
    const { data } = await hr.send(listQuotaProgress, { params: { id: 'all' }, query: { employeeId: _id } })
    return data.map(({ quotaProgress }) => quotaProgress)
  }
  await expect.poll(brought).toEqual([8])
})

test('a gate whose storage is cleared while it is open goes on', async ({ page }) => {
  const hr = await clientOf(accounts.manager)
  const { data: made } = await hr.send(createGate, { body: { name: 'Cleared gate' } })
  const { _id, userId } = await addEmployee('Nalinisang-tarangka')
  await hr.send(setGatePin, { body: { userId: _id, pin: '2583' } })
  await page.goto(`/app/gate?code=${made.code}`)
  await page.getByRole('button', { name: 'Pair' }).click()
  await expect(page.getByText('Cleared gate')).toBeVisible()
  await filesKeptOn(page)
  await clearDatabases(page)
  await page.keyboard.type(String(Number(userId.replace('EMP-', ''))))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^PIN of/ })).toBeVisible()
  await page.keyboard.type('2583')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('Clocked in')
  // A tap that is only queued shows the same.
  const days = async () => (await hr.send(listAttendance, { params: { id: _id }, query: {} })).data
  await expect.poll(days).toHaveLength(1)
  await hr.send(endGate, { body: { _id: made.gate._id } })
})

test('a document whose address may have ended is no link until it has a new one', async ({
  page,
  signInHere,
}) => {
  // Or a refetch as the connection opens could be answered after the clock has advanced.
  await cutLive(page)
  const { userId } = await addSewer('Lumang-link')
  await signInHere(userId, await setPassword(userId))
  await page.goto('/app/documents')
  const documents = page.getByRole('main').getByRole('link', { name: /AM|PM/, disabled: false })
  await expect(documents.first()).toBeVisible()
  const count = await documents.count()
  await keptOn(page, listDocuments)
  // Before the clock advances, which makes the page refetch them.
  const slow = await hold(page, '**/api/attendance/docs/**')
  await page.clock.fastForward('01:00:00')
  await page.reload()
  await slow.asked
  await expect(page.getByRole('listitem').filter({ hasText: /AM|PM/ })).toHaveCount(count)
  await expect(documents).toHaveCount(0)
  slow.release()
  await expect(documents).toHaveCount(count)
})

test('a reading that nobody answers is given up, and can be asked for again', async ({
  page,
  signInHere,
}) => {
  // A realtime connection that opened in between would make the page refetch everything.
  await cutLive(page)
  const { userId } = await addSewer('Walang-sagot')
  await signInHere(userId, await setPassword(userId))
  const dead = await hold(page, '**/api/leave/**')
  await page.getByRole('link', { name: 'Leave', exact: true }).click()
  await dead.asked
  await page.clock.fastForward('01:01')
  // One for the leaves, and one for the days used.
  await expect(retry(page)).toHaveCount(2)
  dead.release()
  await retry(page).first().click()
  await expect(page.getByText('You have not asked for leave yet')).toBeVisible()
  await retry(page).click()
  await expect(retry(page)).toHaveCount(0)
  await expect(page.getByText('No connection')).toHaveCount(0)
})

test('an answer that breaks off is none: what was typed stays, and can be saved again', async ({
  page,
  signInHere,
}) => {
  const { userId } = await addSewer('Putol-na-sagot')
  await signInHere(userId, await setPassword(userId))
  await page.goto('/app/profile')
  await page.getByLabel('Contact number').fill('0917 555 1234')
  await intercept(page, '**/api/auth/update-user/', (route) => route.fulfill({ body: '{"success":true,"da' }))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('This needs a connection. What you typed is kept.')).toBeVisible()
  await expect(page.getByLabel('Contact number')).toHaveValue('0917 555 1234')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: false })).toBeVisible()
  await expect(page.getByText('No connection')).toHaveCount(0)
})

test.describe('a part that the phone does not keep yet', () => {
  test.use({
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket|fetching the script|NotLoaded/],
  })

  test('leaves the rest of the application there, and comes with the line', async ({
    page,
    context,
    signInHere,
    expectAccessible,
  }) => {
    // A realtime connection that opened in between would make the page refetch everything.
    await cutLive(page)
    // As in the first minutes on a slow network.
    await context.route('**/app/worker.js', (route) => route.abort())
    const unanswered = watchCalls(page)
    const { userId } = await addSewer('Kalahating-dating')
    await signInHere(userId, await setPassword(userId))
    await expect(page.getByRole('article').first()).toBeVisible()
    // A reply that came after the browser's offline event would count as being online.
    await expect.poll(unanswered).toEqual([])
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Leave' }).click()
    await expect(page.getByText('This is not on your phone yet.')).toBeVisible()
    await expect(retry(page)).toHaveCount(0)
    await expectAccessible()
    await page.getByRole('link', { name: 'Today' }).click()
    await expect(page.getByText('You have not clocked in yet.')).toBeVisible()
    await page.getByRole('link', { name: 'Leave' }).click()
    await context.setOffline(false)
    await expect(page.getByText('You have not asked for leave yet.')).toBeVisible()
  })
})

test.describe('answers of another version', () => {
  test.use({ expectedErrors: [/TypeError/] })

  test('do not stop the application from being opened', async ({ page, signInHere }) => {
    const { userId } = await addSewer('Lumang-sagot')
    await signInHere(userId, await setPassword(userId))
    await expect(page.getByRole('article').first()).toBeVisible()
    await keptOn(page)
    await expect.poll(async () => JSON.stringify(await page.evaluate(known))).toContain('"unread"')
    // Away from the application, which would store its own replies again.
    await openEmptyPage(page)
    await page.evaluate(keepOtherShape)
    await page.goto('/app/')
    await expect(page.getByText('Something went wrong. Try again.')).toBeVisible()
    // The stored replies are deleted afterwards; the tabs may have asked anew already.
    await expect.poll(async () => JSON.stringify(await page.evaluate(known))).toMatch(/^\[\]$|"unread"/)
    await retry(page).click()
    await expect(page.getByText('You have not clocked in yet.')).toBeVisible()
  })
})

/** Removes a field that this version needs from the stored replies; runs in the page. */
async function keepOtherShape(): Promise<void> {
  const done = (request: IDBRequest) =>
    new Promise((resolve) => request.addEventListener('success', resolve, { once: true }))
  const opening = indexedDB.open('tahi')
  await done(opening)
  const known = opening.result.transaction('known', 'readwrite').objectStore('known')
  const reading = known.get('answers')
  await done(reading)
  for (const { data } of reading.result.answers) delete data.data?.unread
  await done(known.put(reading.result, 'answers'))
  opening.result.close()
}

test.describe('a server in trouble', () => {
  test.use({ expectedErrors: [/503/] })

  test('loses no clock-in: the phone keeps it, and claims it at once', async ({ page, signInHere }) => {
    const { _id, userId } = await addSewer('Problema-sa-server')
    await signInHere(userId, await setPassword(userId))
    await intercept(page, `**${createAttendance.path}`, (route) => route.fulfill({ status: 503 }), {
      times: 1,
    })
    await page.getByRole('button', { name: 'Clock in' }).click()
    await expect(page.getByText(/^In since 10:\d\d AM/)).toBeVisible()
    const hr = await clientOf(accounts.hr)
    const recorded = async () => (await hr.send(listAttendance, { params: { id: _id }, query: {} })).data
    await expect.poll(recorded).toMatchObject([{ date: '2026-11-18', timeOut: '', claimed: true }])
    await expect(page.getByText('Waits to be sent', { exact: true })).toHaveCount(0)
  })

  test('that only its proxy answers for is said so, and asked again', async ({ page, signInHere }) => {
    const { userId } = await addSewer('Proxy-lang')
    await signInHere(userId, await setPassword(userId))
    await intercept(
      page,
      `**${listPayslips.path.replace(':id', '*')}*`,
      (route) => route.fulfill({ status: 503 }),
      {
        times: 1,
      },
    )
    await page.getByRole('link', { name: 'Pay', exact: true }).click()
    await expect(page.getByText('Tahi cannot answer just now. Try again later.')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('No payslip yet.')).toBeVisible()
  })
})
