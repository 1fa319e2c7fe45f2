import type { Page } from '@playwright/test'
import { type Call, createAttendance, listDocuments, listLeaves, listPayslips } from '@tahi/contract'
import { openEmptyPage } from '../support/browser-test.ts'
import { watchCalls } from '../support/failure-report.ts'
import { intercept } from '../support/intercept.ts'
import { daysAtHr, expect, keptOn, knownOn, restart, test } from '../support/phone-test.ts'
import { cutLive, hold } from '../support/slow-network.ts'
import { visit } from '../support/visit.ts'

/**
 * Keeps a call in the page, as a dead line does. A held request would be let go when the page is closed.
 * @returns what resolves once the page has asked
 */
async function neverSend(page: Page, { path }: Call) {
  await page.evaluate((path) => {
    const send = globalThis.fetch
    globalThis.fetch = (input, init) => {
      if (!String(input).endsWith(path)) return send(input, init)
      Object.assign(globalThis, { hasAsked: true })
      return new Promise(() => {})
    }
  }, path)
  return () => page.waitForFunction(() => 'hasAsked' in globalThis)
}

const retry = (page: Page) => page.getByRole('button', { name: 'Try again' })

test('a clock-in whose page is closed before the answer is claimed by the next page', async ({
  page,
  context,
  sewerHere,
}) => {
  const { _id } = await sewerHere('Saradong-pahina')
  const asked = await neverSend(page, createAttendance)
  await page.getByRole('button', { name: 'Clock in' }).click()
  await asked()
  const next = await restart(context, page)
  await expect(next.getByText(/^In since 10:\d\d AM/)).toBeVisible()
  await next.clock.fastForward('00:20')
  await expect.poll(() => daysAtHr(_id)).toMatchObject([{ date: '2026-11-18', timeOut: '', claimed: true }])
  await expect(next.getByText('Waits to be sent', { exact: true })).toHaveCount(0)
})

test.describe('a server in trouble, and a slow line', () => {
  test.use({ expectedErrors: [/503/] })

  test('lose nothing, and are said: answers that fail, break off, come late or never, and links that end', async ({
    page,
    sewerHere,
  }) => {
    // A realtime connection that opened in between would make the page refetch everything.
    await cutLive(page)
    const { _id } = await sewerHere('Problema-sa-server')
    const noLeave = page.getByText('You have not asked for leave yet')
    /** Answers the next call as the proxy of a server that is down does. */
    const refuseOnce = (url: string) =>
      intercept(page, url, (route) => route.fulfill({ status: 503 }), { times: 1 })

    await test.step('no clock-in is lost: the phone keeps it, and claims it at once', async () => {
      await refuseOnce(`**${createAttendance.path}`)
      await page.getByRole('button', { name: 'Clock in' }).click()
      await expect(page.getByText(/^In since 10:\d\d AM/)).toBeVisible()
      await expect
        .poll(() => daysAtHr(_id))
        .toMatchObject([{ date: '2026-11-18', timeOut: '', claimed: true }])
      await expect(page.getByText('Waits to be sent', { exact: true })).toHaveCount(0)
    })

    await test.step('that only the proxy answers is said so, and asked again', async () => {
      await refuseOnce(`**${listPayslips.path.replace(':id', '*')}*`)
      await page.getByRole('link', { name: 'Pay', exact: true }).click()
      await expect(page.getByText('Tahi cannot answer just now. Try again later.')).toBeVisible()
      await retry(page).click()
      await expect(page.getByText('No payslip yet.')).toBeVisible()
    })

    await test.step('an answer that breaks off is none: what was typed stays, and can be saved again', async () => {
      const saving = '**/api/auth/update-user/'
      await visit(page, '/app/profile')
      await page.getByLabel('Contact number').fill('0917 555 1234')
      await intercept(page, saving, (route) => route.fulfill({ body: '{"success":true,"da' }))
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('This needs a connection. What you typed is kept.')).toBeVisible()
      await expect(page.getByLabel('Contact number')).toHaveValue('0917 555 1234')
      await page.unroute(saving)
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Saved', { exact: false })).toBeVisible()
      await expect(page.getByText('No connection')).toHaveCount(0)
    })

    await test.step('a reading that nobody answers is given up, and can be asked for again', async () => {
      const dead = await hold(page, '**/api/leave/**')
      await page.getByRole('link', { name: 'Leave', exact: true }).click()
      await dead.asked
      await page.clock.fastForward('01:01')
      // One for the leaves, and one for the days used.
      await expect(retry(page)).toHaveCount(2)
      dead.release()
      await retry(page).first().click()
      await expect(noLeave).toBeVisible()
      await retry(page).click()
      await expect(retry(page)).toHaveCount(0)
      await expect(page.getByText('No connection')).toHaveCount(0)
    })

    await test.step('what was read earlier says how old it is while a slow line brings nothing newer', async () => {
      const age = page.getByText('As of 1 hour ago')
      await keptOn(page, listLeaves)
      // Every answer would tell the phone the server's time, which does not advance.
      const slow = await hold(page, '**/api/**')
      await page.clock.fastForward('01:00:00')
      await page.reload()
      await expect(noLeave).toBeVisible()
      await expect(age).toHaveCount(0)
      await page.clock.fastForward('00:03')
      await expect(age.first()).toBeVisible()
      await expect(noLeave).toBeVisible()
      slow.release()
      await expect(age).toHaveCount(0)
    })

    await test.step('a document whose address may have ended is no link until it has a new one', async () => {
      await visit(page, '/app/documents')
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
  })
})

test.describe('what a phone keeps', () => {
  test.use({
    // Also the fields that an answer of another version lacks.
    expectedErrors: [
      /ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket|fetching the script|NotLoaded|reading '(announcements|messages|notifications)'/,
    ],
  })

  test('does not stop the application: neither a part that is not there yet, nor answers of another version', async ({
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

    await test.step('the rest of the application is there, and the part comes with the line', async () => {
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

    await test.step('answers of another version are dropped, and read again', async () => {
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
