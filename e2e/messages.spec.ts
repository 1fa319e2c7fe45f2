import type { Page } from '@playwright/test'
import { listMessages, markMessageSeen, updatePerson } from '@tahi/contract'
import { clientOf } from './client.ts'
import { accounts } from './company.ts'
import { addEmployee } from './employees.ts'
import { type OtherSide, otherSide } from './other-side.ts'
import { expect, test } from './page.ts'

const composer = (page: Page) => page.getByRole('textbox', { name: 'Type a message...' })
const threadOf = (page: Page) => page.getByRole('region', { name: /^Messages with/ })
const listOf = (page: Page) => page.getByRole('navigation', { name: 'Conversations' })
const rowOf = (page: Page, name: string) => listOf(page).getByRole('link', { name: new RegExp(name) })
const bubbles = (page: Page) => threadOf(page).getByRole('paragraph')

const write = async (page: Page, text: string) => {
  await composer(page).fill(text)
  await composer(page).press('Enter')
}

/** Somebody of the demo with whom nothing was written yet. */
const withSilentEmployee = async (code: string, manager: string) => {
  const side = await otherSide(code)
  return { side, managerId: await side.find(manager) }
}

/** Counts the tones that the page plays. */
const countTones = (page: Page) =>
  page.addInitScript(() => {
    const counting = globalThis as unknown as { tones: number }
    counting.tones = 0
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (when) {
      counting.tones += 1
      start.call(this, when)
    }
  })
const tonesOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { tones: number }).tones)

test('an HR Admin and an employee write to each other', async ({ page, signIn, expectAccessible }) => {
  test.setTimeout(120_000)
  const { side, managerId } = await withSilentEmployee('EMP-00050', accounts.manager)
  await countTones(page)
  await signIn(accounts.manager)
  const menu = page.getByRole('navigation', { name: 'Main' })
  const unreadBefore =
    await test.step('the badge shows on the closed entry, and on Message inside it', async () => {
      const badge = menu.getByRole('link', { name: /^Monitoring \d+ unread conversations/ })
      await expect(badge).toBeVisible()
      await badge.click()
      const inside = menu.getByRole('link', { name: /^Message \d+ unread conversations/ })
      const count = Number(/\d+/.exec((await inside.textContent()) ?? '')?.[0])
      await inside.click()
      await expect(page).toHaveURL(/\/messages$/)
      await expect(page.getByText('Select a user to start chatting')).toBeVisible()
      await expect(listOf(page).getByRole('img', { name: /unread$/ })).toHaveCount(count)
      await expectAccessible()
      return count
    })

  await test.step('who was never written to is found by name', async () => {
    await page.getByRole('searchbox', { name: 'Search' }).fill('nobody at all')
    await expect(page.getByText('No Conversation Found')).toBeVisible()
    await expectAccessible()
    await page.getByRole('searchbox', { name: 'Search' }).fill('EMP-00050')
    await expect(listOf(page).getByRole('link')).toHaveCount(1)
    await listOf(page).getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`with=${side.id}`))
    await expect(page.getByText('Nothing was written yet.')).toBeVisible()
    await expectAccessible()
  })

  await test.step('blanks alone are never sent; Shift and Enter begin a line, Enter sends', async () => {
    await write(page, '   ')
    await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
    await composer(page).fill('Good morning!')
    await composer(page).press('Shift+Enter')
    await composer(page).pressSequentially('Did you get your ID?')
    await composer(page).press('Enter')
    await expect(bubbles(page)).toHaveText(['Good morning!\nDid you get your ID?'])
    await expect(composer(page)).toHaveValue('')
    // The server's clock runs on from test to test.
    await expect(threadOf(page).getByText(/^Nov 18, 2026, 10:\d\d AM · Just now$/)).toBeVisible()
    await expect.poll(() => side.heard).toEqual(['Good morning!\nDid you get your ID?'])
  })

  await test.step('the other sees it, answers, and it sounds', async () => {
    const [last] = (
      await side.client.send(listMessages, {
        params: { id: managerId },
        query: {},
      })
    ).data
    await side.client.send(markMessageSeen, {
      params: { messageId: last?._id ?? '' },
      body: { isSeen: { status: true } },
    })
    await expect(threadOf(page).getByText('Seen', { exact: true })).toBeVisible()
    await side.write(managerId, 'Opo, salamat po!')
    await expect(bubbles(page).last()).toHaveText('Opo, salamat po!')
    await expect(threadOf(page).getByText('Replied to you')).toBeVisible()
    await expect.poll(() => tonesOf(page)).toBe(2)
    await expectAccessible()
  })

  await test.step('what is looked at is seen', async () => {
    await expect(rowOf(page, 'EMP-00050|Opo, salamat').getByRole('img')).toHaveCount(0)
    await expect(menu.getByRole('link', { name: /^Message/ })).toHaveAccessibleName(
      new RegExp(`^Message ${unreadBefore} unread`),
    )
  })

  await test.step('a message elsewhere is a dot and counts, silently when muted', async () => {
    await page.getByRole('searchbox', { name: 'Search' }).fill('')
    await page.getByRole('button', { name: 'Mute the sound' }).click()
    const other = await otherSide('EMP-00053')
    await other.write(managerId, 'Nasa gate na po ang delivery.')
    other.close()
    await expect(listOf(page).getByRole('link').first()).toContainText('Nasa gate na po ang delivery.')
    await expect(listOf(page).getByRole('link').first().getByRole('img', { name: '1 unread' })).toBeVisible()
    await expect(menu.getByRole('link', { name: /^Message/ })).toHaveAccessibleName(
      new RegExp(`^Message ${unreadBefore + 1} unread`),
    )
    expect(await tonesOf(page)).toBe(2)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Mute the sound', pressed: true })).toBeVisible()
    await expect(bubbles(page).last()).toHaveText('Opo, salamat po!')
  })
  side.close()
})

