import type { Page } from '@playwright/test'
import { listQuotaProgress, readAttendance } from '@tahi/contract'
import { clientOf, recordDay } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { addSewer } from '../support/employees.ts'
import { otherSide } from '../support/message-partner.ts'
import { daysAtHr, expect, keptOn, knownOn, restart, test } from '../support/phone-test.ts'
import { setPassword } from '../support/set-password.ts'
import { hold } from '../support/slow-network.ts'

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/] })

const waiting = (page: Page, count: number) =>
  page.getByRole('link', { name: count === 1 ? '1 entry waits' : `${count} entries wait` })

test('a day and a night without a line: all of it is kept over restarts, sent exactly once, and the next day begins', async ({
  page: first,
  context,
  signInHere,
}) => {
  const { _id, userId } = await addSewer('Liwanag')
  const hr = await clientOf(accounts.manager)
  const today = '2026-11-18'
  const brought = async () => {
    const { data } = await hr.send(listQuotaProgress, { params: { id: 'all' }, query: { employeeId: _id } })
    return data.map(({ quotaProgress }) => quotaProgress)
  }
  await recordDay(hr, { code: userId, date: today, timeIn: '07:02', timeOut: '', status: 'pending' })
  await signInHere(userId, await setPassword(userId))
  await expect(first.getByText('In since 7:02 AM')).toBeVisible()
  await keptOn(first)
  await context.setOffline(true)
  let page = first

  await test.step('the application opens, and says how old what it shows is', async () => {
    page = await restart(context, page)
    await expect(page.getByText('No connection. What you do is kept and sent later.')).toBeVisible()
    await expect(page.getByText('As of just now')).toBeVisible()
    await page.clock.fastForward('02:00')
    await expect(page.getByText(/^As of [23] minutes ago/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Hello, Ligaya' })).toBeVisible()
    await expect(page.getByText('In since 7:02 AM')).toBeVisible()
  })

  await test.step('pieces are kept, and stay after a restart', async () => {
    await page.getByRole('article').first().getByRole('button', { name: 'Add pieces' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '9', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
    await expect(waiting(page, 1)).toBeVisible()
    page = await restart(context, page)
    await expect(page.getByRole('article').first().getByText('Mine: 9')).toBeVisible()
  })

  await test.step('clocking out follows, and what waits is listed in its order', async () => {
    await page.getByRole('button', { name: 'Clock out' }).click()
    await expect(page.getByText('Your day is done.')).toBeVisible()
    page = await restart(context, page)
    await expect(page.getByText('Your day is done.')).toBeVisible()
    await waiting(page, 2).click()
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Pieces', 'Clock out'])
    await expect(page.getByText('9 pieces', { exact: true })).toBeVisible()
  })

  await test.step('with the line back everything arrives once, and HR sees what was claimed', async () => {
    await context.setOffline(false)
    await expect(page.getByText('Everything is sent.')).toBeVisible()
    await expect(page.getByText('No connection')).toHaveCount(0)
    const data = await daysAtHr(_id)
    expect(data).toMatchObject([{ date: today, timeIn: '07:02', claimed: true }])
    expect(data[0]?.timeOut).toMatch(/^10:/)
    const record = await hr.send(readAttendance, { params: { id: data[0]?._id ?? '' } })
    expect(record.data.claims).toMatchObject([{ kind: 'out', outcome: 'recorded', doubts: [] }])
    expect(await brought()).toEqual([9])
  })

  await test.step('and the application goes on as if nothing had been', async () => {
    await page.getByRole('link', { name: 'Today' }).click()
    await expect(page.getByText(/^7:02 AM to 10:\d\d AM/)).toBeVisible()
  })

  await expect(page.getByText('Your day is done.')).toBeVisible()
  await expect(page.getByRole('article').first().getByText('Mine: 9')).toBeVisible()
  await keptOn(page)
  await context.setOffline(true)
  const clockIn = () => page.getByRole('button', { name: 'Clock in' })
  const beginsAnew = async () => {
    await expect(clockIn()).toBeVisible()
    await expect(page.getByText('Thu, Nov 19')).toBeVisible()
    await expect(page.getByText('You have not clocked in yet.')).toBeVisible()
    // Neither yesterday's quotas nor its hours are shown as today's.
    await expect(page.getByText('Today’s hours and quotas come')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(0)
    await expect(page.getByText('Overtime')).toHaveCount(0)
  }

  await test.step('the next day begins on a phone that stays open, and on one that is opened in the morning', async () => {
    await page.getByRole('article').first().getByRole('button', { name: 'Add pieces' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: '4', exact: true }).click()
    // To a time that does not depend on the duration of the journeys before: half past six as the phone estimates the
    // server's clock, which the page's clock is two minutes ahead of since the morning.
    const until = Date.parse('2026-11-19T06:33:00+08:00')
    await page.clock.fastForward(until - (await page.evaluate(() => Date.now())))
    // The number typed before midnight is still there, and counts for the day that is over.
    await expect(sheet).toContainText('A new day has begun. These pieces count for Wed, Nov 18.')
    await sheet.getByRole('button', { name: '2', exact: true }).click()
    await sheet.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(waiting(page, 1)).toBeVisible()
    await beginsAnew()
    page = await restart(context, page)
    await beginsAnew()
  })

  await test.step('the tap is of the new day, and the next one goes home', async () => {
    await clockIn().click()
    await expect(page.getByText(/^In since 6:3\d AM/)).toBeVisible()
    page = await restart(context, page)
    await expect(page.getByText(/^In since 6:3\d AM/)).toBeVisible()
    await page.clock.fastForward('09:00:00')
    await page.getByRole('button', { name: 'Clock out' }).click()
    await expect(page.getByText('Your day is done.')).toBeVisible()
    await expect(waiting(page, 3)).toBeVisible()
  })

  await test.step('the pieces arrive on the day on which they were entered', async () => {
    await context.setOffline(false)
    await expect.poll(async () => (await brought()).sort((one, other) => one - other)).toEqual([9, 42])
  })
})

test('a message and a clock-in without a line wait, and are sent once', async ({
  page,
  context,
  sewerHere,
}) => {
  const { _id } = await sewerHere('Tala')
  await expect(page.getByText('You have not clocked in yet.')).toBeVisible()
  await keptOn(page)
  await page.getByRole('link', { name: 'More' }).click()
  await page.getByRole('link', { name: 'Messages' }).click()
  await page.getByRole('listitem').getByRole('link').first().click()
  await expect(page.getByText('Nothing has been written yet.')).toBeVisible()
  const written = page.getByRole('listitem').filter({ hasText: 'Male-late po ako' })

  await test.step('they wait where they were done', async () => {
    await context.setOffline(true)
    // The clock moves to the beginning of a minute, so that both taps below are within it.
    await page.clock.fastForward(70_000 - (await page.evaluate(() => Date.now() % 60_000)))
    await page.getByLabel('Write a message').fill('Male-late po ako bukas')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(written).toContainText('Waits to be sent')
    await page.getByRole('link', { name: 'Today' }).click()
    await page.getByRole('button', { name: 'Clock in' }).click()
    await expect(page.getByText(/^In since 10:\d\d AM/)).toBeVisible()
    await expect(page.getByText('Waits to be sent', { exact: true })).toBeVisible()
    // A second tap soon after is a mistake, and does not clock out.
    await page.getByRole('button', { name: 'Clock out' }).click()
    await expect(page.getByText('You clocked in just now.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Clock out' })).toBeVisible()
    await page.clock.fastForward('02:00')
    await expect(page.getByText('You clocked in just now.')).toHaveCount(0)
    await waiting(page, 2).click()
    await expect(page.getByText('Male-late po ako bukas')).toBeVisible()
    await expect(page.getByText(/^To /)).toBeVisible()
    await page.getByRole('link', { name: 'Today' }).click()
  })

  await test.step('and arrive once', async () => {
    await context.setOffline(false)
    await expect(page.getByRole('link', { name: /entr(y|ies)/ })).toHaveCount(0)
    await expect(page.getByText(/^In since 10:\d\d AM/)).toBeVisible()
    const data = await daysAtHr(_id)
    expect(data).toMatchObject([{ date: '2026-11-18', timeOut: '', claimed: true }])
    const message = await sentBy(_id)
    expect(message).toEqual(['Male-late po ako bukas'])
  })
})

test('what was sent stays where it was done, though nothing is read behind it', async ({
  page: first,
  context,
  sewerHere,
}) => {
  await sewerHere('Amihan')
  await expect(first.getByText('You have not clocked in yet.')).toBeVisible()
  const shown = async (page: Page) => {
    await expect(page.getByText(/^In since 10:\d\d AM/)).toBeVisible()
    await expect(page.getByText('Mine: 37')).toBeVisible()
    await expect(page.getByText('Waits to be sent', { exact: true })).toHaveCount(0)
  }

  await test.step('in the same moment', async () => {
    await hold(first, '**/api/attendance/today')
    await first.getByRole('button', { name: 'Clock in' }).click()
    await expect(first.getByText(/^In since/)).toBeVisible()
    const quota = first.getByRole('article').first()
    for (const [button, digits, done] of [
      ['Add pieces', '42', 'Add'],
      ['Correct', '5', 'Take away'],
    ] as const) {
      await quota.getByRole('button', { name: button }).click()
      const sheet = first.getByRole('dialog')
      for (const digit of digits) await sheet.getByRole('button', { name: digit, exact: true }).click()
      const stored = first.waitForResponse('**/api/prod/quota-progress/create')
      await sheet.getByRole('button', { name: done, exact: true }).click()
      await stored
    }
    await shown(first)
    await keptOn(first)
    await knownOn(first, '"own":37')
  })

  await test.step('and when the phone was off meanwhile', async () => {
    await context.setOffline(true)
    const page = await restart(context, first)
    await shown(page)
    await context.setOffline(false)
    await expect(page.getByText('No connection')).toHaveCount(0)
    await shown(page)
  })
})

/** The texts that an employee sent to the branch's HR, whoever of them received it. */
async function sentBy(personId: string): Promise<string[]> {
  const texts: string[] = []
  for (const code of [accounts.manager, accounts.hr]) {
    const side = await otherSide(code, 'console')
    texts.push(...(await side.thread(personId)))
    side.close()
  }
  return texts
}
