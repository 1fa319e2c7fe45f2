import type { Page } from '@playwright/test'
import { listMessages, markMessageSeen } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { accounts } from '../support/demo-company.ts'
import { otherSide } from '../support/message-partner.ts'
import {
  bubbles,
  composer,
  listOf,
  rowOf,
  threadOf,
  withSilentEmployee,
  write,
} from '../support/messages-page.ts'
import { wideAt } from '../support/phone-test.ts'
import { visit } from '../support/visit.ts'

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

/** Presses Logout, and stays because something typed would be lost. */
async function beginToLogOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /HR Admin/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
}

test('an HR Admin and an employee write to each other', async ({ page, signIn, expectAccessible }) => {
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
  })

  await test.step('neither blanks nor too long a text are sent; Shift and Enter begin a line, Enter sends', async () => {
    await write(page, '   ')
    await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
    await composer(page).fill('x'.repeat(3_300))
    await composer(page).press('Enter')
    await expect(composer(page)).toHaveAccessibleDescription('At most 2,000 characters: 1,300 too many')
    await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
    await expect(composer(page)).toHaveValue('x'.repeat(3_300))
    await composer(page).fill('Good morning!')
    await composer(page).press('Shift+Enter')
    await composer(page).pressSequentially('Did you get your ID?')
    await composer(page).press('Enter')
    await expect(bubbles(page)).toHaveText(['Good morning!\nDid you get your ID?'])
    await expect(composer(page)).toHaveValue('')
    // The server's clock advances from test to test.
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

  await test.step('what is typed is not lost by logging out without a question', async () => {
    await composer(page).fill('Pakisabi po')
    await beginToLogOut(page)
    await expect(composer(page)).toHaveValue('Pakisabi po')
  })

  await test.step('nor is what was typed to somebody else', async () => {
    await listOf(page).getByRole('link').first().click()
    await expect(composer(page)).toHaveValue('')
    await beginToLogOut(page)
    await page.goBack()
    await expect(composer(page)).toHaveValue('Pakisabi po')
  })

  await test.step('what is written from right to left is read so, line by line', async () => {
    await write(page, 'مرحبا!\nWelcome!')
    await expect(bubbles(page).last()).toContainText('Welcome!')
    const rightOf = (place: number) =>
      bubbles(page)
        .last()
        .evaluate((bubble, at) => {
          const range = document.createRange()
          range.setStart(bubble.firstChild as Node, at)
          range.setEnd(bubble.firstChild as Node, at + 1)
          return range.getBoundingClientRect().right
        }, place)
    expect(await rightOf(5)).toBeLessThan(await rightOf(0))
    expect(await rightOf(7)).toBeLessThan(await rightOf(14))
  })

  await test.step('on a phone the list and the thread are two views', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, '/messages')
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
    await page.setViewportSize({ width: 320, height: 640 })
    await expect(bubbles(page).last()).toBeVisible()
    expect(await page.evaluate(wideAt, '200%')).toEqual([])
  })
  side.close()
})

test('a long thread pages in upwards without moving what is read', async ({ page, signIn }) => {
  const { side, managerId } = await withSilentEmployee('EMP-00055', accounts.manager)
  const manager = await otherSide(accounts.manager, 'console')
  // Fewer from the manager, who writes in other journeys too: nobody sends more than 60 in a minute.
  for (let number = 1; number <= 60; number++)
    await (number % 3 === 0
      ? manager.write(side.id, `Message ${number}`)
      : side.write(managerId, `Message ${number}`))
  await signIn(accounts.manager, `/messages?with=${side.id}`)
  await expect(bubbles(page).last()).toHaveText('Message 60')
  await expect(bubbles(page).last()).toBeInViewport()
  const shown = await bubbles(page).count()
  expect(shown).toBeLessThan(60)

  const scroll = threadOf(page)
  // A reply to the last message of the page above, whose text is known only once that page is there.
  const first = bubbles(page).filter({ hasText: /^Message 11$/ })
  const topOf = (element: Element) => element.getBoundingClientRect().top
  // Measured before the page above can arrive.
  const before = await first.evaluate((element) => {
    const region = element.closest('section')
    if (region) region.scrollTop = -region.scrollHeight
    return element.getBoundingClientRect().top
  })
  await expect.poll(() => bubbles(page).count()).toBeGreaterThan(shown)
  expect(Math.abs((await first.evaluate(topOf)) - before)).toBeLessThanOrEqual(2)

  await expect(async () => {
    await scroll.evaluate((element) => {
      element.scrollTop = -element.scrollHeight
    })
    await expect(bubbles(page)).toHaveCount(60, { timeout: 1_000 })
  }).toPass()
  await expect(bubbles(page).first()).toHaveText('Message 1')
  await expect(page.getByRole('button', { name: 'Show earlier messages' })).toHaveCount(0)

  await test.step('what comes below stays unread until it is in view, and what one writes is', async () => {
    await side.write(managerId, 'Meanwhile')
    await expect(bubbles(page).last()).toHaveText('Meanwhile')
    const unread = rowOf(page, 'Meanwhile').getByRole('img', { name: '1 unread' })
    await expect(unread).toBeVisible()
    await expect(bubbles(page).first()).toBeInViewport()
    const isSeen = async () =>
      (await side.client.send(listMessages, { params: { id: managerId }, query: {} })).data.find(
        ({ text }) => text === 'Meanwhile',
      )?.isSeen.status
    expect(await isSeen()).toBe(false)
    await write(page, 'An answer')
    await expect(bubbles(page).last()).toHaveText('An answer')
    await expect(bubbles(page).last()).toBeInViewport()
    await expect.poll(isSeen).toBe(true)
  })
  for (const one of [side, manager]) one.close()
})