test.describe('without a line', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/] })

  test('messages wait, outlive a reload and are sent once and in order', async ({
    page,
    context,
    signIn,
    expectAccessible,
  }) => {
    test.setTimeout(120_000)
    const { side, managerId } = await withSilentEmployee('EMP-00054', accounts.manager)
    await signIn(accounts.manager)
    await page.goto(`/messages?with=${side.id}`)
    await write(page, 'one')
    await expect(page.getByText('Waiting to be sent')).toHaveCount(0)
    await expect.poll(() => side.thread(managerId)).toEqual(['one'])

    await context.setOffline(true)
    for (const text of ['two', 'three']) await write(page, text)
    await expect(page.getByText('Waiting to be sent')).toHaveCount(2)
    await expectAccessible()
    await side.write(managerId, 'meanwhile')
    expect(await side.thread(managerId)).toEqual(['one', 'meanwhile'])

    await context.setOffline(false)
    await expect(page.getByText('Waiting to be sent')).toHaveCount(0)
    await expect(bubbles(page)).toHaveText(['one', 'meanwhile', 'two', 'three'])
    expect(await side.thread(managerId)).toEqual(['one', 'meanwhile', 'two', 'three'])
    await expect.poll(() => side.heard).toEqual(['one', 'two', 'three'])

    await test.step('a reload in between', async () => {
      await page.route('**/api/messages/send', (route) => route.abort())
      await page.routeWebSocket(/socket\.io/, (socket) => socket.close())
      await page.reload()
      await write(page, 'four')
      await expect(page.getByText('Waiting to be sent')).toHaveCount(1)
      await page.reload()
      await expect(bubbles(page).last()).toHaveText('four')
      await expect(page.getByText('Waiting to be sent')).toHaveCount(1)
      await page.unroute('**/api/messages/send')
      await expect(page.getByText('Waiting to be sent')).toHaveCount(0)
      expect(await side.thread(managerId)).toEqual(['one', 'meanwhile', 'two', 'three', 'four'])
    })
    side.close()
  })

  test('what the server refuses says why, and is tried again or deleted', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    const employee = await addEmployee('Dimagiba')
    const hr = await clientOf(accounts.hr)
    await signIn(accounts.manager)
    await page.goto(`/messages?with=${employee._id}`)
    await write(page, 'Welcome!')
    await expect(bubbles(page)).toHaveText(['Welcome!'])
    await page.clock.pauseAt('2026-11-18T02:30:00Z')
    await hr.send(updatePerson, { body: { _id: employee._id, status: false } })
    await write(page, 'Are you there?')
    await page.clock.resume()
    await expect(page.getByText(/Not sent\. Ligaya Dimagiba is deactivated/)).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText(/Not sent\./)).toBeVisible()
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect(bubbles(page)).toHaveText(['Welcome!'])
    await page.reload()
    await expect(page.getByText(/so nothing more can be sent/)).toBeVisible()
    await expect(composer(page)).toHaveCount(0)
    await expectAccessible()
  })
})

test('a long thread pages in upwards without moving what is read', async ({ page, signIn }) => {
  test.setTimeout(180_000)
  const { side, managerId } = await withSilentEmployee('EMP-00055', accounts.manager)
  const manager = await otherSide(accounts.manager, 'console')
  const sides: OtherSide[] = [side, manager]
  // As many as one may write in a minute, from both.
  for (let number = 1; number <= 110; number++) {
    const from = sides[number % 2] ?? side
    await from.write(from === side ? managerId : side.id, `Message ${number}`)
  }
  await signIn(accounts.manager)
  await page.goto(`/messages?with=${side.id}`)
  await expect(bubbles(page).last()).toHaveText('Message 110')
  await expect(bubbles(page).last()).toBeInViewport()
  const shown = await bubbles(page).count()
  expect(shown).toBeLessThan(110)

  const scroll = threadOf(page)
  const first = bubbles(page).filter({ hasText: /^Message 65$/ })
  await first.scrollIntoViewIfNeeded()
  const before = await first.boundingBox()
  await scroll.evaluate((element) => {
    element.scrollTop -= 400
  })
  await expect.poll(() => bubbles(page).count()).toBeGreaterThan(shown)
  await expect(first).toBeAttached()
  const after = await first.boundingBox()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0) - 400)).toBeLessThanOrEqual(5)

  await expect(async () => {
    await scroll.evaluate((element) => {
      element.scrollTop = -element.scrollHeight
    })
    await expect(bubbles(page)).toHaveCount(110, { timeout: 1_000 })
  }).toPass()
  await expect(bubbles(page).first()).toHaveText('Message 1')
  await expect(page.getByRole('button', { name: 'Show earlier messages' })).toHaveCount(0)
  for (const one of sides) one.close()
})

test('on a phone the list and the thread are two views', async ({ page, signIn, expectAccessible }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(accounts.hr)
  await page.goto('/messages')
  await expect(listOf(page)).toBeVisible()
  await listOf(page).getByRole('link').first().click()
  await expect(listOf(page)).toBeHidden()
  await expect(composer(page)).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Back to the list' }).click()
  await expect(listOf(page)).toBeVisible()
  await expect(composer(page)).toHaveCount(0)
  await page.goBack()
  await expect(composer(page)).toBeVisible()
})

test('nobody else opens Messages', async ({ page, signIn }) => {
  await signIn(accounts.admin)
  await page.goto('/messages')
  await expect(page.getByText('Not allowed')).toBeVisible()
})
