import type { Page } from '@playwright/test'
import { createAttendance, listDocuments, listLeaves, listPayslips } from '@tahi/contract'
import { openEmptyPage } from '../support/browser-test.ts'
import { watchCalls } from '../support/failure-report.ts'
import { intercept } from '../support/intercept.ts'
import { daysAtHr, expect, keptOn, knownOn, test } from '../support/phone-test.ts'
import { cutLive, hold } from '../support/slow-network.ts'

const retry = (page: Page) => page.getByRole('button', { name: 'Try again' })

test('a document whose address may have ended is no link until it has a new one', async ({
  page,
  sewerHere,
}) => {
  // Or a refetch as the connection opens could be answered after the clock has advanced.
  await cutLive(page)
  await sewerHere('Lumang-link')
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

test('what was read earlier says how old it is while a slow line brings nothing newer', async ({
  page,
  sewerHere,
}) => {
  await cutLive(page)
  await sewerHere('Mabagal-na-linya')
  await page.goto('/app/leave')
  const known = page.getByText('You have not asked for leave yet')
  const age = page.getByText('As of 1 hour ago')
  await expect(known).toBeVisible()
  await keptOn(page, listLeaves)
  // Every answer would tell the phone the server's time, which does not advance.
  const slow = await hold(page, '**/api/**')
  await page.clock.fastForward('01:00:00')
  await page.reload()
  await expect(known).toBeVisible()
  await expect(age).toHaveCount(0)
  await page.clock.fastForward('00:03')
  await expect(age.first()).toBeVisible()
  await expect(known).toBeVisible()
  slow.release()
  await expect(age).toHaveCount(0)
})

test('a reading that nobody answers is given up, and can be asked for again', async ({ page, sewerHere }) => {
  // A realtime connection that opened in between would make the page refetch everything.
  await cutLive(page)
  await sewerHere('Walang-sagot')
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
  sewerHere,
}) => {
  await sewerHere('Putol-na-sagot')
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
    sewerHere,
  }) => {
    // A realtime connection that opened in between would make the page refetch everything.
    await cutLive(page)
    // As in the first minutes on a slow network.
    await context.route('**/app/worker.js', (route) => route.abort())
    const unanswered = watchCalls(page)
    await sewerHere('Kalahating-dating')
    await expect(page.getByRole('article').first()).toBeVisible()
    // A reply that came after the browser's offline event would count as being online.
    await expect.poll(unanswered).toEqual([])
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Leave' }).click()
    await expect(page.getByText('This is not on your phone yet.')).toBeVisible()
    await expect(retry(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'Today' }).click()
    await expect(page.getByText('You have not clocked in yet.')).toBeVisible()
    await page.getByRole('link', { name: 'Leave' }).click()
    await context.setOffline(false)
    await expect(page.getByText('You have not asked for leave yet.')).toBeVisible()
  })
})

test.describe('answers of another version', () => {
  test.use({ expectedErrors: [/TypeError/] })

  test('do not stop the application from being opened', async ({ page, sewerHere }) => {
    await sewerHere('Lumang-sagot')
    await expect(page.getByRole('article').first()).toBeVisible()
    await keptOn(page)
    await knownOn(page, '"unread"')
    // Away from the application, which would store its own replies again.
    await openEmptyPage(page)
    await page.evaluate(keepOtherShape)
    await page.goto('/app/')
    await expect(page.getByText('Something went wrong. Try again.')).toBeVisible()
    // The stored replies are deleted afterwards; the tabs may have asked anew already.
    await knownOn(page, /^\[\]$|"unread"/)
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

  test('loses no clock-in: the phone keeps it, and claims it at once', async ({ page, sewerHere }) => {
    const { _id } = await sewerHere('Problema-sa-server')
    await intercept(page, `**${createAttendance.path}`, (route) => route.fulfill({ status: 503 }), {
      times: 1,
    })
    await page.getByRole('button', { name: 'Clock in' }).click()
    await expect(page.getByText(/^In since 10:\d\d AM/)).toBeVisible()
    await expect.poll(() => daysAtHr(_id)).toMatchObject([{ date: '2026-11-18', timeOut: '', claimed: true }])
    await expect(page.getByText('Waits to be sent', { exact: true })).toHaveCount(0)
  })

  test('that only its proxy answers for is said so, and asked again', async ({ page, sewerHere }) => {
    await sewerHere('Proxy-lang')
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
